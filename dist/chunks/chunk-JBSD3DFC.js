import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/source-text.ts
var LF = 10;
var CR = 13;
function lineStarts(text) {
  const starts = [0];
  if (!text.includes("\r")) {
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF || code === CR && text.charCodeAt(at + 1) !== LF) starts.push(at + 1);
  }
  return starts;
}
function createSourceText(text) {
  let table;
  const starts = () => table ??= lineStarts(text);
  const clamp = (offset) => Math.max(0, Math.min(offset, text.length));
  const lineIndexAt = (offset) => {
    const lines = starts();
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      if ((lines[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const lineSpan = (line) => {
    const lines = starts();
    const start = lines[line - 1];
    if (start === void 0) return { start: text.length, end: text.length };
    let end = lines[line] ?? text.length;
    if (lines[line] !== void 0) {
      if (text.charCodeAt(end - 1) === LF) end -= 1;
      if (end > start && text.charCodeAt(end - 1) === CR) end -= 1;
    }
    return { start, end };
  };
  return {
    length: text.length,
    get lineCount() {
      return starts().length;
    },
    slice: (start, end) => text.slice(start, end),
    pointAt(offset) {
      const at = clamp(offset);
      const index = lineIndexAt(at);
      return { line: index + 1, column: at - (starts()[index] ?? 0) + 1 };
    },
    offsetAt({ line, column }) {
      const { start, end } = lineSpan(line);
      return Math.min(start + Math.max(column, 1) - 1, end);
    },
    lineSpan
  };
}

export {
  createSourceText
};
