import rule from "../../../rules/note/stubs.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "## Session Start\n\n## Scout Output (archived 2026-03-04 — read #1 (and #2), …)\n\n---\n\n## Review Output\n\nText.\n" },
    ],
    bad: [
      { ...pad, text: "## Session Start\n\n## Scout Output (archived 2026-03-04 — three sources) [|(archived 2026-03-04 — (no content))|]\n\n## Review Output (archived 2026-03-04 — **Verdict**: APPROVED)\n\n[|One more thing.|]\n", reports: ["twice", "content"] },
    ],
  },
  given,
);
