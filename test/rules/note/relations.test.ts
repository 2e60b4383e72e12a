import rule from "../../../rules/note/relations.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const other = {"kind": "note", "file": ".tmp/main/2026-03-04.md", "files": {"docs/guide.md": ""}} as const;
const other2 = {"kind": "note", "file": ".tmp/feat-x/2026-03-04.md"} as const;
const other3 = {"kind": "note", "file": ".tmp/main/2026-03-04.md", "files": {"AGENTS.md": ""}} as const;
const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;
const other4 = {"kind": "note", "file": ".tmp/main/_index.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...other, text: "# Session — main / 2026-03-04\n\n## Session Start\n\n**Session-Start Checkpoint**: This session is governed by Axiom 1 (Endogenous-First).\nPrimary endogenous source: `docs/guide.md` — why.\n\n## Session State\n\n```yaml\nbranch: main\ndate: '2026-03-04'\nactive_phase: null\nphases: []\n```\n" },
      { ...other2, text: "# Session — feat-x / 2026-03-04\n\n## Session State\n\n```yaml\nbranch: feat/x\n```\n\n## Session Summary\n\n**Branch**: `feat/x` (open)\n**Date**: 2026-03-04, evening\n" },
      { name: "a principle without a number", ...other3, text: "## Session Start\n\nGoverning axiom: Programmatic-First — primary endogenous source: `AGENTS.md`.\n" },
    ],
    bad: [
      { ...pad, text: "# Session — [|feat-x|] / [|2026-03-05|]\n\n## Session Start\n\n**Session-Start Checkpoint**: This session is governed by Axiom [|2|] (Endogenous-First).\nPrimary endogenous source: `[|docs/none.md|]` — why.\n", reports: ["advice", "advice", "broken", "broken"] },
      { name: "state and path", ...pad, text: "## Session State\n\n```yaml\nbranch: [|feat/x|]\ndate: [|'2026-03-05'|]\n```\n", reports: ["advice", "advice"] },
      { name: "an axiom that is none", ...pad, text: "## Session Start\n\n**Session-Start Checkpoint**: This session is governed by Axiom [|4|] (Ethical Values).\nPrimary endogenous source: `x` — why.\n", reports: ["broken"] },
      { name: "an index", ...other4, text: "# Session Index — main\n\n- 2026-03-05 — a\n- [|2026-03-04|] — b\n- [|2026-03-05|] — c\n", reports: ["advice", "advice"] },
    ],
  },
  given,
);
