import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  handoffFacts,
  handoffKinds,
  joinFacts,
  thingsOf,
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

// rules/handoff/carried.ts
var id = "handoff/carried";
var carried_default = defineProjectRule({
  id,
  meta: {
    summary: "Require what agents wrote to a task that is over to stand in the journal too",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "the key of a task that goes quiet is on the task file alone, which is cleared away in the end: the loss is silent, and a pass that looks only for hand-offs reports success meanwhile" }
    ]
  },
  messages: {
    none: "The task is over, and no record of `{{journal}}` carries {{fields}}, which is lost when the task file is cleared away; collect it before.",
    cut: "The task is over, and `{{journal}}` carries {{fields}} only in part, the rest of which is lost when the task file is cleared away; collect it before."
  },
  visit: visitHandoffs,
  collect: handoffFacts,
  checkProject(collected, { report }) {
    const { journals, tasks } = joinFacts(collected);
    for (const task of tasks) {
      const own = journals.filter((each) => each.tasks.includes(task));
      const [first] = own;
      if (!task.facts.closed || first === void 0) continue;
      const found = { none: [], cut: [] };
      for (const copy of task.facts.copies) {
        const things = own.flatMap((each) => thingsOf(each, task, copy));
        const filled = copy.fields.filter(({ empty }) => !empty);
        if (!copy.lenient) {
          if (things.length === 0 && filled.length > 0) found.none.push({ name: copy.written, at: copy.at });
          continue;
        }
        for (const { name, at } of filled) {
          if (things.some(({ whole }) => whole.includes(name))) continue;
          found[things.some(({ cut }) => cut.includes(name)) ? "cut" : "none"].push({ name, at });
        }
      }
      for (const kind of ["none", "cut"]) {
        const [one] = found[kind];
        if (one !== void 0) report(kind, { path: task.path, at: one.at, atMost: task.facts.caps[id], data: { journal: first.journal.path, fields: listed(found[kind].map(({ name }) => name)) } });
      }
    }
  }
});
function listed(names) {
  const shown = names.slice(0, 5).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  return shown.length === 1 ? shown[0] ?? "" : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1) ?? ""}`;
}
export {
  carried_default as default
};
