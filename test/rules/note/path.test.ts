import rule from "../../../rules/note/path.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;
const other = {"kind": "note", "file": ".tmp/feat/x/2026-03-04.md"} as const;
const other2 = {"kind": "note", "file": "docs/sessions/main/2026-03-04.md"} as const;
const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"]}]} as const;
const other3 = {"kind": "note", "file": ".tmp/main/2026-02-30.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "# Session — main / 2026-03-04\n" },
      { name: "A file without a heading of a scratchpad belongs to somebody else", ...other, text: "# Shopping\n\n## Fruit\n" },
      { name: "the archive of a session", ...other2, text: "# Session — main / 2026-03-04\n" },
      { name: "a path without a form", ...own, text: "# Hand-off\n" },
    ],
    bad: [
      { name: "A branch `feat/x` in two folders, where the tools look for `feat-x`", ...other, text: "# [|Session — feat-x / 2026-03-04|]\n", reports: ["form"] },
      { name: "no day of the calendar", ...other3, text: "[||]## Session Start\n", reports: ["form"] },
    ],
  },
  given,
);
