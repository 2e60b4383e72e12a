import rule from "../../../rules/note/items.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const other = {"kind": "note", "file": ".tmp/main/_index.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...other, text: "# Session Index — main\n\n- 2026-03-03 — archived 2026-03-04 (session closed by --force)\n- 2026-03-04 — the parser reads tables\n" },
    ],
    bad: [
      { ...other, text: "# Session Index — main\n\n- 2026-03-03 — archived 2026-03-04 (session closed by --force)\n- [|yesterday: the parser|]\n", reports: ["form"] },
    ],
  },
  given,
);
