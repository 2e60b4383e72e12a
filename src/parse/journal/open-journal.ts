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
  const candidates = contracts.filter(({ layout, files }) => layout === "lines" && files.some(({ glob, kind }) => kind === "journal" && glob.matches(path)));
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

/** A file that is one record as a whole; `undefined` where no contract knows it. */
export function openRecord(text: string, path: string, contracts: readonly JournalContract[]): Journal | undefined {
  const named = contracts.filter(({ layout, files }) => layout === "whole" && files.some(({ glob, kind }) => kind === "task" && glob.matches(path)));
  // A text that cannot be read may have the keys all the same.
  const contract = named.find(({ recognisedBy }) => recognisedBy.every((key) => text.includes(JSON.stringify(key))));
  if (contract === undefined) return undefined;
  const line = readLine({ start: 0, text, length: text.length, ended: true }, contract);
  const { record } = line;
  if (record !== undefined && !contract.recognisedBy.every((key) => Object.hasOwn(record.value, key))) return undefined;
  return { contract, lines: () => [line], rootAt: () => record?.root };
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
