import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findTasks
} from "./chunk-TX62TBBU.js";

// src/core/note/states.ts
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
function longest(text, states, fits) {
  const lower = text.toLowerCase();
  let best;
  for (const [state, words] of states) {
    for (const word of words) if (word.length > (best?.text.length ?? 0) && fits(lower, word)) best = { state, text: word };
  }
  return best;
}
var tasksOf = /* @__PURE__ */ new WeakMap();
function tasksIn(document, { start, end }) {
  let all = tasksOf.get(document);
  if (all === void 0) {
    all = findTasks(document);
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

export {
  statesOf,
  stateOf
};
