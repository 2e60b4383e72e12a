import rule from "../../../rules/note/phrases.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const pad = {"kind": "note", "file": ".tmp/main/2026-03-04.md"} as const;

testRule(
  rule,
  {
    good: [
      { ...pad, text: "## Session Start\n\nAs the page `docs/guide.md` says, use <kbd>Enter</kbd>.\n\n```md\n## Handoff to <Next Agent>\n```\n\nThe words `as I mentioned earlier` and `\\n\\n` in code.\n" },
    ],
    bad: [
      { ...pad, text: "## Session Start\n\nThe parser is done.[|\\n\\n|]## Session State\n\n[|As I mentioned earlier|], tables are next.\n\n## Handoff to [|<Next Agent>|]\n", reports: ["advice", "advice", "banned"] },
      { name: "headings that ran together", ...pad, text: "## Session Start\n\n### Phase 1[|### Phase|] 1\n", reports: ["advice"] },
      { name: "a host twice", ...pad, text: "## Session Start\n\nhttps://[|github.com/github.com|]/a/b\n", reports: ["advice"] },
    ],
  },
  given,
);
