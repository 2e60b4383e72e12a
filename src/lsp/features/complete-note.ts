import { CompletionItemKind } from "vscode-languageserver/node";
import type { Form } from "../../core/note/form.ts";
import type { LabelContract } from "../../core/note/section-contract.ts";
import type { Note, NoteSection } from "../../core/note/view.ts";
import { escapeSnippet } from "../edits.ts";
import type { Cursor, Suggestion } from "./cursor.ts";
import { labelWords, sectionWords } from "./note-words.ts";
import type { View } from "./view.ts";

/** Headings of a note behind `#`, those that are missing first, and the labels of its sections behind `- **`. */
export function noteCompletions({ document }: View, { before, offset, range }: Cursor): readonly Suggestion[] | undefined {
  const notes = document.notes();
  if (notes.length === 0) return undefined;
  const heading = /^(#{1,6})[ \t]+(.*)$/.exec(before);
  if (heading !== null) return notes.flatMap((note) => headings(note, offset, heading[1]?.length ?? 0)).map((each) => ({ ...each, range: range(heading[2]?.length ?? 0) }));
  const label = /^[ \t]*(?:[-*+][ \t]+)?\*\*([^*]*)$/.exec(before)?.[1];
  if (label === undefined) return undefined;
  return notes.flatMap((note) => labelsAt(note, offset)).map((contract) => ({ label: contract.label, kind: CompletionItemKind.Field, range: range(label.length), text: `${contract.label}**: `, documentation: labelWords(contract) }));
}

function headings({ contract, sections }: Note, offset: number, level: number): Omit<Suggestion, "range">[] {
  const there = new Set(sections.filter(({ section }) => section.heading.span.end < offset || section.heading.span.start > offset).map((each) => each.contract?.key));
  const offered = contract.sections.filter((each) => each.level === level && (each.many || !there.has(each.key)));
  const ordered = [...offered].sort((a, b) => Number(b.required && !there.has(b.key)) - Number(a.required && !there.has(a.key)));
  return ordered.flatMap((each) => {
    const [form] = each.heading;
    if (form === undefined) return [];
    return [{ label: form.template, kind: CompletionItemKind.Class, text: form.template, snippet: formSnippet(form), detail: each.required ? "required" : undefined, documentation: sectionWords(each) }];
  });
}

/** The labels that are not there yet of the section around a place, or of the head of the note. */
function labelsAt({ contract, fields, sections }: Note, offset: number): readonly LabelContract[] {
  const around = sections.findLast(({ body }) => body.start <= offset && offset <= body.end);
  const known = labelsOf(around) ?? (around === undefined ? contract.fields : []);
  const there = new Set((around?.labels ?? fields).filter(({ labelSpan }) => labelSpan.end < offset || labelSpan.start > offset).map((each) => each.contract?.label));
  return known.filter(({ label }) => !there.has(label));
}

/** The labels of the nearest section with labels; a heading inside it may be no section of the contract. */
function labelsOf(section: NoteSection | undefined): readonly LabelContract[] | undefined {
  if (section === undefined) return undefined;
  return section.contract === undefined ? labelsOf(section.parent) : section.contract.labels;
}

/** A form with a place for each of its parts. */
function formSnippet({ template, parts }: Form): string {
  return template
    .split(/(\{[\w-]+\})/)
    .map((piece) => {
      const part = /^\{(.+)\}$/.exec(piece)?.[1];
      return part === undefined || !parts.includes(part) ? escapeSnippet(piece) : `\${${String(parts.indexOf(part) + 1)}:${part}}`;
    })
    .join("");
}
