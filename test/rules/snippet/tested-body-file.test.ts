import rule from "../../../rules/snippet/tested-body-file.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\necho a > b.md\ntest -s b.md\ngh pr create --body-file b.md\n```\n",
      "```bash\necho a > b.md\n[[ -s b.md ]] || exit 1\ngh pr create -F b.md\n```\n",
      "```bash\ngh pr create --body-file b.md\n```\n",
      "```bash\necho a > c.md; gh pr create --body-file b.md\n```\n",
      "```bash\necho a | gh pr create --body-file -\n```\n",
      "```bash\ngh pr create --body-file b.md\necho a > b.md\n```\n",
      { name: "a warning", text: "```bash\n# Wrong\necho a > b.md\ngh pr create --body-file b.md\n```\n" },
    ],
    bad: [
      { text: "```bash\necho a > b.md\ngh pr create --title T --body-file [|b.md|]\n```\n", reports: ["untested"] },
      { text: "```bash\ncat > b.md <<'EOF'\nthe file b.md\nEOF\ngh issue comment 1 -F [|b.md|]\n```\n", reports: ["untested"] },
      { text: "```bash\nF=$(mktemp)\necho a | tee \"$F\"\ngh release create v1 --notes-file \"[|$F|]\"\n```\n", reports: ["untested"] },
    ],
  },
  given,
);
