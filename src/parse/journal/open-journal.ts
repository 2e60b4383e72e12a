import type { JournalContract } from "../../core/journal/contract.ts";
import type { Journal, JournalLine } from "../../core/journal/journal.ts";
import type { SourceText } from "../../core/source-text.ts";
import { readLine, readRoot } from "./read-line.ts";
import { splitLines } from "./split-lines.ts";

/** A journal that comes in chunks; `source` is the text around every place that was read. */
export function openJournal(chunks: () => Iterable<string>, source: SourceText, path: string, contracts: readonly JournalContract[]): Journal {
  const contract = contracts.find(({ files }) => files.some(({ glob }) => glob.matches(path)));
  return {
    contract,
    *lines(): Generator<JournalLine> {
      for (const raw of splitLines(chunks())) yield readLine(raw, contract);
    },
    rootAt: ({ start, end }) => readRoot(source.slice(start, end), start),
  };
}
