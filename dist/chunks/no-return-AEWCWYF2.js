import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  historiesOf
} from "./chunk-4MDSKHEW.js";
import {
  commentName
} from "./chunk-Z7DNXKHR.js";
import {
  defineThreadRule
} from "./chunk-H7LC3IEB.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/thread/no-return.ts
var id = "thread/no-return";
var no_return_default = defineThreadRule({
  id,
  meta: {
    summary: "Disallow a record that goes back to the value with which such records begin",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/engagement-record-emission/SKILL.md",
        claim: "the status of a decision is pending at the end of a phase, and an evaluator settles it later; readers take the latest record"
      }
    ]
  },
  messages: {
    back: "`{{name}}` of `{{record}}` is `{{value}}` again, and {{other}} had settled it as `{{before}}`, which readers no longer see; repeat that value."
  },
  checkThread(thread, { report }) {
    for (const family of thread.families) {
      if (family.contract.read !== "latest") continue;
      for (const { relation, record, steps, name } of historiesOf(family)) {
        const last = steps.at(-1);
        if (last?.counts !== true || !relation.words.includes(last.text)) continue;
        const before = steps.findLast(({ text }) => !relation.words.includes(text));
        if (before === void 0) continue;
        report("back", {
          at: last.at,
          data: { name, record, value: last.text, other: commentName(before.entry.comment), before: before.text },
          related: [{ at: before.at, message: `settled as \`${before.text}\`` }],
          atMost: mildest(relation.severity, family.contract.severity.get(id))
        });
      }
    }
  }
});
export {
  no_return_default as default
};
