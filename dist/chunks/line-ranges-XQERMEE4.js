import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  noteNodes
} from "./chunk-NG5K2GOT.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// src/core/note/range-faults.ts
function findRangeFaults(document, { sections }, lineRanges) {
  const ranked = sections.filter(({ section }) => section.heading.depth === lineRanges.level);
  const lineOf = (offset) => document.source.pointAt(offset).line;
  const last = lineOf(/(?:\r\n?|\n)$/.test(document.text) ? document.text.length - 1 : document.text.length);
  const rawStarts = rawHeadings(document, lineRanges.level);
  let nextRaw = 0;
  return ranked.flatMap((section, index) => {
    const start = lineOf(section.section.heading.span.start);
    const next = ranked[index + 1];
    const end = next === void 0 ? last : lineOf(next.section.heading.span.start) - 1;
    while ((rawStarts[nextRaw] ?? Infinity) <= start) nextRaw += 1;
    const raw = rawStarts[nextRaw];
    return checkRange(document, section, lineRanges, { start, end }, raw === void 0 ? end : raw - 1);
  });
}
function rawHeadings({ text, source }, level) {
  return [...text.matchAll(new RegExp(`^#{${String(level)}} `, "gm"))].map(({ index }) => source.pointAt(index).line);
}
function checkRange(document, { suffixes }, { suffix, exact }, real, rawEnd) {
  const found = suffixes.filter(({ form }) => form === suffix);
  const [range, ...others] = found;
  if (range === void 0) return [];
  const meant = exact.fill(/* @__PURE__ */ new Map([["start", String(real.start)], ["end", String(real.end)]]));
  const written = document.text.slice(range.span.start, range.span.end);
  const data = { found: written.trim(), meant: meant.trim() };
  const edits = joined([...others.map((other) => ({ ...withSpace(document, other), text: "" })).reverse(), { ...withSpace(document, range), text: meant }]);
  if (others.length > 0) return [{ code: "twice", at: range.span, data: { ...data, count: found.length }, edits }];
  const [start, end] = ["start", "end"].map((part) => Number(range.parts.get(part)?.text));
  if (start !== real.start || end !== real.end && end !== rawEnd) return [{ code: "stale", at: range.span, data, edits }];
  if (exact.match(` ${written.trim()}`) === void 0 && exact.match(written.trim()) === void 0) return [{ code: "form", at: range.span, data, edits }];
  return [];
}
function joined(edits) {
  return edits.reduce((all, edit) => {
    const last = all.at(-1);
    if (last?.end !== edit.start) return [...all, edit];
    return [...all.slice(0, -1), { start: last.start, end: edit.end, text: last.text + edit.text }];
  }, []);
}
function withSpace({ text }, { span }) {
  let start = span.start;
  while (/[ \t]/.test(text[start - 1] ?? "")) start -= 1;
  return { start, end: span.end };
}

// rules/note/line-ranges.ts
var id = "note/line-ranges";
var line_ranges_default = defineRule({
  id,
  meta: {
    summary: "Require the line ranges in headings to be those of their sections",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: "safe",
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tool that annotates a scratchpad writes first and last line of each section into its heading" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "agents are sent to sections by those line numbers" }
    ]
  },
  messages: {
    stale: "`{{found}}` is not where the section stands{{consequence}}; write `{{meant}}`.",
    form: "`{{found}}` is not of the form `{{form}}`{{consequence}}; write `{{meant}}`.",
    twice: "The heading has {{count}} line ranges{{consequence}}; keep `{{meant}}`."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { lineRanges } = note.contract;
      if (lineRanges === void 0) continue;
      for (const { code, at, data, edits } of findRangeFaults(document, note, lineRanges)) {
        report(code, { at, data: { ...data, form: lineRanges.suffix.template.trim(), consequence: behindColon(lineRanges.consequence) }, fix: { safety: "safe", edits }, atMost: weightOf(note.contract, id, lineRanges) });
      }
    }
  }
});
export {
  line_ranges_default as default
};
