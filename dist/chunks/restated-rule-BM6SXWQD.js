import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  folderOf,
  joinPaths,
  lookUp
} from "./chunk-4WDO7GJN.js";
import {
  contains
} from "./chunk-WEKIPHMS.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import {
  kindsWithSnippets
} from "./chunk-PLMVX6E5.js";
import "./chunk-YIYL6WIJ.js";

// src/core/passages.ts
var leastWords = 12;
var leastCommandWords = 6;
function clausesOf(document) {
  const { text } = document;
  const fences = document.nodes("code");
  let fence = 0;
  const found = [];
  for (const { 0: clause, index } of text.matchAll(/(?:[^.;:!?()—\n]|[.:!?](?=\S)|\n(?![ \t]*(?:\r?\n|[-*+>|#]|\d+[.)] )))+/g)) {
    while ((fences[fence]?.span.end ?? Infinity) <= index) fence += 1;
    if ((fences[fence]?.span.start ?? Infinity) < index + clause.length) continue;
    const words = wordsOf(clause);
    if (words.length < leastWords) continue;
    const start = index + clause.length - clause.trimStart().length;
    found.push({ text: words.join(" "), at: { start, end: index + clause.trimEnd().length } });
  }
  return found;
}
function commandsOf(document) {
  return [...document.nodes("code"), ...document.nodes("inlineCode")].flatMap(({ value, span }) => {
    const words = value.trim().split(/\s+/);
    return words.length < leastCommandWords ? [] : [{ text: `$ ${words.join(" ")}`, at: span }];
  });
}
function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

// rules/markdown/restated-rule.ts
var onlySection = /\bth(?:is|e)\s+(step|section|page|file|document)\s+is\s+the\s+(?:one|only|single)\s+(?:place|source|copy)\b|\b(?:written|stated|defined)\s+once,?\s+(?:and\s+)?(?:only\s+)?here\b/gi;
var onlyCommand = /\bth(?:is|e following)\s+is\s+the\s+(?:one|only|single)\s+(?:runnable\s+)?copy\b[^.\n]{0,40}/gi;
var mirror = /\b(?:in|with)\s+the\s+same\s+commit\b|\bwithout\s+(?:the|a)\s+paired\s+(?:edit|change)\b|\bhas\s+a\s+second\s+implementation\b/gi;
var nearby = 600;
var restated_rule_default = defineProjectRule({
  id: "markdown/restated-rule",
  meta: {
    summary: "Disallow a second copy of what a document declares to stand in one place, and mirrors that do not exist",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["heading", "code", "inlineCode"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a rule is declared to be written in one place and pointed at from everywhere else, since copies drift apart" }
    ]
  },
  messages: {
    restated: "This passage stands in {{place}} too, which is declared the only place for it; point there instead of repeating it.",
    lost: "`{{anchor}}` is declared to change together with this passage, and no such file exists; name the file that does."
  },
  collect(document) {
    const passages = [...clausesOf(document), ...commandsOf(document)];
    return { declared: declarations(document, passages), passages, lost: lostMirrors(document) };
  },
  checkProject(collected, { report }) {
    for (const { path, facts } of collected) for (const { at, anchor } of facts.lost) report("lost", { path, at, data: { anchor } });
    const owners = collected.flatMap(({ path, facts }) => facts.declared.map((each) => ({ path, ...each })));
    if (owners.length === 0) return;
    const byText = /* @__PURE__ */ new Map();
    for (const owner of owners) for (const text of owner.passages) byText.set(text, byText.get(text) ?? owner);
    for (const { path, facts } of collected) {
      const isCopy = copiesIn(facts);
      for (const { text, at } of facts.passages) {
        const owner = byText.get(text);
        if (owner === void 0 || (owner.path === path ? at.start < owner.scope.end && owner.scope.start < at.end : owner.inFile || isCopy(owner))) continue;
        report("restated", { path, at, data: { place: owner.path === path ? "another section" : `\`${owner.path}\`` }, related: [{ path: owner.path, at: owner.at, message: "declared the only place" }] });
      }
    }
  }
});
function copiesIn({ passages }) {
  let texts;
  const known = /* @__PURE__ */ new Map();
  return (owner) => {
    texts ??= new Set(passages.map(({ text }) => text));
    const all = texts;
    const answer = known.get(owner) ?? (owner.passages.length > 1 && owner.passages.every((text) => all.has(text)));
    known.set(owner, answer);
    return answer;
  };
}
function declarations(document, passages) {
  const { text } = document;
  const code = document.nodes("code");
  const within = (scope) => passages.filter(({ at }) => scope.start <= at.start && at.end <= scope.end).map((passage) => passage.text);
  const isInCode = (at) => code.some(({ span }) => span.start <= at && at < span.end);
  const found = [];
  for (const { 0: words, 1: unit, index } of text.matchAll(onlySection)) {
    if (isInCode(index)) continue;
    const section = ownPart(document, index);
    const scope = section === void 0 || /^(?:page|file|document)$/i.test(unit ?? "") ? { start: 0, end: text.length } : section;
    found.push({ at: { start: index, end: index + words.length }, scope, inFile: false, passages: within(scope) });
  }
  for (const { 0: words, index } of text.matchAll(onlyCommand)) {
    const fence = code.find(({ span }) => span.start > index);
    if (isInCode(index) || fence === void 0 || fence.span.start - index > nearby) continue;
    found.push({ at: { start: index, end: index + words.length }, scope: fence.span, inFile: /\bin this (?:file|document|page|skill)\b/i.test(words), passages: within(fence.span) });
  }
  return found;
}
function ownPart(document, index) {
  const headings = document.nodes("heading");
  const own = headings.filter(({ span }) => span.start <= index).at(-1);
  const next = headings.find(({ span }) => span.start > index);
  return own === void 0 ? void 0 : { start: own.span.start, end: next?.span.start ?? document.text.length };
}
function lostMirrors(document) {
  const { text, tree, path } = document;
  if (tree === void 0) return [];
  const lines = [...text.matchAll(mirror)].map(({ index }) => document.source.lineSpan(document.source.pointAt(index).line));
  return document.nodes("inlineCode").flatMap(({ span, value }) => {
    if (!/^[\w@.-]+(?:\/[\w@.-]+)+\.[a-z]\w{0,4}$/i.test(value) || !lines.some((line) => contains(line, span))) return [];
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      if (lookUp(tree, joinPaths(folder, value)).status !== "missing") return [];
      if (folder === "") return [{ at: span, anchor: value }];
    }
  });
}
export {
  restated_rule_default as default
};
