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

// rules/handoff/task-file.ts
var id = "handoff/task-file";
var task_file_default = defineProjectRule({
  id,
  meta: {
    summary: "Require a task file for each hand-off in a journal, under the same identity",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a task file that is absent and one that is there under another identity are two cases, and one message for both makes a present file look like one that was cleared away" }
    ]
  },
  messages: {
    absent: "Handoff divergence check unavailable for task {{id}}: task file absent, so this record stands alone.",
    mismatch: "Handoff identity mismatch for task {{id}}: task file present, no event group carries its identity, so this record stands alone.",
    other: "Handoff identity mismatch for task {{id}}: task file present, and it belongs to another event group, so this record stands alone.",
    unreadable: "Handoff divergence check unavailable for task {{id}}: task file unreadable, which is not the same as absent; look at the file."
  },
  visit: visitHandoffs,
  collect: handoffFacts,
  checkProject(collected, { report }) {
    for (const joined of joinFacts(collected).journals) {
      const { path, facts } = joined.journal;
      const all = joinWork(joined);
      const united = new Set(all.filter(({ work }) => work.file === "united").map(({ id: task }) => task));
      for (const { id: task, thing, task: file, work } of all) {
        if (thing === void 0 || work.file === "united") continue;
        const related = file === void 0 ? [] : [{ path: file.path, at: file.facts.at, message: "the task file" }];
        const rest = { path, at: thing.at, atMost: facts.caps[id], data: { id: task }, related };
        if (work.file === "absent") report("absent", rest);
        else if (work.file === "unreadable") report("unreadable", rest);
        else report(united.has(task) ? "other" : "mismatch", rest);
      }
    }
  }
});
export {
  task_file_default as default
};
