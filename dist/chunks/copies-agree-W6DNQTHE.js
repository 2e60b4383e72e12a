import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  handoffFacts,
  handoffKinds,
  joinFacts,
  joinWork,
  visitHandoffs
} from "./chunk-7EDV5DIE.js";
import "./chunk-5SU6HB57.js";
import "./chunk-H4Z7KC6O.js";
import "./chunk-V4RLI3DR.js";
import "./chunk-LUDUBIB3.js";
import "./chunk-532ZQ7EN.js";
import "./chunk-FZCL6WDF.js";
import "./chunk-MVUDYDVJ.js";
import "./chunk-4L5YB7ON.js";
import "./chunk-P66ZFKTX.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/handoff/copies-agree.ts
var id = "handoff/copies-agree";
var copies_agree_default = defineProjectRule({
  id,
  meta: {
    summary: "Require the hand-off of a task file and the one in the journal to be the same",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a journal holds the hand-off as it stood at the last write that reached it, and a revision after that stands in the task file alone; a reader takes the union of both" }
    ]
  },
  messages: {
    differs: "`{{field}}` is not the same on line {{line}} of `{{journal}}`, which no revision behind it reached; a reader of the journal alone takes the superseded text.",
    onlyFile: "`{{field}}` stands in no record of `{{journal}}`; a reader of the journal alone does not have it.",
    onlyJournal: "`{{field}}` stands on line {{line}} of `{{journal}}` and not here; a reader of the task file alone does not have it."
  },
  visit: visitHandoffs,
  collect: handoffFacts,
  checkProject(collected, { report }) {
    for (const joined of joinFacts(collected).journals) {
      const journal = joined.journal.path;
      for (const { thing, task, copy, work } of joinWork(joined)) {
        if (work.file !== "united" || thing === void 0 || task === void 0) continue;
        const base = { path: task.path, atMost: task.facts.caps[id], related: [{ path: journal, at: thing.at, message: "the record in force" }] };
        for (const { name, journal: held, file, differs } of work.fields) {
          const at = copy?.fields.find((each) => each.name === name)?.at ?? task.facts.at;
          if (differs && file === "content") report("differs", { ...base, at, data: { field: name, line: thing.line, journal } });
          else if (held === "absent" && file === "content") report("onlyFile", { ...base, at, data: { field: name, journal } });
          else if (file === "absent" && held === "content") report("onlyJournal", { ...base, at, data: { field: name, line: thing.line, journal } });
        }
      }
    }
  }
});
export {
  copies_agree_default as default
};
