import type { Document } from "../../core/document.ts";
import { matchForms } from "../../core/note/form.ts";
import type { NoteContract } from "../../core/note/contract.ts";
import type { Note, NoteTitle } from "../../core/note/view.ts";
import { shiftMap } from "../../core/offset-map.ts";
import type { YamlTree } from "../../core/yaml.ts";
import { linesFrom } from "../lines.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { itemsOf } from "./entries.ts";
import { headingText, readHeading } from "./headings.ts";
import { findLabels } from "./labels.ts";
import { noteValue } from "./note-value.ts";
import { placeParts } from "./plain-text.ts";
import { readSections, type NoteInput } from "./sections.ts";

type DocumentParts = Pick<Document, "kind" | "path" | "text" | "frontmatter" | "nodes" | "sections">;

/** The document by every contract of a note whose file it is. Needs the nodes of `noteNodes`. */
export function readNotes(document: DocumentParts, contracts: readonly NoteContract[]): Note[] {
  return contracts.filter((contract) => isNote(document, contract)).map((contract) => (contract.format === "yaml" ? readData(document, contract) : readNote(document, contract)));
}

function isNote(document: DocumentParts, contract: NoteContract): boolean {
  if (!contract.files.some(({ glob, kind }) => kind === document.kind && glob.matches(document.path))) return false;
  if (contract.signs.length === 0 || contract.format === "yaml") return true;
  return document.sections().some((section) => matchForms(contract.signs, readHeading(document.text, section, [], contract).name.text) !== undefined);
}

function readNote(document: DocumentParts, contract: NoteContract): Note {
  const { text } = document;
  const all = document.sections();
  const input: NoteInput = { text, sections: all, code: document.nodes("code"), html: document.nodes("html"), tables: document.nodes("table"), items: document.nodes("listItem") };
  const titleSection = all.find(({ heading }) => heading.depth === 1);
  const title = titleSection === undefined ? undefined : readTitle(headingText(text, titleSection), contract);
  const from = titleSection?.heading.span.end ?? document.frontmatter?.span.end ?? 0;
  const to = all.find(({ heading }) => heading.span.start >= from)?.heading.span.start ?? text.length;
  const silent = [...input.code, ...input.html.filter(({ inline }) => !inline)].map(({ span }) => span).filter(({ start }) => start >= from && start < to);
  const head = [...linesFrom(text.slice(0, to), from)].filter(({ span }) => !silent.some(({ start, end }) => start < span.end && end > span.start));
  const parts = {
    contract,
    path: readPath(document.path, contract),
    title,
    fields: findLabels(text, head, contract.fields),
    sections: readSections(input, titleSection, contract),
    items: contract.items === undefined ? [] : itemsOf({ document: text, items: input.items.filter(({ within }) => within.length === 0) }, contract.items.forms),
    data: undefined,
  };
  return { ...parts, value: noteValue(document, parts) };
}

function readTitle(plain: ReturnType<typeof headingText>, contract: NoteContract): NoteTitle {
  return { text: plain.text, span: plain.span, parts: placeParts(matchForms(contract.title?.forms ?? [], plain.text), plain) };
}

/** The parts of a path stand nowhere in the text; findings about them stand at its beginning. */
function readPath(path: string, contract: NoteContract): Note["path"] {
  const match = matchForms(contract.path?.forms ?? [], path);
  return match === undefined ? undefined : new Map([...match.parts].map(([name, { text }]) => [name, { text, span: { start: 0, end: 0 } }]));
}

function readData(document: DocumentParts, contract: NoteContract): Note {
  const data: YamlTree = readYaml(document.text, shiftMap(0));
  const parts = { contract, path: readPath(document.path, contract), title: undefined, fields: [], sections: [], items: [], data };
  return { ...parts, value: noteValue(document, parts) };
}
