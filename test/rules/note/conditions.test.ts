import rule from "../../../rules/note/conditions.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "## Session Start\n\ncheck_substrate: green\n\n## Phase 1 Output\n\n## Phase 1 Review Output\n\n**Verdict**: APPROVED\n\n## PR Review Triage\n\n- Blocking: none left\n- Nit: 2\n\n## Session Summary\n\nPR is open, ready to merge.\n\n## Audit Trail\n\n- gh pr create\n" },
      { name: "resumed after an answer", ...pad, text: "## Session Start\n\n## Interrupted: parser — awaiting user direction\n\nUser direction: go on.\n\n## Phase 1 Output\n\n## Review Output\n" },
      { name: "three phases with plan and checklist", ...pad, text: "## Session Start\n\nThe plan is `docs/plans/2026-03-04-parser.md`. Planner checklist received.\n\n## Phase 1 Output\n\n## Phase 2 Output\n\n## Phase 3 Output\n\n## Review Output\n" },
    ],
    bad: [
      { ...pad, text: "## Session Start\n\n## Interrupted: parser — awaiting user direction\n\n## [|Phase 1 Output|]\n\nMore work.\n\n## Review Output\n\n## Session Summary\n\n[|PR is open|].\n", reports: ["advice", "advice"] },
      { ...pad, text: "## Session Start\n\ncheck_substrate: red\n\n## [|Phase 1 Output|]\n\n## Review Output\n", reports: ["advice"] },
      { ...pad, text: "## Session Start\n\n## [|Phase 1 Output|]\n\nRead.\n", reports: ["broken"] },
      { name: "three phases without a plan or a checklist", ...pad, text: "## Session Start\n\nPlanner checklist received.\n\n## Phase 1 Output\n\n## Phase 2 Output\n\n## [|Phase 3 Output|]\n\n## Review Output\n", reports: ["advice"] },
      { name: "two hand-offs without a plan", ...pad, text: "## Session Start\n\n## Handoff to A\n\n## [|Handoff to B|]\n", reports: ["advice"] },
      { name: "a checklist that came late", ...pad, text: "## Session Start\n\n## Phase 1 Output\n\n[|Planner checklist received|].\n\n## Review Output\n", reports: ["broken"] },
      { name: "a blocking comment is open", ...pad, text: "## Session Start\n\n## PR Review Triage\n\n- [|[ ] Blocking|]: the test fails\n\n## Session Summary\n\nReady to merge.\n", reports: ["broken"] },
      { name: "a heading that does not say that it waits", ...pad, text: "## Session Start\n\n## [|Interrupted: parser|]\n", reports: ["advice"] },
      { name: "put away before the gate", ...pad, text: "## Session Start\n\n## [|Phase 1 Output|] (archived 2026-03-04 — x)\n\n## Review Output\n\n**Verdict**: REQUEST CHANGES\n", reports: ["broken"] },
      { name: "a summary with actions and an empty audit trail", ...pad, text: "## Session Start\n\n## Session Summary\n\nOpened [|PR #|]12.\n\n## Audit Trail\n", reports: ["broken"] },
      { name: "done behind open", ...pad, text: "## Session Start\n\n## Orchestration Plan\n\n### Phase 1 — A ⬜\n\n### [|Phase 2 — B ✅|]\n", reports: ["broken"] },
      { name: "in progress at the end", ...pad, text: "## Session Start\n\n## Orchestration Plan\n\n### [|Phase 1 — A ⏳|]\n\n## Session Summary\n", reports: ["broken"] },
    ],
  },
  given,
);
