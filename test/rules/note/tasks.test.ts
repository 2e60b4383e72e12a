import rule from "../../../rules/note/tasks.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "tasks": {"states": [" ", "x", "X", "~"], "consequence": "scripts leave the line out of their counts"}}]} as const;

testRule(
  rule,
  {
    good: [
      { ...own, text: "- [ ] a\n  - [X] b\n- [~] c\n1. [x] d\n- [link](a.md)\n- [1] a reference\n\n```md\n- [?] e\n```\n" },
    ],
    bad: [
      { name: "With `tasks: { states: [\" \", x, X, \"~\"] }`", ...own, text: "- [x] read\n- [~] write\n- [|[?]|] test\n", reports: ["state"] },
    ],
  },
  given,
);
