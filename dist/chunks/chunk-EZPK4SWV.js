import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/fence.ts
function fenceOf(document, { span }) {
  const opening = /^(?:`{3,}|~{3,})/.exec(document.slice(span.start, span.start + 100))?.[0];
  if (opening === void 0) return void 0;
  const lineStart = Math.max(document.lastIndexOf("\n", span.end - 1), document.lastIndexOf("\r", span.end - 1)) + 1;
  const lastLine = document.slice(Math.max(lineStart, span.start), span.end).trim();
  return { opening, closed: lineStart > span.start && lastLine.endsWith(opening) };
}

export {
  fenceOf
};
