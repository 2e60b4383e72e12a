import rule from "../../../rules/snippet/known-gh-command.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\ngh pr view; gh issue ls; gh -R a/b pr list; gh pr -R a/b new; gh repo deploy-key list; gh at verify; gh ext install a/b; gh skills add x\n```\n",
      "```bash\ngh $COMMAND; gh pr $X; gh <command> <subcommand>; gh --version; gh; gh pr --help; gh pr\n```\n",
      "```bash\ngh dash; gh aw compile; gh stack push; gh my-own thing; gh copilot suggest x; gh api graphql; gh search issues x; gh status\n```\n",
      { name: "an extension that the text names", text: "Needs the extension `gh-milestone`.\n\n```bash\ngh milestone list\n```\n" },
      { name: "an alias", text: "```bash\ngh alias set prs 'pr list'\ngh prs\n```\n" },
      "```bash\necho gh milestone; git milestone; gh pr 123; gh pr 'x y'\n```\n",
      { name: "a warning", text: "There is no such command, never try:\n```bash\ngh milestone list\n```\n" },
    ],
    bad: [
      { name: "EndogenAI/dogma: milestones", text: "```bash\ngh [|milestone|] create --title x\n```\n", reports: ["missing"] },
      { text: "```bash\ngh [|issues|] list | cat; X=$(gh [|merge|] 1)\n```\n", reports: ["missing", "missing"] },
      { text: "```bash\ngh pr [|remove|] 1\n```\n", reports: ["subcommand"] },
      { text: "```bash\ngh -R a/b issue [|views|] 1\n```\n", reports: ["meant"] },
      { text: "```bash\ngh repo deploy-key [|lst|]\n```\n", reports: ["meant"] },
      { text: "```bash\ngh issue --repo a/b [|edits|]\n```\n", reports: ["meant"] },
    ],
  },
  given,
);
