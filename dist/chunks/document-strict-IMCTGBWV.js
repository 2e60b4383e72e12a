var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  links_used_definitions: () => used_definitions_default,
  markdown_announced_count: () => announced_count_default,
  markdown_distinct_headings: () => distinct_headings_default,
  markdown_distinct_link_texts: () => distinct_link_texts_default,
  markdown_heading_levels: () => heading_levels_default,
  markdown_restated_rule: () => restated_rule_default,
  markdown_table_row_length: () => table_row_length_default,
  markdown_unambiguous_references: () => unambiguous_references_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var used_definitions_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "links/used-definitions",
  meta: {
    summary: "Require definitions of links to be used",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "note", "markdown"],
    nodes: ["definition", "linkReference", "imageReference"],
    fixable: false,
    evidence: [{ url: "https://spec.commonmark.org/0.31.2/#link-reference-definitions", claim: "a definition is no part of the text; it only says where links with its label lead" }]
  },
  messages: {
    unused: "Nothing refers to the label `{{label}}`, and readers do not see a definition; refer to it, or remove it."
  },
  check(document, { report }) {
    const used = new Set([...document.nodes("linkReference"), ...document.nodes("imageReference")].map(({ identifier }) => (0, import_chunk_7IIL3LMX.labelKey2)(identifier)));
    for (const definition of document.nodes("definition")) {
      if (!(0, import_chunk_7IIL3LMX.presentsNoLink)(definition) && !used.has((0, import_chunk_7IIL3LMX.labelKey2)(definition.label))) report("unused", { at: definition.span, data: { label: definition.label } });
    }
  }
});
var words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
var things = "steps|sources|rules|fields|items|ways|forms|cases|states|options|things|reasons|parts|phases|stages|checks|questions|principles|kinds|types|values|requirements|conditions|criteria|categories|sections|layers|levels|modes|strategies|patterns|approaches|examples|points|tasks|scenarios|components|files|keys|columns|rows|labels|pillars|axioms|outcomes|properties|actions|signals|methods|variants|situations|elements|aspects|factors|dimensions|techniques|guidelines|constraints|areas|tiers|gates|roles|formats|families";
var pattern = new RegExp(String.raw`\b(${words.slice(2).join("|")}|[2-9]|1\d)\s+((?:[a-z][\w-]*\s+){0,2}(?:${things}))\b[^.!?;\d]*:\s*[*_]*$`, "i");
var announced_count_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "markdown/announced-count",
  meta: {
    summary: "Require a list or table to have as many entries as the sentence before it announces",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["paragraph", "heading", "list", "listItem", "table"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/commit/6ade0ba4", claim: "one change to a set of documents left four of the numbers wrong that announce lists" }
    ]
  },
  messages: {
    count: "The sentence announces `{{announced}}`, and {{entries}} follow; correct the number, or what follows.",
    labelled: "The sentence counts `{{counted}}`, and the list of `{{label}}` in line {{line}} has {{count}} items; correct the number, or the list."
  },
  check(document, { report }) {
    const blocks = countedBlocks(document);
    for (const { span, within } of document.nodes("paragraph")) {
      const source = document.text.slice(span.start, span.end);
      const line = source.slice(Math.max(0, source.length - 300));
      const found = pattern.exec(line);
      if (found === null || isOpen(line.slice(0, found.index))) continue;
      const [whole, number = "", what = ""] = found;
      if (whole.lastIndexOf(")") > whole.lastIndexOf("(")) continue;
      const announced = valueOf(number);
      const block = blocks.get(nextBlock(document.text, span.end));
      if (block === void 0 || block.depth !== within.length || block.count === announced) continue;
      if (Math.abs(block.count - announced) > 2) continue;
      const at = { start: span.end - line.length + found.index, end: span.end - line.length + found.index + number.length };
      report("count", { at, data: { announced: `${number} ${what.trim()}`, entries: `${block.count} ${block.kind}` } });
    }
    const steps = countedSteps(document);
    const labels = steps.length === 0 ? /* @__PURE__ */ new Map() : labelledLists(document, blocks);
    for (const { at, counted, announced, word } of steps) {
      const [label, second] = labels.get(word) ?? [];
      if (label === void 0 || second !== void 0 || label.count === announced || Math.abs(label.count - announced) > 2) continue;
      const { start } = label;
      report("labelled", { at, data: { counted, label: label.text, line: document.source.pointAt(start).line, count: label.count } });
    }
  }
});
var stepsPattern = new RegExp(String.raw`\ball\s+[*_]*(${words.slice(2).join("|")}|[2-9]|1\d)[*_]*\s+([a-z][\w-]{2,})\s+(?:${things})\b`, "gi");
function countedSteps(document) {
  return document.nodes("paragraph").flatMap(
    ({ span }) => [...document.text.slice(span.start, span.end).matchAll(stepsPattern)].map(({ 0: whole, 1: number = "", 2: word = "", index }) => {
      const start = span.start + index + whole.indexOf(number, 3);
      return { at: { start, end: start + number.length }, counted: whole.replaceAll(/[*_]/g, "").replace(/^all\s+/i, "").replaceAll(/\s+/g, " "), announced: valueOf(number), word: word.toLowerCase() };
    })
  );
}
function labelledLists(document, blocks) {
  const lists = /* @__PURE__ */ new Map();
  for (const { span } of [...document.nodes("heading"), ...document.nodes("paragraph")]) {
    const text = /^(?:#{1,6}[ \t]+[*_]*|\*\*)([\w-]+)/.exec(document.text.slice(span.start, Math.min(span.end, span.start + 100)))?.[1];
    const block = text === void 0 ? void 0 : blocks.get(nextBlock(document.text, span.end));
    if (text === void 0 || block?.kind !== "items") continue;
    const word = text.toLowerCase();
    lists.set(word, [...(lists.get(word) ?? []).slice(0, 1), { text, start: span.start, count: block.count }]);
  }
  return lists;
}
function valueOf(number) {
  const index = words.indexOf(number.toLowerCase());
  return index === -1 ? Number(number) : index;
}
function nextBlock(text, end) {
  return end + (/^[\s>]*/.exec(text.slice(end, end + 200))?.[0].length ?? 0);
}
function isOpen(before) {
  return /(?:\b(?:at least|at most|up to|more than|less than|fewer than|over|about|around|roughly|first|last|next|other|another|additional|further|of|than|minimum|maximum|top|or|to|per|every|each|step|phase|section|those)|[~\u2265\u2264<>+\u2013-]|\d)\s*$/i.test(before);
}
function countedBlocks(document) {
  const blocks = /* @__PURE__ */ new Map();
  const items = document.nodes("listItem");
  let from = 0;
  for (const { span, within } of document.nodes("list")) {
    while ((items[from]?.span.start ?? Infinity) < span.start) from += 1;
    let count = 0;
    for (let index = from; (items[index]?.span.start ?? Infinity) < span.end; index += 1) if (items[index]?.within.length === within.length) count += 1;
    blocks.set(span.start, { depth: within.length, count, kind: "items" });
  }
  for (const { span, within, rows } of document.nodes("table")) blocks.set(span.start, { depth: within.length, count: rows.length - 1, kind: "rows" });
  return blocks;
}
var distinct_headings_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "markdown/distinct-headings",
  meta: {
    summary: "Disallow two headings with the same text under one heading",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["heading"],
    fixable: false,
    evidence: [
      { url: "https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links", claim: "of headings with the same text, GitHub gives the later ones anchors with a number at their end" }
    ]
  },
  messages: {
    repeated: "`{{heading}}` is already a heading in line {{line}} of the same section; give it another name, or join the two."
  },
  check(document, { report }) {
    const known = /* @__PURE__ */ new Map();
    for (const section of document.sections()) {
      const { text, span: at } = section.heading;
      const siblings = known.get(section.parent) ?? /* @__PURE__ */ new Map();
      known.set(section.parent, siblings);
      const key = text.trim().replaceAll(/\s+/g, " ").toLowerCase();
      const first = siblings.get(key);
      if (first === void 0) siblings.set(key, section);
      else if (key !== "") {
        const { span } = first.heading;
        report("repeated", { at, data: { heading: text, line: document.source.pointAt(span.start).line }, related: [{ at: span, message: "the first heading" }] });
      }
    }
  }
});
var distinct_link_texts_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "markdown/distinct-link-texts",
  meta: {
    summary: "Disallow two links of one section with the same text that lead to different files",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["heading", "link"],
    fixable: false,
    evidence: [{ url: "https://www.w3.org/WAI/WCAG22/Techniques/failures/F63", claim: "links that are told apart only by what stands far from them leave a reader without knowing where each one leads" }]
  },
  messages: {
    other: "The link `{{label}}` leads to `{{url}}`, and the one with the same text in line {{line}} to `{{first}}`; name the two differently, or correct one."
  },
  check(document, { report }) {
    const sections = document.sections();
    const known = /* @__PURE__ */ new Map();
    let index = -1;
    let current;
    for (const link of document.nodes("link")) {
      while ((sections[index + 1]?.span.start ?? Infinity) <= link.span.start) index += 1;
      if (sections[index] !== current) known.clear();
      current = sections[index];
      const label = link.text.trim().toLowerCase();
      const isImage = document.text.slice(link.span.start, link.span.end).includes("![");
      if (isImage || isGeneric(label) || isAddress(link)) continue;
      const first = known.get(label);
      if (first === void 0) known.set(label, link);
      else if (pathOf(first) !== pathOf(link)) {
        const { line } = document.source.pointAt(first.span.start);
        report("other", { at: link.span, data: { label: link.text, url: link.url, line, first: first.url }, related: [{ at: first.span, message: "the link with the same text" }] });
      }
    }
  }
});
function isGeneric(label) {
  return label.length < 4 || /^(?:[\d#.\s-]+|here|link|links|this|docs?|documentation|source|code|site|website|page|repo(?:sitory)?|github|readme(?:\.md)?|skill(?:\.md)?|more|read more|learn more|details?|examples?|guide|reference|view|download|paper|blog|video|demo|issue|commit|spec|back|top|next|previous|see|open|reviews?|url|href|text|title|name|todo|tbd)\b.{0,6}$/.test(label);
}
function isAddress({ text, url }) {
  return url.endsWith(text) || /^https?:/.test(text);
}
function pathOf({ url }) {
  return url.replace(/[#?].*$/, "").replace(/^\.\//, "").replace(/\/$/, "");
}
var heading_levels_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "markdown/heading-levels",
  meta: {
    summary: "Disallow headings that are more than one level below the heading before",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["heading"],
    fixable: false,
    evidence: [{ url: "https://www.w3.org/WAI/tutorials/page-structure/headings/", claim: "headings are nested by their rank, and skipping ranks can be confusing and should be avoided where possible" }]
  },
  messages: {
    skipped: "`{{heading}}` is a heading of level {{depth}} behind one of level {{before}}; make it level {{expected}}, or add the heading between."
  },
  check(document, { report }) {
    let before = 6;
    for (const { heading } of document.sections()) {
      const { depth, text, span: at } = heading;
      if (depth > before + 1) report("skipped", { at, data: { heading: text, depth, before, expected: before + 1 } });
      before = depth;
    }
  }
});
var leastWords = 12;
var leastCommandWords = 6;
function clausesOf(document) {
  const { text } = document;
  const fences = document.nodes("code");
  let fence = 0;
  const found = [];
  for (const { 0: clause, index } of text.matchAll(/(?:[^.;:!?()\u2014\n]|[.:!?](?=\S)|\n(?![ \t]*(?:\r?\n|[-*+>|#]|\d+[.)] )))+/g)) {
    while ((fences[fence]?.span.end ?? Infinity) <= index) fence += 1;
    if ((fences[fence]?.span.start ?? Infinity) < index + clause.length) continue;
    const words2 = wordsOf(clause);
    if (words2.length < leastWords) continue;
    const start = index + clause.length - clause.trimStart().length;
    found.push({ text: words2.join(" "), at: { start, end: index + clause.trimEnd().length } });
  }
  return found;
}
function commandsOf(document) {
  return [...document.nodes("code"), ...document.nodes("inlineCode")].flatMap(({ value, span }) => {
    const words2 = value.trim().split(/\s+/);
    return words2.length < leastCommandWords ? [] : [{ text: `$ ${words2.join(" ")}`, at: span }];
  });
}
function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}
var onlySection = /\bth(?:is|e)\s+(step|section|page|file|document)\s+is\s+the\s+(?:one|only|single)\s+(?:place|source|copy)\b|\b(?:written|stated|defined)\s+once,?\s+(?:and\s+)?(?:only\s+)?here\b/gi;
var onlyCommand = /\bth(?:is|e following)\s+is\s+the\s+(?:one|only|single)\s+(?:runnable\s+)?copy\b[^.\n]{0,40}/gi;
var mirror = /\b(?:in|with)\s+the\s+same\s+commit\b|\bwithout\s+(?:the|a)\s+paired\s+(?:edit|change)\b|\bhas\s+a\s+second\s+implementation\b/gi;
var nearby = 600;
var restated_rule_default = (0, import_chunk_7IIL3LMX.defineProjectRule)({
  id: "markdown/restated-rule",
  meta: {
    summary: "Disallow a second copy of what a document declares to stand in one place, and mirrors that do not exist",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
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
  for (const { 0: words2, 1: unit, index } of text.matchAll(onlySection)) {
    if (isInCode(index)) continue;
    const section = ownPart(document, index);
    const scope = section === void 0 || /^(?:page|file|document)$/i.test(unit ?? "") ? { start: 0, end: text.length } : section;
    found.push({ at: { start: index, end: index + words2.length }, scope, inFile: false, passages: within(scope) });
  }
  for (const { 0: words2, index } of text.matchAll(onlyCommand)) {
    const fence = code.find(({ span }) => span.start > index);
    if (isInCode(index) || fence === void 0 || fence.span.start - index > nearby) continue;
    found.push({ at: { start: index, end: index + words2.length }, scope: fence.span, inFile: /\bin this (?:file|document|page|skill)\b/i.test(words2), passages: within(fence.span) });
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
    if (!/^[\w@.-]+(?:\/[\w@.-]+)+\.[a-z]\w{0,4}$/i.test(value) || !lines.some((line) => (0, import_chunk_7IIL3LMX.contains)(line, span))) return [];
    for (let folder = (0, import_chunk_7IIL3LMX.folderOf)(path); ; folder = (0, import_chunk_7IIL3LMX.folderOf)(folder)) {
      if ((0, import_chunk_7IIL3LMX.lookUp)(tree, (0, import_chunk_7IIL3LMX.joinPaths)(folder, value)).status !== "missing") return [];
      if (folder === "") return [{ at: span, anchor: value }];
    }
  });
}
var table_row_length_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "markdown/table-row-length",
  meta: {
    summary: "Require every row of a table to have as many cells as its head",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["table"],
    fixable: false,
    evidence: [{ url: "https://github.github.com/gfm/#tables-extension-", claim: "a row with fewer cells than the head is filled with empty cells at its end, and the excess of a longer one is ignored" }]
  },
  messages: {
    short: "The row has {{count}} of {{columns}} cells, so that its last columns are empty; write every cell, the empty ones too.",
    long: "The row has {{count}} cells for {{columns}} columns; take the empty ones away."
  },
  check(document, { report }) {
    const { text } = document;
    for (const { rows } of document.nodes("table")) {
      const columns = rows[0]?.cells.length ?? 0;
      for (const { span: at, cells } of rows) {
        const data = { count: cells.length, columns };
        const hasText = cells.slice(columns).some(({ start, end }) => /[^\s|]/.test(text.slice(start, end)));
        if (cells.length < columns) report("short", { at, data });
        else if (cells.length > columns && !hasText) report("long", { at, data });
      }
    }
  }
});
var unambiguous_references_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "markdown/unambiguous-references",
  meta: {
    summary: "Require a step or section that is referred to by number to be the only one that can be meant",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: import_chunk_7IIL3LMX.sectionReferenceNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a skill with two workflows, each of which has a step 2, has a third section that speaks of step 2" }
    ]
  },
  messages: {
    several: "`{{reference}}` can be the heading of {{lines}}; name the section that it is in, too."
  },
  check(document, { report }) {
    for (const reference of (0, import_chunk_7IIL3LMX.findSectionReferences)(document)) {
      const { targets, span: at } = reference;
      if (targets.length < 2 || targets.length > 9) continue;
      const around = new Set((0, import_chunk_7IIL3LMX.sectionsAround)(document, at.start));
      if (targets.some(({ section }) => section.parent !== void 0 && around.has(section.parent)) || targets.some(({ section }) => around.has(section))) continue;
      if (targets.some(({ section }) => isNamed(reference, section))) continue;
      const lines = targets.map(({ section }) => `line ${document.source.pointAt(section.heading.span.start).line}`).join(" or ");
      report("several", { at, data: { reference: reference.text, lines }, related: targets.map(({ section }) => ({ at: section.heading.span, message: "a section with that number" })) });
    }
  }
});
function isNamed({ sentence }, { parent }) {
  const words2 = parent?.heading.text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.slice(0, 2).join(" ");
  return words2 !== void 0 && ` ${sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${words2} `);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  links_used_definitions,
  markdown_announced_count,
  markdown_distinct_headings,
  markdown_distinct_link_texts,
  markdown_heading_levels,
  markdown_restated_rule,
  markdown_table_row_length,
  markdown_unambiguous_references
});
