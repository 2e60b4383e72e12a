import rule from "../../../rules/note/state.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "## Session Start\n\n## Orchestration Plan\n\n### Phase 1 — Read ✅\n\n**Status**: ✅ Complete (1a2b3c4)\n\n- [x] read\n\n### Phase 2 — Write ⬜\n\n**Status**: not started\n\n- [ ] write\n\n### Phase 3 — Check\n\n- [ ] no mark, no state\n" },
    ],
    bad: [
      { ...pad, text: "## Session Start\n\n## Orchestration Plan\n\n### Phase 1 — Read ✅\n\n**Status**: [|⏳ In progress|]\n\n- [x] read\n- [|[ ]|] write down\n", reports: ["other", "open"] },
      { name: "a box elsewhere", ...pad, text: "## Session Start\n\n## Orchestration Plan\n\n### Phase 2 — Write ⬜\n\n**Status**: ⬜ Not started\n\n## Acceptance\n\n- [|[x]|] Phase 2 APPROVED\n- [x] Phase 20\n", reports: ["other"] },
    ],
  },
  given,
);
