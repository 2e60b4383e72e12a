import rule from "../../../rules/note/first-sentence.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;
const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "sections": {"log": {"heading": "Log", "first": {"forms": "Next: {what}", "later": true}}}}]} as const;
const own2 = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "sections": {"log": {"heading": "Log", "first": {"forms": "Next: {what}", "later": true, "name": "the next step"}}}}]} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "## Session Start\n\n**Session-Start Checkpoint**: This session is governed by Axiom 1 (Endogenous-First).\nPrimary endogenous source: `docs/guides/workflows.md` — existing patterns to extend rather than re-author.\n" },
      { ...pad, text: "## Session Start [L1–L3]\n\n**Governing axiom**: Algorithms-Before-Tokens – primary endogenous source: [`AGENTS.md`](../../AGENTS.md)\n" },
      { ...pad, text: "## Session Start\n\n<!-- written before any tool call -->\n\n> This session is governed by Axiom _2_ (_Algorithms Before Tokens_). Primary endogenous source: `scripts/watch.py` — why.\n" },
      { name: "a bullet", ...pad, text: "## Session Start\n\n- Governing axiom: Local Compute-First — primary endogenous sources: `AGENTS.md`, `docs/a.md`\n" },
      { name: "further down", ...own, text: "## Log\n\nRead.\n\n- **Next:** write\n" },
    ],
    bad: [
      { ...pad, text: "## Session Start\n\n[|Going on with the parser.|]\n\nGoverning axiom: Endogenous-First — primary endogenous source: `AGENTS.md`.\n", reports: ["other"] },
      { ...pad, text: "## [|Session Start|]\n\n## Session State\n", reports: ["empty"] },
      { name: "A contract of your own that allows the sentence further down, `first: { forms: \"Next: {what}\", later: true, name: the next step }`", ...own2, text: "## [|Log|]\n\nRead the code.\n", reports: ["lacks"] },
    ],
  },
  given,
);
