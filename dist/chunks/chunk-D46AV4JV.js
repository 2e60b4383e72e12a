import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  stateOf
} from "./chunk-RUJAV5I3.js";
import {
  findPhrase,
  searchText
} from "./chunk-3STPPITU.js";
import {
  isStub
} from "./chunk-NG5K2GOT.js";
import {
  matchFormsAtStart
} from "./chunk-JLBGBI7A.js";
import {
  labelKey
} from "./chunk-UBXPAZQE.js";

// src/core/note/condition-faults.ts
function findConditionFaults(document, note) {
  return note.contract.conditions.flatMap((condition) => {
    const { given, when, unless, needs, forbids } = condition;
    if (given !== void 0 && select(document, note, given).length === 0) return [];
    if (unless !== void 0 && select(document, note, unless).length > 0) return [];
    const causes = when === void 0 ? [void 0] : causesOf(when, needs, select(document, note, when));
    const told = /* @__PURE__ */ new Set();
    return causes.flatMap((cause) => {
      if (needs !== void 0 && !isMet(document, note, needs, cause)) return [{ condition, at: cause?.at, related: [] }];
      const [bad] = forbids === void 0 ? [] : around(document, note, forbids, cause);
      if (bad === void 0 || told.has(bad.at.start)) return [];
      told.add(bad.at.start);
      return [{ condition, at: bad.at, related: cause === void 0 || cause.at.start === bad.at.start ? [] : [{ at: cause.at, message: "because of this" }] }];
    });
  });
}
function causesOf({ atLeast, sections }, needs, found) {
  if (atLeast > 1) return found.slice(atLeast - 1, atLeast);
  const asksOnce = needs?.where === "anywhere" && needs.same.length === 0;
  return sections.length === 0 || asksOnce ? found.slice(0, 1) : found;
}
function isMet(document, note, needs, cause) {
  return around(document, note, needs, cause).length > 0;
}
function around(document, note, needs, cause) {
  const found = select(document, note, needs).filter((each) => isThere(note, needs, cause, each) && agrees(needs.same, cause?.section, each.section));
  return found.length >= needs.atLeast ? found : [];
}
function isThere({ sections }, { where }, cause, { at, section }) {
  if (where === "anywhere" || cause === void 0) return true;
  if (where === "before") return at.start < cause.at.start;
  if (where === "after") return at.start > cause.at.end;
  if (where === "inside") return cause.section !== void 0 && at.start >= cause.section.section.span.start && at.start < cause.section.section.span.end;
  const own = cause.section;
  if (own === void 0 || section === void 0) return false;
  const index = sections.indexOf(own);
  return sections.slice(index + 1).find((each) => each.section.heading.depth <= own.section.heading.depth) === section;
}
function agrees(parts, a, b) {
  return parts.every((part) => a?.parts.get(part) !== void 0 && a.parts.get(part)?.text === b?.parts.get(part)?.text);
}
function select(document, note, selector) {
  const found = selectAll(document, note, selector);
  return found.length >= selector.atLeast ? found : [];
}
function selectAll(document, note, selector) {
  const { sections: keys, text, without } = selector;
  const chosen = keys.length === 0 ? [] : note.sections.filter((section) => section.contract !== void 0 && keys.includes(section.contract.key) && fits(document, note, selector, section));
  const labelled = chosen.flatMap((section) => {
    const label = selector.label;
    if (label === void 0) return [{ at: section.name.span, section }];
    const forms = selector.forms;
    return section.labels.filter((each) => labelKey(each.contract?.label ?? each.label) === labelKey(label) && (forms.length === 0 || matchFormsAtStart(forms, each.value.text, true) !== void 0)).map((each) => ({ at: each.value.text === "" ? each.labelSpan : each.value.span, section }));
  });
  if (text.length === 0) return labelled;
  const lower = searchText(document, true);
  const places = keys.length === 0 ? [{ span: { start: 0, end: lower.length }, section: void 0 }] : labelled.flatMap(({ section }) => section === void 0 ? [] : [{ span: section.section.span, section }]);
  return places.flatMap(
    ({ span, section }) => text.flatMap((phrase) => findPhrase(lower, phrase, span)).filter(({ line }) => !without.some((phrase) => line.includes(phrase))).sort((a, b) => a.start - b.start).slice(0, keys.length === 0 ? Infinity : 1).map(({ start, end }) => ({ at: { start, end }, section }))
  );
}
function fits(document, note, { state, stub }, section) {
  if (stub !== void 0 && stub !== isStub(note, section)) return false;
  return state.length === 0 || state.includes(stateOf(document, note, section) ?? "");
}

export {
  findConditionFaults,
  select
};
