import rule from "../../../rules/note/git-state.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const other = {"kind": "note", "file": ".tmp/main/2026-03-04.md", "git": "ignored"} as const;
const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "git": {"file": "tracked", "consequence": "the plan is the record"}}], "git": "untracked"} as const;
const other2 = {"kind": "note", "file": ".tmp/main/2026-03-04.md", "git": "tracked"} as const;
const other3 = {"kind": "note", "file": ".tmp/main/2026-03-04.md", "git": "untracked"} as const;
const own2 = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "git": {"file": "tracked", "consequence": "the plan is the record"}}], "git": "ignored"} as const;

testRule(
  rule,
  {
    good: [
      { ...other, text: "# Session — main / 2026-03-04\n" },
      { ...own, text: "# Plan\n" },
    ],
    bad: [
      { ...other2, text: "# [|Session — main / 2026-03-04|]\n", reports: ["tracked"] },
      { ...other3, text: "[||]## Session Start\n", reports: ["exposed"] },
      { name: "With `git: { file: tracked }` in a contract of your own", ...own2, text: "# [|Plan|]\n", reports: ["ignored"] },
    ],
  },
  given,
);
