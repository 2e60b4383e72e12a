import { handoffFacts, handoffKinds, visitHandoffs } from "../../src/core/handoff/handoff-facts.ts";
import { joinFacts, thingsOf } from "../../src/core/handoff/join.ts";
import { defineProjectRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

const id = "handoff/carried";

export default defineProjectRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "the key of a task that goes quiet is on the task file alone, which is cleared away in the end: the loss is silent, and a pass that looks only for hand-offs reports success meanwhile" },
    ],
  },
  messages: {
    none: "The task is over, and no record of `{{journal}}` carries {{fields}}, which is lost when the task file is cleared away; collect it before.",
    cut: "The task is over, and `{{journal}}` carries {{fields}} only in part, the rest of which is lost when the task file is cleared away; collect it before.",
  },
  visit: visitHandoffs,
  collect: handoffFacts,
  checkProject(collected, { report }) {
    const { journals, tasks } = joinFacts(collected);
    for (const task of tasks) {
      const own = journals.filter((each) => each.tasks.includes(task));
      const [first] = own;
      if (!task.facts.closed || first === undefined) continue;
      const found: Record<"none" | "cut", { name: string; at: Span }[]> = { none: [], cut: [] };
      for (const copy of task.facts.copies) {
        const things = own.flatMap((each) => thingsOf(each, task, copy));
        const filled = copy.fields.filter(({ empty }) => !empty);
        if (!copy.lenient) {
          // One that is carried and not the same is told by the comparison of both.
          if (things.length === 0 && filled.length > 0) found.none.push({ name: copy.written, at: copy.at });
          continue;
        }
        for (const { name, at } of filled) {
          if (things.some(({ whole }) => whole.includes(name))) continue;
          found[things.some(({ cut }) => cut.includes(name)) ? "cut" : "none"].push({ name, at });
        }
      }
      for (const kind of ["none", "cut"] as const) {
        const [one] = found[kind];
        if (one !== undefined) report(kind, { path: task.path, at: one.at, atMost: task.facts.caps[id], data: { journal: first.journal.path, fields: listed(found[kind].map(({ name }) => name)) } });
      }
    }
  },
});

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  return shown.length === 1 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1) ?? ""}`;
}
