import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  select
} from "./chunk-D46AV4JV.js";
import "./chunk-RUJAV5I3.js";
import "./chunk-TX62TBBU.js";
import "./chunk-3STPPITU.js";
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  noteNodes
} from "./chunk-NG5K2GOT.js";
import {
  folderOf,
  joinPaths
} from "./chunk-4WDO7GJN.js";
import "./chunk-JLBGBI7A.js";
import "./chunk-UBXPAZQE.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/index-entries.ts
var id = "note/index-entries";
var index_entries_default = defineProjectRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "later sessions read the index and do not open old files" }
    ]
  },
  messages: {
    missing: "The index `{{file}}` has no entry for this closed note of {{value}}{{consequence}}; add one."
  },
  collect(document) {
    const notes = document.notes();
    if (notes.length === 0) return void 0;
    const entries = notes.flatMap(({ items, sections }) => [...items, ...sections.flatMap((section) => section.entries.flatMap((group) => group.items))]);
    const values = [...new Set(entries.flatMap(({ parts }) => [...parts ?? []].map(([name, { text }]) => `${name} ${text}`)))];
    const closed = notes.flatMap((note) => {
      const { index } = note.contract;
      const value = index === void 0 ? void 0 : note.path?.get(index.part)?.text;
      const [cause] = index?.when === void 0 ? [] : select(document, note, index.when);
      if (index === void 0 || value === void 0 || index.when !== void 0 && cause === void 0) return [];
      return [{ file: joinPaths(folderOf(document.path), index.file), key: `${index.part} ${value}`, value, at: cause?.at ?? { start: 0, end: 0 }, consequence: behindColon(index.consequence), atMost: weightOf(note.contract, id, index) }];
    });
    return { values, closed };
  },
  checkProject(collected, { report }) {
    const valuesOf = new Map(collected.map(({ path, facts }) => [path, new Set(facts.values)]));
    for (const { path, facts } of collected) {
      for (const { file, key, value, at, consequence, atMost } of facts.closed) {
        const values = valuesOf.get(file);
        if (values !== void 0 && !values.has(key)) report("missing", { path, at, atMost, data: { file, value, consequence } });
      }
    }
  }
});
export {
  index_entries_default as default
};
