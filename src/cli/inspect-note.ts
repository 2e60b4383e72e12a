import type { Document } from "../core/document.ts";
import { classify } from "../core/note/classify.ts";
import { isStub } from "../core/note/report-words.ts";
import { findTasks } from "../core/note/tasks.ts";
import type { Note, NoteSection } from "../core/note/view.ts";
import type { Span } from "../core/span.ts";

/** What readers and tools make of the sections of a note by one contract. Lines are 1-based. */
export interface NoteOutline {
  /** The name of the contract. */
  readonly contract: string;
  readonly sections: readonly OutlinedSection[];
}

export interface OutlinedSection {
  readonly depth: number;
  /** The heading without what tools write behind it. */
  readonly title: string;
  /** From the line of the heading to the last line that is not blank. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** What the contract calls the section; `null` for one that it does not name. */
  readonly section: string | null;
  /** Where a tool files it; `null` where the contract has no classes for its level. */
  readonly class: string | null;
  /** Whether its first sentence has the form that is asked for; `null` where none is. */
  readonly begins: boolean | null;
  /** The text of each check box that is not ticked. */
  readonly open: readonly string[];
}

/** The outlines of a document by every contract of a note whose file it is. */
export function outlineNotes(document: Document): NoteOutline[] {
  const tasks = document.kind === "note" ? findTasks(document).filter(({ state }) => state.trim() === "") : [];
  return document.notes().map((note) => ({
    contract: note.contract.name,
    sections: note.sections.map((section) => outlineSection(document, note, section, tasks)),
  }));
}

function outlineSection({ text, source }: Document, note: Note, section: NoteSection, tasks: readonly { readonly box: Span; readonly text: string }[]): OutlinedSection {
  const { heading, span } = section.section;
  const end = span.start + text.slice(span.start, span.end).trimEnd().length;
  const { classes } = note.contract;
  const isFiled = classes !== undefined && heading.depth === classes.level && !isStub(note, section);
  return {
    depth: heading.depth,
    title: section.name.text,
    firstLine: source.pointAt(span.start).line,
    lastLine: source.pointAt(Math.max(span.start, end - 1)).line,
    section: section.contract?.key ?? null,
    class: isFiled ? classify(section.name.text, classes).found : null,
    begins: section.contract?.first === undefined ? null : section.firstParts !== undefined,
    open: tasks.filter(({ box }) => box.start >= section.body.start && box.end <= section.body.end).map((task) => task.text),
  };
}

/** An outline as rows for people. */
export function renderOutline({ sections }: NoteOutline): string[] {
  return sections.flatMap(({ depth, title, firstLine, lastLine, section, class: filed, begins, open }) => {
    const facts = [filed, section === null ? "not named by the contract" : section, begins === false ? "first sentence not as asked" : null, open.length === 0 ? null : `${String(open.length)} open`];
    return [`L${String(firstLine)}–L${String(lastLine)} ${"#".repeat(depth)} ${title} (${facts.filter((fact) => fact !== null).join(", ")})`, ...open.map((task) => `  open: ${task}`)];
  });
}

/** Of the notes of one contract, in how many each section begins as it is asked. */
export interface BeginningShare {
  readonly contract: string;
  readonly asAsked: number;
  /** The notes with such a section. */
  readonly of: number;
}

/** Counts the notes by their contracts, in the order in which these were met. */
export function countBeginnings(outlines: readonly NoteOutline[]): BeginningShare[] {
  const counts = new Map<string, { asAsked: number; of: number }>();
  for (const { contract, sections } of outlines) {
    const asked = sections.flatMap(({ begins }) => begins ?? []);
    if (asked.length === 0) continue;
    const count = counts.get(contract) ?? { asAsked: 0, of: 0 };
    counts.set(contract, { asAsked: count.asAsked + (asked.every(Boolean) ? 1 : 0), of: count.of + 1 });
  }
  return [...counts].map(([contract, count]) => ({ contract, ...count }));
}

/** A share in words. */
export function renderShare({ contract, asAsked, of }: BeginningShare): string {
  return `${contract}: in ${String(asAsked)} of ${String(of)} notes every first sentence is as asked`;
}
