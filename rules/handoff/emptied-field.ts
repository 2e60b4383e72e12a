import { handoffFacts, handoffKinds, visitHandoffs } from "../../src/core/handoff/handoff-facts.ts";
import { joinFacts, joinWork } from "../../src/core/handoff/join.ts";
import { defineProjectRule } from "../../src/core/rule.ts";

const id = "handoff/emptied-field";

export default defineProjectRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a write of a part of a hand-off leaves empty fields behind, and a reader that prefers the task file then erases what the journal holds" },
    ],
  },
  messages: {
    emptied: "`{{field}}` is empty here and holds content on line {{line}} of `{{journal}}`, so a reader that prefers the task file loses it; write the whole hand-off again, or take the empty field away.",
  },
  visit: visitHandoffs,
  collect: handoffFacts,
  checkProject(collected, { report }) {
    for (const joined of joinFacts(collected).journals) {
      for (const { thing, task, copy, work } of joinWork(joined)) {
        if (work.file !== "united" || thing === undefined || task === undefined) continue;
        for (const { name, file, from } of work.fields) {
          const field = copy?.fields.find((each) => each.name === name);
          if (field === undefined || file !== "empty" || from !== "journal") continue;
          const { path } = joined.journal;
          report("emptied", {
            path: task.path,
            at: field.at,
            atMost: task.facts.caps[id],
            data: { field: name, line: thing.line, journal: path },
            related: [{ path, at: thing.at, message: "the record that holds it" }],
          });
        }
      }
    }
  },
});
