import rule from "../../../rules/snippet/gh-body.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\ngh pr create --title T --body \"one line with $VARIABLE and $(git log -1)\"\n```\n",
      "```bash\ngh pr create --body-file body.md -F- --notes-file x\n```\n",
      { name: "a here-document with a quoted delimiter", text: "```bash\ngh pr create --title T --body \"$(cat <<'EOF'\n## What\n`code`\nEOF\n)\"\n```\n" },
      "```bash\ngh pr create --body 'one\n\ntwo with `code`'\n```\n",
      "```bash\ngh pr create --body $'one\\n\\nTwo'\n```\n",
      "```bash\ngh issue comment 1 --body \"a \\`b\\` c\"\n```\n",
      "```bash\ngh issue comment 1 --body \"on `date` by `whoami`\"\n```\n",
      "```bash\ngh issue comment 1 --body \"C:\\new\\names\"\n```\n",
      "```bash\ngh api repos/a/b -f body=\"one\ntwo\"\n```\n",
      "```bash\ngit commit -m \"one\n\ntwo\"\n```\n",
      "```powershell\ngh pr create --body \"one\ntwo\"\n```\n",
      { name: "words before the fence warn", text: "Do NOT pass long texts so:\n\n```bash\ngh pr create --body \"one\ntwo\"\n```\n" },
      { name: "a comment in the fence warns", text: "```bash\n# Bad\ngh pr create --body \"one\ntwo\"\n```\n" },
      { name: "a sign in the fence warns", text: "```bash\n# ❌ garbled\n\ngh pr create --body \"one\ntwo\"\n\n# ✅ whole\ngh pr create --body-file b.md\n```\n" },
      { name: "the heading warns", text: "## Anti-patterns\n\nSome text.\n\n```bash\ngh pr create --body \"one\ntwo\"\n```\n" },
      { name: "the line behind the fence warns", text: "```bash\ngh pr create --body \"one\ntwo\"\n```\n\n❌ The text is cut.\n" },
      { name: "instead of", text: "Use a file instead of:\n```bash\ngh pr create --body \"one\ntwo\"\n```\n" },
    ],
    bad: [
      { text: "```bash\ngh pr create --title T [|--body|] \"one\n\ntwo\"\n```\n", reports: ["lines"] },
      { text: "```bash\ngh pr edit 1 [|-b|] \"one\ntwo $X\"\n```\n", reports: ["lines"] },
      { text: "```bash\ngh issue create [|--body|]=\"one\ntwo\"\n```\n", reports: ["lines"] },
      { text: "```bash\ngh release create v1 [|--notes|] \"one\ntwo\"\n```\n", reports: ["lines"] },
      { text: "```bash\ngh pr create [|--body|] \"one $(cat <<'EOF'\na\nEOF\n)\ntwo\"\n```\n", reports: ["lines"] },
      { text: "```bash\ngh pr comment 1 --body \"Use [|`total`|] and `sum`.\"\n```\n", reports: ["code"] },
      { text: "```bash\ngh pr comment 1 --body \"one\n[|`total`|]\"\n```\n", reports: ["code"] },
      { text: "```bash\ngh issue close 1 && gh issue comment 1 --body 'Done.[|\\n|]\\nSee #2'\n```\n", reports: ["escape"] },
      { text: "```bash\ngh issue comment 1 --body \"Done:[|\\n|]- a\"\n```\n", reports: ["escape"] },
      { name: "a fence in a quote in a list", text: "1. Post:\n\n   > ```sh\n   > gh pr create [|--body|] \"one\n   > two\"\n   > ```\n", reports: ["lines"] },
      { name: "what follows a comment of approval", text: "```bash\n# Bad\ngh pr create --body \"one\ntwo\"\n# Good\ngh pr create [|--body|] \"one\ntwo\"\n```\n", reports: ["lines"] },
      { name: "a comment that speaks of avoiding", text: "```bash\n# use a file to avoid quoting issues\ngh pr create [|--body|] \"one\ntwo\"\n```\n", reports: ["lines"] },
      { text: "```sh\nX=$(gh pr create [|--body|] \"one\ntwo\")\n```\n", reports: ["lines"], kind: "skill-resource" },
    ],
  },
  given,
);
