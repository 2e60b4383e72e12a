import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  latestInstantOf
} from "./chunk-GUDPBXQN.js";
import {
  handoffFacts,
  handoffKinds,
  joinFacts,
  thingsOf,
  visitHandoffs
} from "./chunk-7EDV5DIE.js";
import "./chunk-5SU6HB57.js";
import "./chunk-H4Z7KC6O.js";
import {
  instantOf
} from "./chunk-V4RLI3DR.js";
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

// rules/handoff/reopened.ts
var id = "handoff/reopened";
var reopened_default = defineProjectRule({
  id,
  meta: {
    summary: "Disallow a task that a ledger counts as processed and that was written to later",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: handoffKinds,
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a completed task is not a closed task: an agent writes to it after the pass that recorded it as processed, and no later pass collects that, since each skips the ids in the ledger" }
    ]
  },
  messages: {
    journal: "Task {{id}} counts as processed, and line {{line}} of `{{journal}}` is newer than {{time}}, so every later pass skips it; take the id out of the list and process the task again.",
    file: "Task {{id}} counts as processed, and `{{field}}` in `{{file}}` was written after {{time}}, so every later pass skips it; take the id out of the list and process the task again.",
    undated: "Task {{id}} counts as processed, and `{{file}}` holds {{what}} that no record of the journal does; whether it was read before {{time}} cannot be told."
  },
  visit: visitHandoffs,
  collect: handoffFacts,
  checkProject(collected, { report }) {
    for (const joined of joinFacts(collected).journals) {
      const { journal, tasks, sections, byId } = joined;
      const taskById = new Map(tasks.map((task) => [task.facts.id, task]));
      for (const { path, caps, facts } of sections) {
        const { time } = facts;
        const until = time === null ? void 0 : latestInstantOf(time);
        if (time === null || until === void 0) continue;
        const isNewer = (text) => (instantOf(text ?? "") ?? -Infinity) > until;
        for (const { id: task, at } of facts.ids) {
          const rest = { path, at, atMost: caps[id] };
          const thing = latest((byId.get(task) ?? []).filter((each) => isNewer(each.time)));
          if (thing !== void 0) {
            report("journal", { ...rest, data: { id: task, line: thing.line, journal: journal.path, time }, related: [{ path: journal.path, at: thing.at, message: "the newer record" }] });
            continue;
          }
          const file = taskById.get(task);
          if (file === void 0) continue;
          const fields = file.facts.copies.flatMap((copy) => copy.fields);
          const dated = fields.find(({ writtenAt }) => isNewer(writtenAt));
          if (dated !== void 0) {
            report("file", { ...rest, data: { id: task, field: dated.name, file: file.path, time }, related: [{ path: file.path, at: dated.at, message: "what is newer" }] });
            continue;
          }
          const [alone] = file.facts.copies.flatMap((copy) => {
            const things = thingsOf(joined, file, copy);
            return copy.fields.filter(({ empty, name, text, writtenAt }) => !empty && writtenAt === null && !holds(things, name, text));
          });
          if (alone !== void 0) report("undated", { ...rest, atMost: "info", data: { id: task, file: file.path, what: `\`${alone.name}\``, time }, related: [{ path: file.path, at: alone.at, message: "what no record holds" }] });
        }
      }
    }
  }
});
function latest(things) {
  return things.reduce((winner, thing) => winner === void 0 || thing.line > winner.line ? thing : winner, void 0);
}
function holds(things, name, text) {
  return things.some(({ fields }) => fields.some((field) => field.name === name && field.text === text));
}
export {
  reopened_default as default
};
