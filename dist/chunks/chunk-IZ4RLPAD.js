import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/directives.ts
var directiveActions = ["disable", "enable", "disable-line", "disable-next-line", "disable-file"];
var prefix = "markerlint-";
var htmlComment = /<!--(?:-?>|([\s\S]*?)-->)/g;
var directiveName = /^\s*(markerlint-\w*(?:-\w+)*|markerlint(?:\s*[:_]|\s)\s*(?:enable|disable)(?:[-_\s](?:file|line|next[-_\s]?line))?(?![\w-]))/i;
var reasonMark = /(?:^|\s)(?:-{2,}|[\u2013\u2014])(?=\s|$)/;
function findDirectives(document) {
  if (!/markerlint/i.test(document.text)) return [];
  const found = [];
  for (const node of document.nodes("html")) {
    if (node.within.includes("blockquote")) continue;
    const source = document.text.slice(node.span.start, node.span.end);
    for (const { 0: comment, 1: inner = "", index } of source.matchAll(htmlComment)) {
      const start = node.span.start + index;
      found.push(readDirective({ start, end: start + comment.length }, inner, start + "<!--".length));
    }
  }
  const yaml = [document.frontmatter?.yaml, ...document.markers().map(({ payload }) => payload?.tree)];
  for (const span of yaml.flatMap((tree) => tree?.comments ?? [])) {
    found.push(readDirective(span, document.text.slice(span.start + 1, span.end), span.start + 1));
  }
  return found.filter((directive) => directive !== void 0).sort((a, b) => a.span.start - b.span.start);
}
function readDirective(span, inner, start) {
  const match = directiveName.exec(inner);
  const name = match?.[1];
  if (match === null || name === void 0) return void 0;
  const nameStart = start + match[0].length - name.length;
  const rest = inner.slice(match[0].length);
  const mark = reasonMark.exec(rest);
  const list = mark === null ? rest : rest.slice(0, mark.index);
  const rules = [...list.matchAll(/[^\s,]+/g)].map(({ 0: id, index }) => {
    const at = start + match[0].length + index;
    return { id, span: { start: at, end: at + id.length } };
  });
  return {
    span,
    name: { text: name, span: { start: nameStart, end: nameStart + name.length } },
    action: actionOf(name),
    rules,
    reason: mark === null ? "" : rest.slice(mark.index + mark[0].length).trim()
  };
}
function actionOf(name) {
  return directiveActions.find((action) => name === prefix + action);
}
function silence(document, findings, directives, currentId) {
  const lineOf = (offset) => document.source.pointAt(offset).line;
  const silenced = /* @__PURE__ */ new Map();
  const used = new Map(directives.map((directive) => [directive, /* @__PURE__ */ new Set()]));
  const lines = linesOfNextLineDirectives(document, directives);
  const ranges = directives.map((directive) => ({ directive, ...linesOf(document, directive, directives, lines, currentId) }));
  for (const finding of findings) {
    const line = lineOf(finding.at.start);
    for (const { directive, first, last, until } of ranges) {
      if (line < first || line > Math.min(last, until(finding.ruleId))) continue;
      const names = directive.rules.map(({ id }) => id);
      const name = names.length === 0 ? "*" : names.find((id) => currentId(id) === finding.ruleId);
      if (name === void 0) continue;
      if (!silenced.has(finding)) silenced.set(finding, directive);
      used.get(directive)?.add(name);
    }
  }
  return { silenced, uses: directives.map((directive) => ({ directive, used: used.get(directive) ?? /* @__PURE__ */ new Set() })) };
}
function linesOf(document, directive, all, skipped, currentId) {
  const lineOf = (offset) => document.source.pointAt(offset).line;
  const own = lineOf(directive.span.start);
  const end = document.source.lineCount;
  const forever = () => end;
  switch (directive.action) {
    case "disable-file":
      return { first: 1, last: end, until: forever };
    case "disable-line":
      return { first: own, last: own, until: forever };
    case "disable-next-line": {
      const next = nextLineWithText(document, lineOf(directive.span.end), skipped);
      return { first: next, last: next, until: forever };
    }
    case "disable": {
      const enables = all.filter(({ action, span }) => action === "enable" && span.start > directive.span.start);
      const until = (ruleId) => {
        const stop = enables.find(({ rules }) => rules.length === 0 || rules.some(({ id }) => currentId(id) === ruleId));
        return stop === void 0 ? end : lineOf(stop.span.start);
      };
      return { first: own, last: end, until };
    }
    default:
      return { first: 1, last: 0, until: forever };
  }
}
function nextLineWithText(document, line, skipped) {
  for (let next = line + 1; next <= document.source.lineCount; next += 1) {
    const { start, end } = document.source.lineSpan(next);
    if (!skipped.has(next) && document.source.slice(start, end).trim() !== "") return next;
  }
  return document.source.lineCount + 1;
}
function linesOfNextLineDirectives({ source }, directives) {
  const rests = /* @__PURE__ */ new Map();
  for (const { action, span } of directives) {
    if (action !== "disable-next-line") continue;
    const last = source.pointAt(span.end).line;
    for (let line = source.pointAt(span.start).line; line <= last; line += 1) {
      const { start, end } = source.lineSpan(line);
      const text = rests.get(line) ?? source.slice(start, end);
      const from = Math.max(0, span.start - start);
      const to = Math.min(text.length, span.end - start);
      rests.set(line, text.slice(0, from) + " ".repeat(to - from) + text.slice(to));
    }
  }
  return new Set([...rests].filter(([, rest]) => rest.trim() === "").map(([line]) => line));
}

export {
  directiveActions,
  findDirectives,
  silence
};
