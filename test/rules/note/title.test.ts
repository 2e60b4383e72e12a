import rule from "../../../rules/note/title.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;
const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "title": {"forms": "Hand-off to {agent}"}}]} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "# Session — feat-agent-skills / 2026-03-04\n\n## Session Start\n" },
      { ...pad, text: "## Session Start\n\nA scratchpad may be without a title.\n" },
      { name: "markup and a short dash", ...pad, text: "# **Session** - `main` / 2026-03-04\n" },
    ],
    bad: [
      { ...pad, text: "# [|Scratchpad of today|]\n\n## Session Start\n", reports: ["form"] },
      { name: "A contract of your own that asks for a title, `title: { forms: \"Hand-off to {agent}\" }`", ...own, text: "[||]Read this first.\n", reports: ["missing"] },
    ],
  },
  given,
);
