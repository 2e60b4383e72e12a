import rule from "../../../rules/note/series.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;
const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "parts": {"n": {"type": "integer"}}, "sections": {"step": {"heading": ["Step {n}", "Step {n} — {topic}"], "series": {"part": "n", "consequence": "tools count the steps"}}}}]} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "## Session Start\n\n## Phase 1A Output\n\n## Phase 1B Output\n\n## Phase 2 Review Output\n\n## Phase 3 Output — the last one\n" },
      { name: "A session that goes on where another one ended", ...pad, text: "## Session Start\n\n## Phase 5 Output\n" },
    ],
    bad: [
      { ...pad, text: "## Session Start\n\n## Phase 1 Output\n\n## Phase 2 Review Output\n\n## Phase [|4|] Output\n", reports: ["gap"] },
      { name: "Sections `Step {n}` of a contract of your own", ...own, text: "## Step [|2|]\n\n## Step [|2|]\n\n## Step 3\n\n## Step [|1|]\n", reports: ["first", "twice", "order"] },
    ],
  },
  given,
);
