import { behindColon } from "../../src/core/behind-colon.ts";
import type { Severity } from "../../src/core/diagnostic.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { indexedNote, indexEntries } from "../../src/core/note/index-entry.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { defineProjectRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

const id = "note/index-entries";

interface Facts {
  /** The parts of the entries that the document holds, each with its name. */
  readonly values: readonly string[];
  /** What the note asks of an index. */
  readonly closed: readonly { readonly file: string; readonly key: string; readonly value: string; readonly at: Span; readonly consequence: string; readonly atMost: Severity }[];
}

export default defineProjectRule({
  id,
  meta: {
    summary: "Require the index of a folder to have an entry for each closed note",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "a session that is closed leaves a line in the index of its branch, by which later sessions find it" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "later sessions read the index and do not open old files" },
    ],
  },
  messages: {
    missing: "The index `{{file}}` has no entry for this closed note of {{value}}{{consequence}}; add one.",
  },
  collect(document): Facts | undefined {
    const notes = document.notes();
    if (notes.length === 0) return undefined;
    const values = [...new Set(notes.flatMap(indexEntries).flatMap(({ keys }) => keys))];
    const closed = notes.flatMap((note) => {
      const indexed = indexedNote(document, note);
      if (indexed?.closedAt === undefined) return [];
      const { index, file, key, value, closedAt } = indexed;
      return [{ file, key, value, at: closedAt, consequence: behindColon(index.consequence), atMost: weightOf(note.contract, id, index) }];
    });
    return { values, closed };
  },
  checkProject(collected, { report }) {
    const valuesOf = new Map(collected.map(({ path, facts }) => [path, new Set(facts.values)]));
    for (const { path, facts } of collected) {
      for (const { file, key, value, at, consequence, atMost } of facts.closed) {
        const values = valuesOf.get(file);
        // An index that is not there says nothing of one note.
        if (values !== undefined && !values.has(key)) report("missing", { path, at, atMost, data: { file, value, consequence } });
      }
    }
  },
});
