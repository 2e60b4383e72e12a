import rule from "../../../rules/note/known-sections.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "otherSections": false, "sections": {"log": {"heading": "Log"}, "next": {"heading": "Next"}}}]} as const;
const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...own, text: "# Title\n\n## Log\n\n### Monday\n\n## Next\n" },
      { ...pad, text: "## Session Start\n\n## Anything\n" },
    ],
    bad: [
      { ...own, text: "## Log\n\n## [|Remarks|]\n", reports: ["unknown"] },
    ],
  },
  given,
);
