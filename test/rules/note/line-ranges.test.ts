import rule from "../../../rules/note/line-ranges.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "# Session — main / 2026-03-04\n\n## Session Start [L3–L6]\n\n### A part of it\n\n## Session State [L7–L7]\n" },
      { name: "The tool that writes the ranges takes a heading in a fence for one, and its range ends there", ...pad, text: "## Session Start [L1–L3]\n\n```md\n## Example\n```\n\n## Session State [L7–L7]\n" },
      { name: "without a range", ...pad, text: "## Session Start\n\nText.\n" },
    ],
    bad: [
      { ...pad, text: "## Session Start [|[L1–L9]|]\n\nText.\n\n## Session State [|[L5-L6]|]\n\n## Audit Trail [L2–L3] [|[L7–L8]|]\n\nMore.\n", reports: ["stale", "form", "twice"], fixed: "## Session Start [L1–L4]\n\nText.\n\n## Session State [L5–L6]\n\n## Audit Trail [L7–L9]\n\nMore.\n" },
      { name: "no last line break", ...pad, text: "## Session Start [|[L1–L2]|]", reports: ["stale"], fixed: "## Session Start [L1–L1]" },
    ],
  },
  given,
);
