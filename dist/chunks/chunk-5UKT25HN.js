import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/visible-lines.ts
var found = /* @__PURE__ */ new WeakMap();
function visibleLines(document) {
  let lines = found.get(document);
  if (lines === void 0) {
    lines = linesOf(document);
    found.set(document, lines);
  }
  return lines;
}
function linesOf(document) {
  const { source } = document;
  const text = blank(document);
  const codes = document.nodes("code").map(({ span }) => span);
  const lines = [];
  let next = 0;
  for (let line = 1; line <= source.lineCount; line += 1) {
    const span = source.lineSpan(line);
    while ((codes[next]?.end ?? Infinity) <= span.start) next += 1;
    const code = codes[next];
    if (code !== void 0 && code.start < span.end && code.end > span.start) continue;
    lines.push({ text: text.slice(span.start, span.end), span });
  }
  return lines;
}
function blank(document) {
  const { text } = document;
  let result = "";
  let at = 0;
  for (const { span } of document.nodes("html")) {
    const start = Math.max(at, span.start);
    result += text.slice(at, start) + text.slice(start, span.end).replaceAll(/<!--[^]*?(?:-->|$)/g, (comment) => comment.replaceAll(/[^\r\n]/g, " "));
    at = Math.max(at, span.end);
  }
  return result + text.slice(at);
}

export {
  visibleLines
};
