import rule from "../../../rules/snippet/no-heredoc-command.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\ncat <<'EOF'\n`a`\nEOF\n```\n",
      "```bash\ncat <<\"EOF\"\n`a`\nEOF\n```\n",
      "```bash\ncat <<EOF\n\\`a\\` $X $(b) ${c}\nEOF\n```\n",
      "```bash\ncat <<EOF\n`date` `git log -1`\nEOF\n```\n",
      "```bash\ncat <<\\EOF\n`a`\nEOF\n```\n",
      "```bash\necho `a`\n```\n",
      { name: "a warning", text: "**Wrong**:\n```bash\ncat <<EOF\n`a`\nEOF\n```\n" },
    ],
    bad: [
      { text: "```bash\ncat > b.md <<EOF\nUse [|`total`|] and `sum`.\nEOF\n```\n", reports: ["command"], fixed: "```bash\ncat > b.md <<'EOF'\nUse `total` and `sum`.\nEOF\n```\n" },
      { text: "```bash\ngh pr create --body \"$(cat <<EOF\n[|`a b`|]\nEOF\n)\"\n```\n", reports: ["command"], fixed: "```bash\ngh pr create --body \"$(cat <<'EOF'\n`a b`\nEOF\n)\"\n```\n" },
      { text: "- ```sh\n  cat <<-A\n  `date` [|`x`|]\n  A\n  ```\n", reports: ["command"], fixed: "- ```sh\n  cat <<-'A'\n  `date` `x`\n  A\n  ```\n" },
    ],
  },
  given,
);
