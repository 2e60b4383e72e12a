import type { Related } from "../diagnostic.ts";
import type { Span } from "../span.ts";
import { placeText, readOrdinal } from "./ordinal.ts";
import type { SectionContract, SeriesContract } from "./section-contract.ts";
import type { NoteSection } from "./view.ts";

/** What is wrong with the numbers of a series; the code is the id of the message. */
export interface SeriesFault {
  readonly code: "first" | "gap" | "twice" | "order";
  readonly at: Span;
  readonly data: Readonly<Record<string, string>>;
  readonly related: readonly Related[];
}

interface Numbered {
  readonly section: NoteSection;
  /** The place of its number or letter. */
  readonly number: number;
  readonly of: "numbers" | "letters";
  /** The number with its letter. */
  readonly text: string;
  readonly at: Span;
  readonly own: boolean;
}

/**
 * Compares the numbers of the sections of one series, those below each section for themselves; a series may go on below another
 * section. Letters count among themselves. Linear in the sections.
 */
export function findSeriesFaults(sections: readonly NoteSection[], asked: SectionContract, series: SeriesContract): SeriesFault[] {
  const numbered = sections.flatMap((section) => numberOf(section, asked, series) ?? []);
  return (["numbers", "letters"] as const).flatMap((kind) => {
    const all = numbered.filter(({ of }) => of === kind);
    const known = new Set(all.map(({ number }) => number));
    // Letters without an A are the first letters of words.
    if (kind === "letters" && !known.has(1)) return [];
    const groups = new Map<NoteSection | undefined, Numbered[]>();
    for (const each of all) {
      const { parent } = each.section;
      const group = groups.get(parent);
      if (group === undefined) groups.set(parent, [each]);
      else group.push(each);
    }
    let before: Numbered | undefined;
    return [...groups.values()].flatMap((group) => {
      const faults = checkGroup(group, series, known, before);
      before = greatestOf(before === undefined ? group : [before, ...group]);
      return faults;
    });
  });
}

function numberOf(section: NoteSection, asked: SectionContract, series: SeriesContract): Numbered | undefined {
  const { contract, parts } = section;
  const own = contract === asked;
  if (contract === undefined || (!own && !series.with.includes(contract.key))) return undefined;
  const part = parts.get(own ? series.part : (contract.series?.part ?? series.part));
  if (part === undefined) return undefined;
  const { place, of } = readOrdinal(part.text);
  return { section, number: place, of, text: part.text, at: part.span, own };
}

/** `known` are the numbers of all groups, `before` is the greatest one of the groups above. */
function checkGroup(group: readonly Numbered[], series: SeriesContract, known: ReadonlySet<number>, before: Numbered | undefined): SeriesFault[] {
  const faults: SeriesFault[] = [];
  const seen = new Map<string, Numbered>();
  let greatest: Numbered | undefined;
  for (const each of group) {
    const { section, number, text, at, own } = each;
    const name = section.name.text;
    const last = greatest ?? before;
    // A number that stands further down is there, and only in the wrong place.
    const gap = last !== undefined && number > last.number + 1 && !known.has(number - 1) ? gapFault(each, last) : undefined;
    const same = own ? seen.get(text.toLowerCase()) : undefined;
    if (same !== undefined) faults.push({ code: "twice", at, data: { number: text }, related: [{ at: same.at, message: "the first one" }] });
    else if (own && series.ordered && greatest !== undefined && number < greatest.number) faults.push({ code: "order", at, data: { name, before: `\`${greatest.section.name.text}\`` }, related: [] });
    else if (own && last === undefined && number > series.from) faults.push({ code: "first", at, data: { name, meant: String(series.from) }, related: [] });
    else if (gap !== undefined) faults.push(gap);
    if (own && same === undefined) seen.set(text.toLowerCase(), each);
    if (greatest === undefined || number > greatest.number) greatest = each;
  }
  return faults;
}

function greatestOf(numbered: readonly Numbered[]): Numbered | undefined {
  return numbered.reduce<Numbered | undefined>((found, each) => (found === undefined || each.number > found.number ? each : found), undefined);
}

function gapFault({ section, number, of, at }: Numbered, { section: before }: Numbered): SeriesFault {
  return { code: "gap", at, data: { name: section.name.text, before: `\`${before.name.text}\``, missing: placeText(number - 1, of) }, related: [] };
}
