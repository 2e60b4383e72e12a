import type { JournalContract } from "../../core/journal/contract.ts";
import type { Journal, JournalLine } from "../../core/journal/journal.ts";
import type { SourceText } from "../../core/source-text.ts";
import { readLine, readRoot } from "./read-line.ts";
import { splitLines } from "./split-lines.ts";

/** A journal that comes in chunks; `source` is the text around every place that was read. */
export function openJournal(chunks: () => Iterable<string>, source: SourceText, path: string, contracts: readonly JournalContract[]): Journal {
  const contract = contracts.find(({ layout, files }) => layout === "lines" && files.some(({ glob, kind }) => kind === "journal" && glob.matches(path)));
  return {
    contract,
    *lines(): Generator<JournalLine> {
      for (const raw of splitLines(chunks())) yield readLine(raw, contract);
    },
    rootAt: ({ start, end }) => readRoot(source.slice(start, end), start),
  };
}

/** A file that is one record as a whole; `undefined` where no contract knows it. */
export function openRecord(text: string, path: string, contracts: readonly JournalContract[]): Journal | undefined {
  const named = contracts.filter(({ layout, files }) => layout === "whole" && files.some(({ glob, kind }) => kind === "task" && glob.matches(path)));
  // A text that cannot be read may have the keys all the same.
  const contract = named.find(({ signs }) => signs.every((sign) => text.includes(JSON.stringify(sign))));
  if (contract === undefined) return undefined;
  const line = readLine({ start: 0, text, length: text.length, ended: true }, contract);
  const { record } = line;
  if (record !== undefined && !contract.signs.every((sign) => Object.hasOwn(record.value, sign))) return undefined;
  return { contract, lines: () => [line], rootAt: () => record?.root };
}
