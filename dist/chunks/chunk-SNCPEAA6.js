import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  OffsetMapBuilder,
  composeMaps
} from "./chunk-2HZWXRTW.js";

// src/parse/lines.ts
function* linesFrom(text, start = 0) {
  const ending = /\r\n?|\n/g;
  let at = start;
  for (; ; ) {
    ending.lastIndex = at;
    const match = ending.exec(text);
    const end = match?.index ?? text.length;
    yield { span: { start: at, end }, text: text.slice(at, end), next: match === null ? text.length : ending.lastIndex };
    if (match === null) return;
    at = ending.lastIndex;
  }
}

// src/parse/mapped-lines.ts
function mapLines(text, start, lines, kind = "code") {
  const builder = new OffsetMapBuilder();
  const sourceLines = linesFrom(text, start);
  let end = start;
  let content = "";
  for (const [index, valueLine] of lines.entries()) {
    const line = sourceLines.next().value;
    if (line === void 0) break;
    const divided = kind === "html" ? 0 : spacesOfDividedTab(valueLine, line.text);
    const at = kind === "html" ? Math.max(0, line.text.indexOf(valueLine)) : line.text.length - (valueLine.length - divided);
    const literal = line.span.start + at;
    const literalEnd = literal + valueLine.length - divided;
    if (divided > 0) builder.add(divided, { start: literal - 1, end: literal });
    if (literal < literalEnd) builder.add(literalEnd - literal, { start: literal, end: literalEnd });
    content += valueLine;
    end = literalEnd;
    if (index === lines.length - 1) break;
    builder.add(line.next - line.span.end, { start: line.span.end, end: line.next });
    content += text.slice(line.span.end, line.next);
  }
  return { text: content, map: builder.build(start), span: { start, end } };
}
function spacesOfDividedTab(valueLine, sourceLine) {
  let spaces = 0;
  while (valueLine[spaces] === " " && !sourceLine.endsWith(valueLine.slice(spaces))) spaces += 1;
  return spaces;
}

// src/parse/code-content.ts
function codeContent(text, node) {
  const start = linesFrom(text, node.span.start).next().value?.next ?? node.span.end;
  return mapLines(text, start, node.value === "" ? [] : node.value.split(/\r\n?|\n/));
}

// src/parse/snippet/snippet-code.ts
var longestCode = 3e4;
function snippetCode(document, fence) {
  const { text, map, span } = codeContent(document, fence);
  const closed = /(?:^|[\r\n])[ \t>]*(`{3,}|~{3,})[ \t]*$/.test(document.slice(span.end, fence.span.end));
  if (!text.includes("\r")) return { fence, span, code: text, map, closed };
  const builder = new OffsetMapBuilder();
  let code = "";
  let end = 0;
  for (const { 0: lineBreak, index } of text.matchAll(/\r\n?/g)) {
    if (index > end) builder.add(index - end, { start: end, end: index });
    builder.add(1, { start: index, end: index + lineBreak.length });
    code += `${text.slice(end, index)}
`;
    end = index + lineBreak.length;
  }
  if (end < text.length) builder.add(text.length - end, { start: end, end: text.length });
  return { fence, span, code: code + text.slice(end), map: composeMaps(builder.build(), map), closed };
}
function baseOf({ fence, span, code, closed }, faults) {
  return { fence, span, code, closed, faults };
}

export {
  linesFrom,
  mapLines,
  codeContent,
  longestCode,
  snippetCode,
  baseOf
};
