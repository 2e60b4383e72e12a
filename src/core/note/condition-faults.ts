import type { Document } from "../document.ts";
import type { Related } from "../diagnostic.ts";
import type { Span } from "../span.ts";
import type { ConditionContract, NeedsContract, SelectorContract } from "./condition-contract.ts";
import { matchFormsAtStart } from "./form.ts";
import { findPhrase, searchText } from "./phrase-search.ts";
import { isStub } from "./report-words.ts";
import { labelKey } from "./section-contract.ts";
import { stateOf } from "./states.ts";
import type { Note, NoteSection } from "./view.ts";

/** A condition that does not hold. */
export interface ConditionFault {
  readonly condition: ConditionContract;
  /** Absent where nothing in particular makes the condition bind. */
  readonly at: Span | undefined;
  readonly related: readonly Related[];
}

/** What a selector found: the place to show, and the section that it belongs to. */
interface Found {
  readonly at: Span;
  readonly section: NoteSection | undefined;
}

type Text = Pick<Document, "text" | "nodes">;

/** The conditions of the contract that the note breaks. */
export function findConditionFaults(document: Text, note: Note): ConditionFault[] {
  return note.contract.conditions.flatMap((condition) => {
    const { given, when, unless, needs, forbids } = condition;
    if (given !== undefined && select(document, note, given).length === 0) return [];
    if (unless !== undefined && select(document, note, unless).length > 0) return [];
    const causes: readonly (Found | undefined)[] = when === undefined ? [undefined] : causesOf(when, needs, select(document, note, when));
    const told = new Set<number>();
    return causes.flatMap((cause): ConditionFault[] => {
      if (needs !== undefined && !isMet(document, note, needs, cause)) return [{ condition, at: cause?.at, related: [] }];
      const [bad] = forbids === undefined ? [] : around(document, note, forbids, cause);
      if (bad === undefined || told.has(bad.at.start)) return [];
      told.add(bad.at.start);
      return [{ condition, at: bad.at, related: cause === undefined || cause.at.start === bad.at.start ? [] : [{ at: cause.at, message: "because of this" }] }];
    });
  });
}

/** Several that bind only together are one cause, and so are all that ask for the same thing. */
function causesOf({ atLeast, sections }: SelectorContract, needs: NeedsContract | undefined, found: readonly Found[]): readonly Found[] {
  if (atLeast > 1) return found.slice(atLeast - 1, atLeast);
  const asksOnce = needs?.where === "anywhere" && needs.same.length === 0;
  return sections.length === 0 || asksOnce ? found.slice(0, 1) : found;
}

function isMet(document: Text, note: Note, needs: NeedsContract, cause: Found | undefined): boolean {
  return around(document, note, needs, cause).length > 0;
}

/** What a selector finds where the condition looks for it. */
function around(document: Text, note: Note, needs: NeedsContract, cause: Found | undefined): Found[] {
  const found = select(document, note, needs).filter((each) => isThere(note, needs, cause, each) && agrees(needs.same, cause?.section, each.section));
  return found.length >= needs.atLeast ? found : [];
}

function isThere({ sections }: Note, { where }: NeedsContract, cause: Found | undefined, { at, section }: Found): boolean {
  if (where === "anywhere" || cause === undefined) return true;
  if (where === "before") return at.start < cause.at.start;
  if (where === "after") return at.start > cause.at.end;
  if (where === "inside") return cause.section !== undefined && at.start >= cause.section.section.span.start && at.start < cause.section.section.span.end;
  const own = cause.section;
  if (own === undefined || section === undefined) return false;
  const index = sections.indexOf(own);
  return sections.slice(index + 1).find((each) => each.section.heading.depth <= own.section.heading.depth) === section;
}

function agrees(parts: readonly string[], a: NoteSection | undefined, b: NoteSection | undefined): boolean {
  return parts.every((part) => a?.parts.get(part) !== undefined && a.parts.get(part)?.text === b?.parts.get(part)?.text);
}

/** Every place that a selector means; none when there are fewer than it asks for. */
export function select(document: Text, note: Note, selector: SelectorContract): Found[] {
  const found = selectAll(document, note, selector);
  return found.length >= selector.atLeast ? found : [];
}

function selectAll(document: Text, note: Note, selector: SelectorContract): Found[] {
  const { sections: keys, text, without } = selector;
  const chosen = keys.length === 0 ? [] : note.sections.filter((section) => section.contract !== undefined && keys.includes(section.contract.key) && fits(document, note, selector, section));
  const labelled = chosen.flatMap((section): Found[] => {
    const label = selector.label;
    if (label === undefined) return [{ at: section.name.span, section }];
    const forms = selector.forms;
    return section.labels
      .filter((each) => labelKey(each.contract?.label ?? each.label) === labelKey(label) && (forms.length === 0 || matchFormsAtStart(forms, each.value.text, true) !== undefined))
      .map((each) => ({ at: each.value.text === "" ? each.labelSpan : each.value.span, section }));
  });
  if (text.length === 0) return labelled;
  const lower = searchText(document, true);
  const places: { span: Span; section: NoteSection | undefined }[] = keys.length === 0 ? [{ span: { start: 0, end: lower.length }, section: undefined }] : labelled.flatMap(({ section }) => (section === undefined ? [] : [{ span: section.section.span, section }]));
  return places.flatMap(({ span, section }) =>
    text
      .flatMap((phrase) => findPhrase(lower, phrase, span))
      .filter(({ line }) => !without.some((phrase) => line.includes(phrase)))
      .sort((a, b) => a.start - b.start)
      .slice(0, keys.length === 0 ? Infinity : 1)
      .map(({ start, end }) => ({ at: { start, end }, section })),
  );
}

function fits(document: Text, note: Note, { state, stub }: SelectorContract, section: NoteSection): boolean {
  if (stub !== undefined && stub !== isStub(note, section)) return false;
  return state.length === 0 || state.includes(stateOf(document, note, section) ?? "");
}
