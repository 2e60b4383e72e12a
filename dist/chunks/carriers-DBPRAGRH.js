import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  handoffFacts,
  handoffKinds,
  joinFacts,
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

// rules/handoff/carriers.ts
var id = "handoff/carriers";
var carriers_default = defineProjectRule({
  id,
  meta: {
    summary: "Require to know how many files carry the hand-offs of a session before one of them is removed",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "the journal and the task files carry what the other does not, so neither may be removed because the other was read; a folder that cannot be read is not an empty one" }
    ]
  },
  messages: {
    none: "Task {{id}} counts as processed, and neither `{{journal}}` nor a task file holds anything of it: there is no carrier left to read again.",
    one: "This journal is the only carrier of {{count}} from here on: no task file is there; keep it.",
    two: "Besides this journal there is a second carrier, {{files}}, of {{count}} from here on; neither is a copy of the other.",
    unreadable: "Besides this journal there is {{files}}, of which `{{file}}` cannot be read: count one carrier, since what cannot be read is not empty."
  },
  visit: visitHandoffs,
  collect: handoffFacts,
  checkProject(collected, { report }) {
    for (const { journal, tasks, sections, byId } of joinFacts(collected).journals) {
      const { path, facts } = journal;
      const atMost = facts.caps[id];
      const handed = facts.things.filter(({ lenient }) => !lenient);
      const [first] = handed;
      const count = handed.length === 1 ? "one hand-off" : `${String(handed.length)}${facts.more ? " or more" : ""} hand-offs`;
      const files = tasks.length === 1 ? "one task file" : `${String(tasks.length)} task files`;
      const unreadable = tasks.find((task) => !task.facts.readable);
      if (first !== void 0 && unreadable !== void 0) report("unreadable", { path, at: first.at, atMost, data: { files, file: unreadable.path } });
      else if (first !== void 0 && tasks.length > 0) report("two", { path, at: first.at, atMost, data: { files, count } });
      else if (first !== void 0) report("one", { path, at: first.at, atMost, data: { count } });
      const known = new Set(tasks.map((task) => task.facts.id));
      for (const section of sections) {
        for (const { id: task, at } of section.facts.ids) {
          if (!byId.has(task) && !known.has(task)) report("none", { path: section.path, at, atMost: section.caps[id], data: { id: task, journal: path } });
        }
      }
    }
  }
});
export {
  carriers_default as default
};
