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
      { name: "cited as it is, unnamed, in a fence, in a comment, or of a name that stands twice", ...pad, text: "## Scout Output [L1–L3]\n\nRead `## Scout Output` [L1–L3] and [L7–L8]; in AGENTS.md [L1–L2].\n## Notes\n```\n## Scout Output [L8–L9]\n```\n<!-- Scout Output [L8–L9] -->\n## Twice\n## Twice\n\n`## Twice` [L1–L1]\n" },
      { name: "without a range", ...pad, text: "## Session Start\n\nText.\n" },
    ],
    bad: [
      { ...pad, text: "## Session Start [|[L1–L9]|]\n\nText.\n\n## Session State [|[L5-L6]|]\n\n## Audit Trail [L2–L3] [|[L7–L8]|]\n\nMore.\n", reports: ["stale", "form", "twice"], fixed: "## Session Start [L1–L4]\n\nText.\n\n## Session State [L5–L6]\n\n## Audit Trail [L7–L9]\n\nMore.\n" },
      {
        name: "cited behind the name of the section: as a heading, in a code span, in bold, in another case",
        ...pad,
        text: "## Session Start [L1–L2]\n\n## Scout Output [L3–L4]\n\n## Review\n\nRead `## Scout Output` [|[L9–L12]|], `## Session Start [|[L2–L3]|]`, **scout output** [|[L9-L12]|]\nand ## Session Start [|[L9–L9]|].\n",
        reports: ["cited", "cited", "cited", "cited"],
        fixed: "## Session Start [L1–L2]\n\n## Scout Output [L3–L4]\n\n## Review\n\nRead `## Scout Output` [L3–L4], `## Session Start [L1–L2]`, **scout output** [L3–L4]\nand ## Session Start [L1–L2].\n",
      },
      { name: "no last line break", ...pad, text: "## Session Start [|[L1–L2]|]", reports: ["stale"], fixed: "## Session Start [L1–L1]" },
    ],
  },
  given,
);
