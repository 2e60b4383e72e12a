import rule from "../../../rules/note/section-order.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "order": ["log", "next"], "orderConsequence": "the next agent reads from the top", "sections": {"log": {"heading": "Log"}, "next": {"heading": "Next"}, "notes": {"heading": "Notes"}}}]} as const;
const own2 = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "order": ["next", "log"], "orderConsequence": "the next agent reads from the top", "sections": {"log": {"heading": "Log"}, "next": {"heading": "Next"}}}]} as const;

testRule(
  rule,
  {
    good: [
      { ...own, text: "## Notes\n\n## Log\n\n## Notes\n\n## Next\n" },
    ],
    bad: [
      { name: "With `order: [next, log]`, and a consequence in `orderConsequence`", ...own2, text: "## Log\n\n## [|Next|]\n", reports: ["order"] },
    ],
  },
  given,
);
