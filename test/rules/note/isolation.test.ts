import rule from "../../../rules/note/isolation.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "## Session Start\n\n## Scout Output\n\nSee `Scout Output` above.\n\n## Executive Output\n\nPuts `## Scout Output` and `## Synthesizer Output` together.\n\n## Synthesizer Output\n\nFrom the hand-off.\n" },
    ],
    bad: [
      { ...pad, text: "## Session Start\n\n## Scout Output\n\nThree sources.\n\n## Synthesizer Output\n\nBuilds on `## [|Scout Output|]`.\n", reports: ["lateral"] },
    ],
  },
  given,
);
