import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  historiesOf
} from "./chunk-4MDSKHEW.js";
import {
  defineThreadRule
} from "./chunk-H7LC3IEB.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/thread/starts-as.ts
var id = "thread/starts-as";
var starts_as_default = defineThreadRule({
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
        claim: "a writer may only emit a decision as pending, and an evaluator settles it later"
      }
    ]
  },
  messages: {
    first: "`{{name}}` of `{{record}}` is `{{value}}` in the first comment that has it; write {{known}} there, and the other value in a later comment."
  },
  checkThread(thread, { report }) {
    for (const family of thread.families) {
      for (const { relation, record, steps, name } of historiesOf(family)) {
        const [first] = steps;
        if (first === void 0 || relation.words.includes(first.text)) continue;
        const known = relation.words.map((word) => `\`${word}\``).join(" or ");
        report("first", { at: first.at, data: { name, record, value: first.text, known }, atMost: mildest(relation.severity, family.contract.severity.get(id)) });
      }
    }
  }
});
export {
  starts_as_default as default
};
