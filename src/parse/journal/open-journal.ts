import type { JournalContract } from "../../core/journal/contract.ts";
import type { Journal, JournalLine } from "../../core/journal/journal.ts";
import type { SourceText } from "../../core/source-text.ts";
import { readLine, readRoot } from "./read-line.ts";
import { splitLines, type RawLine } from "./split-lines.ts";

/** The lines at the beginning of a journal by which it is recognised. */
const mostRead = 20;

/**
 * A journal that comes in chunks; `source` is the text around every place that was read. Its beginning is read at once, when
 * that tells which contract it has.
 */
export function openJournal(chunks: () => Iterable<string>, source: SourceText, path: string, contracts: readonly JournalContract[]): Journal {
  const candidates = contracts.filter(({ files }) => files.some(({ glob }) => glob.matches(path)));
  const raws = splitLines(chunks());
  const head: RawLine[] = candidates.some(({ recognisedBy }) => recognisedBy.length > 0) ? takeFirst(raws, mostRead) : [];
  const records = head.flatMap((raw) => readLine(raw, undefined).record ?? []);
  const contract = candidates.find(({ recognisedBy }) => records.length === 0 || recognisedBy.length === 0 || records.some(({ value }) => recognisedBy.every((key) => Object.hasOwn(value, key))));
  return {
    contract,
    *lines(): Generator<JournalLine> {
      for (const raw of head.splice(0)) yield readLine(raw, contract);
      for (const raw of raws) yield readLine(raw, contract);
    },
    rootAt: ({ start, end }) => readRoot(source.slice(start, end), start),
  };
}

function takeFirst(raws: Generator<RawLine>, most: number): RawLine[] {
  const taken: RawLine[] = [];
  while (taken.length < most) {
    const next = raws.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}
