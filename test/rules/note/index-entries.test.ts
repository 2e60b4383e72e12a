import rule from "../../../rules/note/index-entries.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const other = {"kind": "note", "file": ".tmp/main/2026-03-04.md", "files": {".tmp/main/_index.md": "# Session Index — main\n\n- 2026-03-04 — archived 2026-03-05 (session closed by --force)\n"}} as const;
const other2 = {"kind": "note", "file": ".tmp/main/2026-03-04.md", "files": {".tmp/main/_index.md": "# Session Index — main\n"}} as const;
const other3 = {"kind": "note", "file": ".tmp/main/2026-03-04.md", "files": {".tmp/main/_index.md": "# Session Index — main\n\n- 2026-03-03 — archived 2026-03-03 (session closed by --force)\n"}} as const;

testRule(
  rule,
  {
    good: [
      { ...other, text: "# Session — main / 2026-03-04\n\n## Session Summary (archived 2026-03-04 — done)\n" },
      { name: "A note that is not closed", ...other2, text: "# Session — main / 2026-03-04\n\n" },
    ],
    bad: [
      { ...other3, text: "# Session — main / 2026-03-04\n\n## [|Session Summary|] (archived 2026-03-04 — done)\n", reports: ["missing"] },
    ],
  },
  given,
);
