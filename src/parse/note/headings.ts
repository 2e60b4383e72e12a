import type { Section } from "../../core/document.ts";
import type { HeadPart } from "../../core/head-pattern.ts";
import { matchForms, type Form, type FormMatch } from "../../core/note/form.ts";
import type { NoteContract } from "../../core/note/contract.ts";
import type { SectionContract } from "../../core/note/section-contract.ts";
import type { NoteSuffix, ReadText } from "../../core/note/view.ts";
import { placeParts, plainText, type PlainText } from "./plain-text.ts";

/** A heading read by a contract. */
export interface ReadHeading {
  readonly name: ReadText;
  readonly suffixes: readonly NoteSuffix[];
  readonly contract: SectionContract | undefined;
  readonly misplaced: SectionContract | undefined;
  readonly parts: ReadonlyMap<string, HeadPart>;
}

/** The text of a heading without its marks. */
export function headingText(document: string, { heading }: Section): PlainText {
  const source = document.slice(heading.span.start, heading.span.end);
  const marks = /^ {0,3}#{1,6}[ \t]*/.exec(source)?.[0].length ?? 0;
  // A heading with a line of `=` or `-` below it has no marks in front.
  const end = marks > 0 ? source.replace(/(?:[ \t]+#+)?[ \t]*$/, "").length : source.lastIndexOf("\n");
  return plainText(document, { start: heading.span.start + marks, end: heading.span.start + Math.max(marks, end) });
}

/** What a heading is by the contract, inside a section of the key `parent`. */
export function readHeading(document: string, section: Section, parents: readonly string[], contract: NoteContract): ReadHeading {
  const plain = headingText(document, section);
  const { rest, suffixes } = withoutSuffixes(plain, contract.suffixes);
  const name: ReadText = { text: rest, span: plain.spanOf({ start: 0, end: rest.length }) };
  const fits = ({ level, within }: SectionContract): boolean => level === section.heading.depth && (within === undefined || parents.includes(within));
  const found = firstNamed(contract.sections.filter(fits), rest);
  const misplaced = found === undefined ? firstNamed(contract.sections, rest) : undefined;
  const parts = placeParts((found ?? misplaced)?.match, plain) ?? new Map<string, HeadPart>();
  return { name, suffixes, contract: found?.each, misplaced: misplaced?.each, parts };
}

function firstNamed(contracts: readonly SectionContract[], heading: string): { readonly each: SectionContract; readonly match: FormMatch } | undefined {
  for (const each of contracts) {
    const match = matchForms(each.heading, heading);
    if (match !== undefined) return { each, match };
  }
  return undefined;
}

/** More suffixes than these are no work of tools. */
const mostSuffixes = 8;

function withoutSuffixes(plain: PlainText, forms: readonly Form[]): { rest: string; suffixes: NoteSuffix[] } {
  const suffixes: NoteSuffix[] = [];
  let rest = plain.text;
  for (let count = 0; count < mostSuffixes; count += 1) {
    const found = forms.map((form) => ({ form, match: form.matchEnd(rest) })).find(({ match }) => match !== undefined && match.start > 0);
    if (found?.match === undefined) break;
    suffixes.push({ form: found.form, span: plain.spanOf({ start: found.match.start + (/^\s*/.exec(rest.slice(found.match.start))?.[0].length ?? 0), end: found.match.end }), parts: placeParts(found.match, plain) ?? new Map<string, HeadPart>() });
    rest = rest.slice(0, found.match.start).trimEnd();
  }
  return { rest, suffixes };
}
