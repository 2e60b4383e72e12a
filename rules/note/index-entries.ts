import type { Severity } from "../../src/core/diagnostic.ts";
import { select } from "../../src/core/note/condition-faults.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { behindColon, noteNodes } from "../../src/core/note/report-words.ts";
import { defineProjectRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";
import { folderOf, joinPaths } from "../../src/core/tree.ts";

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
    // What is no entry of a list can be named by any part.
    const entries = notes.flatMap(({ items, sections }) => [...items, ...sections.flatMap((section) => section.entries.flatMap((group) => group.items))]);
    const values = [...new Set(entries.flatMap(({ parts }) => [...(parts ?? [])].map(([name, { text }]) => `${name} ${text}`)))];
    const closed = notes.flatMap((note) => {
      const { index } = note.contract;
      const value = index === undefined ? undefined : note.path?.get(index.part)?.text;
      const [cause] = index?.when === undefined ? [] : select(document, note, index.when);
      if (index === undefined || value === undefined || (index.when !== undefined && cause === undefined)) return [];
      return [{ file: joinPaths(folderOf(document.path), index.file), key: `${index.part} ${value}`, value, at: cause?.at ?? { start: 0, end: 0 }, consequence: behindColon(index.consequence), atMost: weightOf(note.contract, id, index) }];
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
