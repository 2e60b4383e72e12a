import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  placeText,
  readOrdinal
} from "./chunk-MMUYYO7D.js";
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

// src/core/note/series-faults.ts
function findSeriesFaults(sections, asked, series) {
  const numbered = sections.flatMap((section) => numberOf(section, asked, series) ?? []);
  return ["numbers", "letters"].flatMap((kind) => {
    const all = numbered.filter(({ of }) => of === kind);
    const known = new Set(all.map(({ number }) => number));
    if (kind === "letters" && !known.has(1)) return [];
    const groups = /* @__PURE__ */ new Map();
    for (const each of all) {
      const { parent } = each.section;
      const group = groups.get(parent);
      if (group === void 0) groups.set(parent, [each]);
      else group.push(each);
    }
    let before;
    return [...groups.values()].flatMap((group) => {
      const faults = checkGroup(group, series, known, before);
      before = greatestOf(before === void 0 ? group : [before, ...group]);
      return faults;
    });
  });
}
function numberOf(section, asked, series) {
  const { contract, parts } = section;
  const own = contract === asked;
  if (contract === void 0 || !own && !series.with.includes(contract.key)) return void 0;
  const part = parts.get(own ? series.part : contract.series?.part ?? series.part);
  if (part === void 0) return void 0;
  const { place, of } = readOrdinal(part.text);
  return { section, number: place, of, text: part.text, at: part.span, own };
}
function checkGroup(group, series, known, before) {
  const faults = [];
  const seen = /* @__PURE__ */ new Map();
  let greatest;
  for (const each of group) {
    const { section, number, text, at, own } = each;
    const name = section.name.text;
    const last = greatest ?? before;
    const gap = last !== void 0 && number > last.number + 1 && !known.has(number - 1) ? gapFault(each, last) : void 0;
    const same = own ? seen.get(text.toLowerCase()) : void 0;
    if (same !== void 0) faults.push({ code: "twice", at, data: { number: text }, related: [{ at: same.at, message: "the first one" }] });
    else if (own && series.ordered && greatest !== void 0 && number < greatest.number) faults.push({ code: "order", at, data: { name, before: `\`${greatest.section.name.text}\`` }, related: [] });
    else if (own && last === void 0 && number > series.from) faults.push({ code: "first", at, data: { name, meant: String(series.from) }, related: [] });
    else if (gap !== void 0) faults.push(gap);
    if (own && same === void 0) seen.set(text.toLowerCase(), each);
    if (greatest === void 0 || number > greatest.number) greatest = each;
  }
  return faults;
}
function greatestOf(numbered) {
  return numbered.reduce((found, each) => found === void 0 || each.number > found.number ? each : found, void 0);
}
function gapFault({ section, number, of, at }, { section: before }) {
  return { code: "gap", at, data: { name: section.name.text, before: `\`${before.name.text}\``, missing: placeText(number - 1, of) }, related: [] };
}

// rules/note/series.ts
var id = "note/series";
var series_default = defineRule({
  id,
  meta: {
    summary: "Require numbered sections of a note without gaps, in order",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "the numbers of the phases of a scratchpad follow each other without a gap" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session_state.py", claim: "the first phase is the first one of its plan, and none stands twice" }
    ]
  },
  messages: {
    first: "The first section of this series is `{{name}}`{{consequence}}; the series begins with {{meant}}.",
    gap: "`{{name}}` follows {{before}}, so that {{missing}} is missing{{consequence}}.",
    twice: "The number {{number}} stands here a second time{{consequence}}; give each section its own.",
    order: "`{{name}}` stands behind {{before}}{{consequence}}; put them in order."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract } = note;
      for (const asked of contract.sections) {
        const { series } = asked;
        if (series === void 0) continue;
        for (const { code, at, data, related } of findSeriesFaults(note.sections, asked, series)) {
          report(code, { at, related, data: { ...data, consequence: behindColon(series.consequence) }, atMost: weightOf(contract, id, series) });
        }
      }
    }
  }
});
export {
  series_default as default
};
