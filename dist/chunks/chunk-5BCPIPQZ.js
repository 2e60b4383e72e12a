import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/fence-lines.ts
function findFenceLines(document) {
  const { text, source } = document;
  const from = document.frontmatter?.span.end ?? 0;
  const html = document.nodes("html").filter(({ inline }) => !inline);
  const lines = [];
  let block = 0;
  for (const match of text.matchAll(/^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})([^\r\n]*)$/gm)) {
    const [, prefix = "", marks = "", rest = ""] = match;
    const start = match.index + prefix.length;
    if (start < from) continue;
    while ((html[block]?.span.end ?? Infinity) <= start) block += 1;
    const inHtml = (html[block]?.span.start ?? Infinity) <= start;
    if (inHtml && /^<(?:!|\?|pre|script|style|textarea)/i.test(html[block]?.value ?? "")) continue;
    const info = rest.trim();
    if (info !== "" && !isInfo(marks, info)) continue;
    const { line } = source.pointAt(start);
    const next = source.lineSpan(line + 1);
    const beforeBlank = source.slice(next.start, next.end).trim() === "";
    lines.push({ run: { start, end: start + marks.length }, info, text: `${marks}${rest.trimEnd()}`, line, prefix, indent: indentOf(prefix), quotes: prefix.split(">").length - 1, inHtml, beforeBlank });
  }
  return lines;
}
function isInfo(run, info) {
  if (run.startsWith("`") && info.includes("`")) return false;
  return /^[ \t]*[\w{.+#-]/.test(info) && (info.trim().split(/\s+/).length <= 3 || /[={]/.test(info));
}
function runOf(text) {
  return /^(?:`+|~+)/.exec(text)?.[0] ?? "";
}
function swallows(opening, line) {
  return line.info !== "" && isLongEnough(opening, line) && line.indent - opening.indent <= 3;
}
function closes(opening, line) {
  return line.info === "" && !/[-*+\d]/.test(line.prefix) && isLongEnough(opening, line) && Math.abs(line.indent - opening.indent) <= 3;
}
function isLongEnough(opening, line) {
  const length = opening.run.end - opening.run.start;
  return line.quotes === opening.quotes && line.text[0] === opening.text[0] && line.run.end - line.run.start >= length;
}
function indentOf(prefix) {
  return prefix.replaceAll("	", "    ").length;
}
function holdsMarkdown({ info, beforeBlank }) {
  return info === "" ? !beforeBlank : /^(?:md|mdx|markdown|text|txt|plaintext)(?:$|[\s{])/i.test(info);
}

// src/core/fences.ts
var fenceNodes = ["code", "html"];
var mostFaults = 20;
function findFenceFaults(document) {
  const fenced = document.nodes("code").filter((node) => isFenced(document, node));
  const first = fenced.find((node, index) => !isClosed(document, node) || swallowsFence(node, document) || isBeforeRest(node, fenced[index + 1]));
  if (first === void 0) return [];
  const cut = new Map(fenced.filter((node) => node.within.length > 0 && !isClosed(document, node)).map(({ span }) => [span.start, span.end]));
  const lines = findFenceLines(document);
  const faults = [];
  for (let at = 0; at < lines.length && faults.length < mostFaults; ) {
    const { fault, next } = readBlock(document.text, lines, at, cut);
    if (fault !== void 0 && (fault.kind === "html" || fault.opening.run.start >= first.span.start)) faults.push(fault);
    at = next;
  }
  return faults;
}
function isFenced({ text }, { span }) {
  return /^(?:`{3}|~{3})/.test(text.slice(span.start, span.start + 3));
}
function isClosed({ text }, { span }) {
  const source = text.slice(span.start, span.end).trimEnd();
  const start = Math.max(source.lastIndexOf("\n"), source.lastIndexOf("\r"));
  return start !== -1 && /^[ \t>]*(`{3,}|~{3,})$/.exec(source.slice(start + 1))?.[1]?.startsWith(runOf(source)) === true;
}
function swallowsFence({ value, span }, { text }) {
  const run = runOf(text.slice(span.start, span.end));
  if (!value.includes(run)) return false;
  return value.split(/\r\n?|\n/).some((line) => {
    const [, inner = "", info = ""] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    return inner.startsWith(run) && isInfo(inner, info);
  });
}
function isBeforeRest({ lang }, next) {
  return next !== void 0 && /^(?:md|markdown)$/i.test(lang ?? "") && next.lang === void 0 && /^[ \t]*[\r\n]/.test(next.value) && hasHeading(next.value);
}
function hasHeading(content) {
  return /^[ \t>]*#{1,6} \S/m.test(content);
}
function readBlock(text, lines, at, cut) {
  const opening = lines[at];
  if (opening === void 0) return { next: at + 1 };
  const end = findClosing(lines, at);
  const closing = lines[end];
  if (opening.inHtml) {
    if (closing === void 0) return { next: at + 1 };
    return closing.inHtml ? { next: end + 1 } : { fault: { kind: "html", opening, closing }, next: end + 1 };
  }
  const swallowed = indexFrom(lines, at + 1, (line) => swallows(opening, line), end);
  if (swallowed < end) return readSwallowing(lines, at, end, swallowed);
  const cutAt = cut.get(opening.run.start);
  if (cutAt !== void 0) return { fault: { kind: "container", opening, end: cutAt }, next: end + 1 };
  if (closing === void 0) return { fault: { kind: "end", opening }, next: end };
  const last = isCutShort(text, lines, at, end) ? findLast(lines, end + 2) : void 0;
  if (last === void 0) return { next: end + 1 };
  return { fault: { kind: "nested", opening, closing, intended: countFaults(lines, last + 1) === 0 ? lines[last] : void 0 }, next: last + 1 };
}
function isCutShort(text, lines, at, end) {
  const [opening, closing, rest] = [lines[at], lines[end], lines[end + 1]];
  if (closing === void 0 || rest?.info !== "" || !rest.beforeBlank || !/^(?:md|markdown)$/i.test(opening?.info ?? "")) return false;
  const behind = findClosing(lines, end + 1);
  const stop = lines[behind];
  if (stop === void 0 || lines.slice(end + 2, behind).some((line) => swallows(rest, line))) return false;
  return !hasHeading(text.slice(closing.run.end, rest.run.start)) && hasHeading(text.slice(rest.run.end, stop.run.start));
}
function readSwallowing(lines, at, end, swallowed) {
  const [opening, closing, inner] = [lines[at], lines[end], lines[swallowed]];
  if (opening === void 0) return { next: at + 1 };
  const intended = holdsMarkdown(opening) ? findIntended(lines, at) : void 0;
  const nested = intended === void 0 ? Infinity : countFaults(lines, intended + 1);
  if (intended !== void 0 && closing !== void 0 && nested <= countFaults(lines, end + 1)) {
    return { fault: { kind: "nested", opening, closing, intended: nested === 0 ? lines[intended] : void 0 }, next: intended + 1 };
  }
  return { fault: { kind: "next", opening, closing: inner }, next: swallowed };
}
function findClosing(lines, at) {
  const opening = lines[at];
  return indexFrom(lines, at + 1, (line) => opening !== void 0 && closes(opening, line));
}
function indexFrom(lines, from, passes, end = lines.length) {
  let index = from;
  for (let line = lines[index]; index < end && line !== void 0 && !passes(line); line = lines[index]) index += 1;
  return Math.min(index, end);
}
function findIntended(lines, at) {
  const stack = [];
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index];
    const top = stack.at(-1);
    if (line === void 0) break;
    if (top === void 0 || swallows(top, line)) stack.push(line);
    else if (closes(top, line)) stack.pop();
    if (stack.length === 0) return index;
  }
  return void 0;
}
function findLast(lines, from) {
  let at = from;
  for (let line = lines[at]; line !== void 0 && (line.info !== "" || !line.beforeBlank); line = lines[at]) at = findClosing(lines, at) + 1;
  return at;
}
function countFaults(lines, from) {
  let faults = 0;
  for (let at = from; at < lines.length; ) {
    const opening = lines[at];
    const end = findClosing(lines, at);
    if (opening !== void 0 && (end === lines.length || lines.slice(at + 1, end).some((line) => swallows(opening, line)))) faults += 1;
    at = end + 1;
  }
  return faults;
}

export {
  fenceNodes,
  findFenceFaults
};
