import rule from "../../../rules/note/unique-sections.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "## Session Start\n\n## Review Output\n\n## Session Start (continuation)\n\n## Review Output\n" },
      { ...pad, text: "## Session Summary — 2026-03-03\n\n## Session Summary — 2026-03-04\n\n## Session Start\n" },
    ],
    bad: [
      { ...pad, text: "## Session Start\n\nGoverning axiom: Endogenous-First — primary endogenous source: `AGENTS.md`.\n\n## [|Session Start|]\n\nOnce more.\n", reports: ["twice"] },
      { name: "A second run of the tool that prunes lists the sections once more", ...pad, text: "## Active Context\n\n## [|Active Context|]\n\n## Session State\n", reports: ["twice"] },
    ],
  },
  given,
);
