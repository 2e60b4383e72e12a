import rule from "../../../rules/note/required-sections.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;
const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "sections": {"log": {"heading": "Log", "required": true, "consequence": "the next session begins at nothing"}, "day": {"heading": "Day {n}", "level": 2}, "done": {"heading": "Done", "level": 3, "within": "day", "required": true}, "todo": {"heading": "To do", "level": 3, "within": "log"}}}]} as const;
const other = {"kind": "note", "file": "notes.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "# Session — main / 2026-03-04\n\n## Session State\n\n## Audit Trail [L5–L6]\n\n## Telemetry\n" },
      { ...own, text: "# A\n\n## Log\n\n### To do\n\n## Day 1\n\n### Done\n" },
      { name: "suffixes are no part of a name", ...pad, text: "## Session State (archived 2026-03-04 — x)\n\n## Audit Trail\n\n## Telemetry [L5–L9]\n" },
      { name: "of another file", ...other, text: "# A\n" },
    ],
    bad: [
      { ...pad, text: "# [|Session — main / 2026-03-04|]\n\n## [|Session state|]\n\n### [|Audit Trail|]\n\n```md\n## Telemetry\n```\n", reports: ["missing", "near", "level"], fixed: "# Session — main / 2026-03-04\n\n## Session State\n\n### Audit Trail\n\n```md\n## Telemetry\n```\n" },
      { name: "A contract of your own, in which each `Day {n}` has a `### Done`, and `### To do` stands inside `## Log`", ...own, text: "# A\n\n## Log\n\n## [|Day 1|]\n\n### [|To do|]\n", reports: ["missingWithin", "place"] },
      { name: "a slip in a section that must be there", ...own, text: "## [|Logg|]\n", reports: ["near"], fixed: "## Log\n" },
      { name: "in a fence only", ...own, text: "# [|A|]\n\n```md\n## Log\n```\n", reports: ["missing"] },
    ],
  },
  given,
);
