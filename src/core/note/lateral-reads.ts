import type { Document } from "../document.ts";
import type { Span } from "../span.ts";
import { searchText } from "./phrase-search.ts";
import type { Note, NoteSection } from "./view.ts";

/** A place where a section reads another one. */
export interface LateralRead {
  readonly at: Span;
  readonly owner: string;
  readonly other: string;
}

/** The headings of other owners' sections that a section names with the marks of a heading or in a code span. */
export function findLateralReads(document: Pick<Document, "text" | "nodes">, { sections }: Note, except: readonly string[]): LateralRead[] {
  const owned = sections.flatMap((section) => {
    const owner = section.contract?.owner === undefined ? undefined : section.parts.get(section.contract.owner)?.text;
    return owner === undefined ? [] : [{ section, owner }];
  });
  const names = new Map(owned.map(({ section, owner }) => [section.name.text.toLowerCase(), { name: section.name.text, owner }]));
  const text = searchText(document, true);
  return owned.flatMap(({ section, owner }) => (except.some((name) => owner.startsWith(name)) ? [] : readsIn(text, section, owner, names)));
}

function readsIn(text: string, { body }: NoteSection, owner: string, names: ReadonlyMap<string, { readonly name: string; readonly owner: string }>): LateralRead[] {
  const slice = text.slice(body.start, body.end);
  return [...slice.matchAll(/(?:#{2,6} |`(?:#{1,6} )?)([^`\r\n#.,;:()]{1,80})/g)].flatMap((match): LateralRead[] => {
    const named = names.get((match[1] ?? "").trim());
    if (named === undefined || named.owner === owner) return [];
    const start = body.start + match.index + match[0].indexOf(match[1] ?? "");
    return [{ at: { start, end: start + (match[1] ?? "").trimEnd().length }, owner, other: named.name }];
  });
}
