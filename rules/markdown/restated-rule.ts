import { clausesOf, commandsOf, type Passage } from "../../src/core/passages.ts";
import type { Document } from "../../src/core/document.ts";
import { defineProjectRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";
import { contains, type Span } from "../../src/core/span.ts";
import { folderOf, joinPaths, lookUp } from "../../src/core/tree.ts";

/** What a document declares to stand in one place only, and all that could repeat such a thing. */
interface Facts {
  readonly declared: readonly { readonly at: Span; readonly scope: Span; readonly inFile: boolean; readonly passages: readonly string[] }[];
  readonly passages: readonly Passage[];
  readonly lost: readonly { readonly at: Span; readonly anchor: string }[];
}

/** This section, or what it holds, is the only copy. */
const onlySection = /\bth(?:is|e)\s+(step|section|page|file|document)\s+is\s+the\s+(?:one|only|single)\s+(?:place|source|copy)\b|\b(?:written|stated|defined)\s+once,?\s+(?:and\s+)?(?:only\s+)?here\b/gi;
/** The command that follows is the only copy. */
const onlyCommand = /\bth(?:is|e following)\s+is\s+the\s+(?:one|only|single)\s+(?:runnable\s+)?copy\b[^.\n]{0,40}/gi;
/** Two places that are changed together. */
const mirror = /\b(?:in|with)\s+the\s+same\s+commit\b|\bwithout\s+(?:the|a)\s+paired\s+(?:edit|change)\b|\bhas\s+a\s+second\s+implementation\b/gi;
/** How far behind the declaration its command may begin, in characters. */
const nearby = 600;

export default defineProjectRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a rule is declared to be written in one place and pointed at from everywhere else, since copies drift apart" },
    ],
  },
  messages: {
    restated: "This passage stands in {{place}} too, which is declared the only place for it; point there instead of repeating it.",
    lost: "`{{anchor}}` is declared to change together with this passage, and no such file exists; name the file that does.",
  },
  collect(document): Facts {
    const passages = [...clausesOf(document), ...commandsOf(document)];
    return { declared: declarations(document, passages), passages, lost: lostMirrors(document) };
  },
  checkProject(collected, { report }) {
    for (const { path, facts } of collected) for (const { at, anchor } of facts.lost) report("lost", { path, at, data: { anchor } });
    const owners = collected.flatMap(({ path, facts }) => facts.declared.map((each) => ({ path, ...each })));
    if (owners.length === 0) return;
    const byText = new Map<string, (typeof owners)[number]>();
    for (const owner of owners) for (const text of owner.passages) byText.set(text, byText.get(text) ?? owner);
    for (const { path, facts } of collected) {
      const isCopy = copiesIn(facts);
      for (const { text, at } of facts.passages) {
        const owner = byText.get(text);
        if (owner === undefined || (owner.path === path ? at.start < owner.scope.end && owner.scope.start < at.end : owner.inFile || isCopy(owner))) continue;
        report("restated", { path, at, data: { place: owner.path === path ? "another section" : `\`${owner.path}\`` }, related: [{ path: owner.path, at: owner.at, message: "declared the only place" }] });
      }
    }
  },
});

/** Whether a document repeats the whole scope, as an extract does that is made from it. */
function copiesIn({ passages }: Facts): (owner: Facts["declared"][number]) => boolean {
  let texts: ReadonlySet<string> | undefined;
  const known = new Map<Facts["declared"][number], boolean>();
  return (owner) => {
    texts ??= new Set(passages.map(({ text }) => text));
    const all = texts;
    const answer = known.get(owner) ?? (owner.passages.length > 1 && owner.passages.every((text) => all.has(text)));
    known.set(owner, answer);
    return answer;
  };
}

function declarations(document: Document, passages: readonly Passage[]): Facts["declared"] {
  const { text } = document;
  const code = document.nodes("code");
  const within = (scope: Span): string[] => passages.filter(({ at }) => scope.start <= at.start && at.end <= scope.end).map((passage) => passage.text);
  const isInCode = (at: number): boolean => code.some(({ span }) => span.start <= at && at < span.end);
  const found: Facts["declared"][number][] = [];
  for (const { 0: words, 1: unit, index } of text.matchAll(onlySection)) {
    if (isInCode(index)) continue;
    const section = ownPart(document, index);
    const scope = section === undefined || /^(?:page|file|document)$/i.test(unit ?? "") ? { start: 0, end: text.length } : section;
    found.push({ at: { start: index, end: index + words.length }, scope, inFile: false, passages: within(scope) });
  }
  for (const { 0: words, index } of text.matchAll(onlyCommand)) {
    const fence = code.find(({ span }) => span.start > index);
    if (isInCode(index) || fence === undefined || fence.span.start - index > nearby) continue;
    found.push({ at: { start: index, end: index + words.length }, scope: fence.span, inFile: /\bin this (?:file|document|page|skill)\b/i.test(words), passages: within(fence.span) });
  }
  return found;
}

/** The section around a place, up to the first heading below it: what stands under that is another matter. */
function ownPart(document: Document, index: number): Span | undefined {
  const headings = document.nodes("heading");
  const own = headings.filter(({ span }) => span.start <= index).at(-1);
  const next = headings.find(({ span }) => span.start > index);
  return own === undefined ? undefined : { start: own.span.start, end: next?.span.start ?? document.text.length };
}

/** Files on a line about two places that change together, of which none exists in any folder above the document. */
function lostMirrors(document: Document): Facts["lost"] {
  const { text, tree, path } = document;
  if (tree === undefined) return [];
  const lines = [...text.matchAll(mirror)].map(({ index }) => document.source.lineSpan(document.source.pointAt(index).line));
  return document.nodes("inlineCode").flatMap(({ span, value }) => {
    if (!/^[\w@.-]+(?:\/[\w@.-]+)+\.[a-z]\w{0,4}$/i.test(value) || !lines.some((line) => contains(line, span))) return [];
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      if (lookUp(tree, joinPaths(folder, value)).status !== "missing") return [];
      if (folder === "") return [{ at: span, anchor: value }];
    }
  });
}
