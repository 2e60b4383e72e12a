import rule from "../../../rules/note/labels.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;
const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "sections": {"next": {"heading": "Next", "labels": {"Done": {}, "Left": {}}, "labelsInOrder": true}}}]} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "# Session — main / 2026-03-04\n\n## Handoff to Synthesizer\n\n- **Completed**: read the sources\n- **Next steps**: compare them\n- **Files changed**: none\n- **Open questions**: none\n" },
      { ...pad, text: "# Session — main / 2026-03-04\n\n## Scout Escalation\n\n- **Current state**: two of three sources read\n- **Blocking issue**: the third one needs a login\n- **Recommended action**: ask the user\n- **Instructions**:\n  1. get an account\n  2. read the source\n\n## Review Output\n\n**Verdict:** ✅ APPROVED (second round)\n" },
      { name: "a stub has lost its lines", ...pad, text: "## Session Start\n\n## Handoff to Scout (archived 2026-03-04 — **Completed**: all)\n" },
      { name: "a summary", ...pad, text: "# Session — main / 2026-03-04\n\n## Session Summary\n\n**Branch**: main\n**Date**: 2026-03-04\n**Phases completed**: 1\n**Key decisions**:\n- one file a day\n**Files committed**: a.ts\n**Recommended next session**: read the index\n" },
    ],
    bad: [
      { name: "A hand-off that does not say what comes next", ...pad, text: "# Session — main / 2026-03-04\n\n## [|Handoff to Synthesizer|]\n\n- **Completed**: read the sources\n- **[|Files changed|]**:\n- **Open questions**: none\n", reports: ["missing", "empty"] },
      { name: "Two next actions are no next action, and two states contradict each other", ...pad, text: "# Session — main / 2026-03-04\n\n## Pre-Compact Checkpoint\n\n- **Current state**: phase 2 is done\n- **[|Next action|]**:\n  - run the tests\n  - write the page\n- **[|Current state|]**: phase 2 is half done\n- **Open questions**: none\n- **Files in flight**: none\n", reports: ["most", "twice"] },
      { name: "A verdict that no gate knows", ...pad, text: "## Session Start\n\n## Review Output\n\n**Verdict**: [|looks good|]\n", reports: ["form"] },
      { name: "With `labelsInOrder: true` in a contract of your own", ...own, text: "## Next\n\n- **Left**: tests\n- **[|Done|]**: code\n", reports: ["order"] },
    ],
  },
  given,
);
