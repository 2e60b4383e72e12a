import type { Related } from "../diagnostic.ts";
import type { Span } from "../span.ts";
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
  readonly number: number;
  /** The number with its letter. */
  readonly text: string;
  readonly at: Span;
  readonly own: boolean;
}

/** Compares the numbers of the sections of one series, those below each section for themselves. Linear in the sections. */
export function findSeriesFaults(sections: readonly NoteSection[], asked: SectionContract, series: SeriesContract): SeriesFault[] {
  const groups = new Map<NoteSection | undefined, Numbered[]>();
  for (const section of sections) {
    const { contract, parent, parts } = section;
    const own = contract === asked;
    if (contract === undefined || (!own && !series.with.includes(contract.key))) continue;
    const part = parts.get(own ? series.part : (contract.series?.part ?? series.part));
    if (part === undefined) continue;
    const group = groups.get(parent) ?? [];
    group.push({ section, number: Number.parseInt(part.text, 10), text: part.text, at: part.span, own });
    groups.set(parent, group);
  }
  return [...groups.values()].flatMap((group) => checkGroup(group, series));
}

function checkGroup(group: readonly Numbered[], series: SeriesContract): SeriesFault[] {
  const faults: SeriesFault[] = [];
  const seen = new Map<string, Numbered>();
  const numbers = new Set(group.map(({ number }) => number));
  let greatest: Numbered | undefined;
  for (const each of group) {
    const { section, number, text, at, own } = each;
    const name = section.name.text;
    if (own) {
      const same = seen.get(text.toLowerCase());
      if (same !== undefined) faults.push({ code: "twice", at, data: { number: text }, related: [{ at: same.at, message: "the first one" }] });
      else if (series.ordered && greatest !== undefined && number < greatest.number) faults.push({ code: "order", at, data: { name, before: `\`${greatest.section.name.text}\`` }, related: [] });
      else if (greatest === undefined && number > series.from) faults.push({ code: "first", at, data: { name, meant: String(series.from) }, related: [] });
      else if (greatest !== undefined && number > greatest.number + 1 && !numbers.has(number - 1)) {
        faults.push(gapFault(each, greatest));
      }
      if (same === undefined) seen.set(text.toLowerCase(), each);
    }
    // A number that stands further down is there, and only in the wrong place.
    else if (greatest !== undefined && number > greatest.number + 1 && !numbers.has(number - 1)) faults.push(gapFault(each, greatest));
    if (greatest === undefined || number > greatest.number) greatest = each;
  }
  return faults;
}

function gapFault({ section, number, at }: Numbered, { section: before }: Numbered): SeriesFault {
  return { code: "gap", at, data: { name: section.name.text, before: `\`${before.name.text}\``, missing: String(number - 1) }, related: [] };
}
