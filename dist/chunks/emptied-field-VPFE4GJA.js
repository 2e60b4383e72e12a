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

// rules/handoff/emptied-field.ts
var id = "handoff/emptied-field";
var emptied_field_default = defineProjectRule({
  id,
  meta: {
    summary: "Disallow an empty field in the hand-off of a task whose journal holds content for it",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a write of a part of a hand-off leaves empty fields behind, and a reader that prefers the task file then erases what the journal holds" }
    ]
  },
  messages: {
    emptied: "`{{field}}` is empty here and holds content on line {{line}} of `{{journal}}`, so a reader that prefers the task file loses it; write the whole hand-off again, or take the empty field away."
  },
  visit: visitHandoffs,
  collect: handoffFacts,
  checkProject(collected, { report }) {
    for (const joined of joinFacts(collected).journals) {
      for (const { thing, task, copy, work } of joinWork(joined)) {
        if (work.file !== "united" || thing === void 0 || task === void 0) continue;
        for (const { name, file, from } of work.fields) {
          const field = copy?.fields.find((each) => each.name === name);
          if (field === void 0 || file !== "empty" || from !== "journal") continue;
          const { path } = joined.journal;
          report("emptied", {
            path: task.path,
            at: field.at,
            atMost: task.facts.caps[id],
            data: { field: name, line: thing.line, journal: path },
            related: [{ path, at: thing.at, message: "the record that holds it" }]
          });
        }
      }
    }
  }
});
export {
  emptied_field_default as default
};
