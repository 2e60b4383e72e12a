import rule from "../../../rules/note/section-class.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;
const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "sections": {"old": {"heading": "Old", "class": "gone"}}, "classes": {"words": {"gone": ["done"]}, "otherwise": "kept"}}]} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "## Session Start\n\n## Scout Output\n\n## Scout Escalation\n\n## Session Summary\n\n## Audit Trail\n" },
    ],
    bad: [
      { ...pad, text: "## Session Start\n\n## [|Abandoned Approaches|]\n\nWhat did not work, and why.\n\n## [|Planner Output|]\n", reports: ["part", "part"] },
      { name: "A hand-off to a planner is kept as a plan, and an escalation that mentions results stays what it is", ...pad, text: "## Session Start\n\n## [|Handoff to Plan Agent|]\n\n## Results Escalation\n", reports: ["other"] },
      { name: "Sections that a contract of your own means to be put away", ...own, text: "## [|Old|]\n", reports: ["none"] },
    ],
  },
  given,
);
