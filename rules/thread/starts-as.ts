import { defineThreadRule } from "../../src/core/rule.ts";
import { mildest } from "../../src/core/severity-cap.ts";
import { historiesOf } from "../../src/core/thread/histories.ts";

const id = "thread/starts-as";

export default defineThreadRule({
  id,
  meta: {
    summary: "Require the first record with a name in a thread to have the value with which such records begin",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/engagement-record-emission/SKILL.md",
        claim: "a writer may only emit a decision as pending, and an evaluator settles it later",
      },
    ],
  },
  messages: {
    first: "`{{name}}` of `{{record}}` is `{{value}}` in the first comment that has it; write {{known}} there, and the other value in a later comment.",
  },
  checkThread(thread, { report }) {
    for (const family of thread.families) {
      for (const { relation, record, steps, name } of historiesOf(family)) {
        const [first] = steps;
        if (first === undefined || relation.words.includes(first.text)) continue;
        const known = relation.words.map((word) => `\`${word}\``).join(" or ");
        report("first", { at: first.at, data: { name, record, value: first.text, known }, atMost: mildest(relation.severity, family.contract.severity.get(id)) });
      }
    }
  },
});
