import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/target.ts
function readTarget(text) {
  const match = /^(issue|pull-request|pr)\/([1-9]\d{0,9})$/.exec(text);
  if (match === null) return void 0;
  return { type: match[1] === "issue" ? "issue" : "pull-request", number: Number(match[2]) };
}
function targetName({ type, number }) {
  return type === void 0 ? `number ${String(number)}` : `${type.replace("-", " ")} ${String(number)}`;
}

export {
  readTarget,
  targetName
};
