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
  findConditionFaults: () => findConditionFaults,
  findPhrase: () => findPhrase,
  indexEntries: () => indexEntries,
  indexedNote: () => indexedNote,
  lineAt: () => lineAt,
  searchText: () => searchText,
  select: () => select,
  stateOf: () => stateOf,
  statesOf: () => statesOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OG5LY6LA = require("./chunk-OG5LY6LA.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
function statesOf(document, note, section, asked) {
  const { contract } = note;
  const { name, labels, body } = section;
  const told = [];
  if (asked.heading) {
    const found2 = stateAtEnd(name.text, contract.states);
    if (found2 !== void 0) told.push({ ...found2, at: { start: name.span.end - found2.text.length, end: name.span.end }, where: "the heading" });
  }
  const label = labels.find((each) => asked.label !== void 0 && each.contract?.label === asked.label);
  const found = label === void 0 ? void 0 : stateAtStart(label.value.text, contract.states);
  if (label !== void 0 && found !== void 0) told.push({ ...found, at: label.value.span, where: "the label" });
  if (asked.tasks && told.length > 0) {
    for (const { state, box } of tasksIn(document, body)) if (state === " ") told.push({ state: "open", text: "[ ]", at: box, where: "a check box" });
  }
  if (asked.boxes.length > 0 && told.length > 0) told.push(...boxesFor(document, note, section, asked));
  return told;
}
function stateOf(document, note, section) {
  const asked = section.contract?.state;
  return asked === void 0 ? void 0 : statesOf(document, note, section, asked)[0]?.state;
}
function boxesFor(document, { contract }, { contract: own, parts, section }, asked) {
  const part = own?.series?.part;
  const number = part === void 0 ? void 0 : parts.get(part)?.text;
  const done = [...contract.states.keys()].find((each) => asked.done.includes(each));
  if (part === void 0 || number === void 0 || done === void 0) return [];
  return (tickedBoxes(document, asked, part).get(number) ?? []).filter(({ box }) => box.start < section.span.start || box.start >= section.span.end).map(({ state, box }) => ({ state: done, text: `[${state}]`, at: box, where: "a box" }));
}
var boxesOf = /* @__PURE__ */ new WeakMap();
function tickedBoxes(document, asked, part) {
  const made = boxesOf.get(document) ?? /* @__PURE__ */ new Map();
  boxesOf.set(document, made);
  let found = made.get(asked);
  if (found === void 0) {
    const ticked = tasksIn(document, { start: 0, end: Infinity }).filter(({ state }) => state.toLowerCase() === "x");
    const numbered = ticked.flatMap((task) => {
      const match = asked.boxes.map((form) => form.matchStart(task.text, true)).find((each) => each !== void 0);
      const number = match?.parts.get(part)?.text;
      return number === void 0 ? [] : [{ task, number }];
    });
    found = new Map([...new Set(numbered.map(({ number }) => number))].map((number) => [number, numbered.filter((each) => each.number === number).map(({ task }) => task)]));
    made.set(asked, found);
  }
  return found;
}
function stateAtStart(text, states) {
  return longest(text, states, (lower, word) => lower.startsWith(word) && !/^[\p{L}\p{N}]/u.test(lower.slice(word.length)));
}
function stateAtEnd(text, states) {
  return longest(text, states, (lower, word) => !/^[\p{L}\p{N}]/u.test(word) && lower.endsWith(word));
}
function longest(text, states, fits2) {
  const lower = text.toLowerCase();
  let best;
  for (const [state, words] of states) {
    for (const word of words) if (word.length > (best?.text.length ?? 0) && fits2(lower, word)) best = { state, text: word };
  }
  return best;
}
var tasksOf = /* @__PURE__ */ new WeakMap();
function tasksIn(document, { start, end }) {
  let all = tasksOf.get(document);
  if (all === void 0) {
    all = (0, import_chunk_OG5LY6LA.findTasks)(document);
    tasksOf.set(document, all);
  }
  let low = 0;
  for (let high = all.length; low < high; ) {
    const middle = low + high >> 1;
    if ((all[middle]?.box.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while ((all[last]?.box.start ?? Infinity) < end) last += 1;
  return all.slice(low, last);
}
var texts = /* @__PURE__ */ new WeakMap();
function searchText(document, withSpans) {
  const made = texts.get(document) ?? /* @__PURE__ */ new Map();
  texts.set(document, made);
  let found = made.get(withSpans);
  if (found === void 0) {
    found = blank(document, withSpans);
    made.set(withSpans, found);
  }
  return found;
}
function blank(document, withSpans) {
  if (!withSpans) return searchText(document, true).replaceAll(/(`{1,4})[^`\n]+\1(?!`)/g, (code) => code.replaceAll(/[^\r\n]/g, " "));
  const { text, nodes } = document;
  const lower = toLower(text);
  const comments = nodes("html").filter(({ value }) => value.startsWith("<!--"));
  const silent = [...nodes("code"), ...comments].map(({ span }) => span).sort((a, b) => a.start - b.start);
  const parts = [];
  let at = 0;
  for (const { start, end } of silent) {
    if (end <= at) continue;
    parts.push(lower.slice(at, start), lower.slice(Math.max(at, start), end).replaceAll(/[^\r\n]/g, " "));
    at = end;
  }
  return parts.join("") + lower.slice(at);
}
function toLower(text) {
  const grown = text.replaceAll(/[^\0-\x7f]/gu, (unit) => unit.toLowerCase().length === unit.length ? unit.toLowerCase() : unit);
  return grown.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
var mostPlaces = 1e3;
function findPhrase(lower, phrase, { start, end }) {
  const found = [];
  const inside = lower.slice(start, end);
  for (let at = inside.indexOf(phrase); at !== -1 && found.length < mostPlaces; at = inside.indexOf(phrase, at + phrase.length)) {
    if (isWhole(lower, phrase, start + at)) found.push({ start: start + at, end: start + at + phrase.length, line: lineAt(lower, start + at) });
  }
  return found;
}
function isWhole(lower, phrase, at) {
  const letter = /[\p{L}\p{N}]/u;
  const before = letter.test(phrase[0] ?? "") && letter.test(lower[at - 1] ?? "");
  const behind = letter.test(phrase.at(-1) ?? "") && letter.test(lower[at + phrase.length] ?? "");
  return !before && !behind;
}
var longestLine = 2e3;
function lineAt(text, at) {
  const from = Math.max(0, at - longestLine);
  const before = text.slice(from, at);
  const behind = text.slice(at, at + longestLine);
  return before.slice(before.lastIndexOf("\n") + 1) + (behind.includes("\n") ? behind.slice(0, behind.indexOf("\n")) : behind);
}
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
    return section.labels.filter((each) => (0, import_chunk_7IIL3LMX.labelKey)(each.contract?.label ?? each.label) === (0, import_chunk_7IIL3LMX.labelKey)(label) && (forms.length === 0 || (0, import_chunk_7IIL3LMX.matchFormsAtStart)(forms, each.value.text, true) !== void 0)).map((each) => ({ at: each.value.text === "" ? each.labelSpan : each.value.span, section }));
  });
  if (text.length === 0) return labelled;
  const lower = searchText(document, true);
  const places = keys.length === 0 ? [{ span: { start: 0, end: lower.length }, section: void 0 }] : labelled.flatMap(({ section }) => section === void 0 ? [] : [{ span: section.section.span, section }]);
  return places.flatMap(
    ({ span, section }) => text.flatMap((phrase) => findPhrase(lower, phrase, span)).filter(({ line }) => !without.some((phrase) => line.includes(phrase))).sort((a, b) => a.start - b.start).slice(0, keys.length === 0 ? Infinity : 1).map(({ start, end }) => ({ at: { start, end }, section }))
  );
}
function fits(document, note, { state, stub }, section) {
  if (stub !== void 0 && stub !== (0, import_chunk_OG5LY6LA.isStub)(note, section)) return false;
  return state.length === 0 || state.includes(stateOf(document, note, section) ?? "");
}
function indexEntries({ items, sections }) {
  const all = [...items, ...sections.flatMap((section) => section.entries.flatMap((group) => group.items))];
  return all.map(({ parts, span }) => ({ keys: [...parts ?? []].map(([name, { text }]) => `${name} ${text}`), at: span }));
}
function indexedNote(document, note) {
  const { index } = note.contract;
  const value = index === void 0 ? void 0 : note.path?.get(index.part)?.text;
  if (index === void 0 || value === void 0) return void 0;
  const [cause] = index.when === void 0 ? [] : select(document, note, index.when);
  const closedAt = index.when === void 0 ? { start: 0, end: 0 } : cause?.at;
  return { index, file: (0, import_chunk_7IIL3LMX.joinPaths)((0, import_chunk_7IIL3LMX.folderOf)(document.path), index.file), value, key: `${index.part} ${value}`, closedAt };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  findConditionFaults,
  findPhrase,
  indexEntries,
  indexedNote,
  lineAt,
  searchText,
  select,
  stateOf,
  statesOf
});
