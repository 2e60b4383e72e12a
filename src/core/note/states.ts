import type { Document } from "../document.ts";
import type { Span } from "../span.ts";
import type { StateContract } from "./section-contract.ts";
import { findTasks, type NoteTask } from "./tasks.ts";
import type { Note, NoteSection } from "./view.ts";

/** Something that tells the state of a section. */
export interface ToldState {
  readonly state: string;
  /** The mark or word. */
  readonly text: string;
  readonly at: Span;
  readonly where: "the heading" | "the label" | "a check box" | "a box";
}

/** All that tells the state of a section by its contract: the heading first, the label, the open check boxes. */
export function statesOf(document: Pick<Document, "text" | "nodes">, note: Note, section: NoteSection, asked: StateContract): ToldState[] {
  const { contract } = note;
  const { name, labels, body } = section;
  const told: ToldState[] = [];
  if (asked.heading) {
    const found = stateAtEnd(name.text, contract.states);
    if (found !== undefined) told.push({ ...found, at: { start: name.span.end - found.text.length, end: name.span.end }, where: "the heading" });
  }
  const label = labels.find((each) => asked.label !== undefined && each.contract?.label === asked.label);
  const found = label === undefined ? undefined : stateAtStart(label.value.text, contract.states);
  if (label !== undefined && found !== undefined) told.push({ ...found, at: label.value.span, where: "the label" });
  if (asked.tasks && told.length > 0) {
    for (const { state, box } of tasksIn(document, body)) if (state === " ") told.push({ state: "open", text: "[ ]", at: box, where: "a check box" });
  }
  if (asked.boxes.length > 0 && told.length > 0) told.push(...boxesFor(document, note, section, asked));
  return told;
}

/** The state of a section, by the first of all that tells it. */
export function stateOf(document: Pick<Document, "text" | "nodes">, note: Note, section: NoteSection): string | undefined {
  const asked = section.contract?.state;
  return asked === undefined ? undefined : statesOf(document, note, section, asked)[0]?.state;
}

/** The ticked boxes elsewhere that speak of this section by its number. */
function boxesFor(document: Pick<Document, "text" | "nodes">, { contract }: Note, { contract: own, parts, section }: NoteSection, asked: StateContract): ToldState[] {
  const part = own?.series?.part;
  const number = part === undefined ? undefined : parts.get(part)?.text;
  const done = [...contract.states.keys()].find((each) => asked.done.includes(each));
  if (part === undefined || number === undefined || done === undefined) return [];
  return (tickedBoxes(document, asked, part).get(number) ?? [])
    .filter(({ box }) => box.start < section.span.start || box.start >= section.span.end)
    .map(({ state, box }) => ({ state: done, text: `[${state}]`, at: box, where: "a box" }));
}

const boxesOf = new WeakMap<object, Map<StateContract, ReadonlyMap<string, readonly NoteTask[]>>>();

/** The ticked boxes by the numbers in them. Found once for a document. */
function tickedBoxes(document: Pick<Document, "text" | "nodes">, asked: StateContract, part: string): ReadonlyMap<string, readonly NoteTask[]> {
  const made = boxesOf.get(document) ?? new Map<StateContract, ReadonlyMap<string, readonly NoteTask[]>>();
  boxesOf.set(document, made);
  let found = made.get(asked);
  if (found === undefined) {
    const ticked = tasksIn(document, { start: 0, end: Infinity }).filter(({ state }) => state.toLowerCase() === "x");
    const numbered = ticked.flatMap((task) => {
      const match = asked.boxes.map((form) => form.matchStart(task.text, true)).find((each) => each !== undefined);
      const number = match?.parts.get(part)?.text;
      return number === undefined ? [] : [{ task, number }];
    });
    found = new Map([...new Set(numbered.map(({ number }) => number))].map((number) => [number, numbered.filter((each) => each.number === number).map(({ task }) => task)]));
    made.set(asked, found);
  }
  return found;
}

type States = Note["contract"]["states"];

/** The state that a value begins with; longer words come first, so that `not started` is none of `not`. */
export function stateAtStart(text: string, states: States): { state: string; text: string } | undefined {
  return longest(text, states, (lower, word) => lower.startsWith(word) && !/^[\p{L}\p{N}]/u.test(lower.slice(word.length)));
}

/** Only what is no letter can be a mark at the end of a heading: a word there is part of the name. */
function stateAtEnd(text: string, states: States): { state: string; text: string } | undefined {
  return longest(text, states, (lower, word) => !/^[\p{L}\p{N}]/u.test(word) && lower.endsWith(word));
}

function longest(text: string, states: States, fits: (lower: string, word: string) => boolean): { state: string; text: string } | undefined {
  const lower = text.toLowerCase();
  let best: { state: string; text: string } | undefined;
  for (const [state, words] of states) {
    for (const word of words) if (word.length > (best?.text.length ?? 0) && fits(lower, word)) best = { state, text: word };
  }
  return best;
}

const tasksOf = new WeakMap<object, readonly NoteTask[]>();

/** The check boxes in a span. Found once for a document, since many sections ask. */
function tasksIn(document: Pick<Document, "text" | "nodes">, { start, end }: Span): readonly NoteTask[] {
  let all = tasksOf.get(document);
  if (all === undefined) {
    all = findTasks(document);
    tasksOf.set(document, all);
  }
  let low = 0;
  for (let high = all.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.box.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while ((all[last]?.box.start ?? Infinity) < end) last += 1;
  return all.slice(low, last);
}
