import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/at-home.ts
function isAtHome(contract, { kind, path }) {
  return kind === "comment" || contract.files.some(({ glob }) => glob.matches(path));
}

export {
  isAtHome
};
