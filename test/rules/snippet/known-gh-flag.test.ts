import rule from "../../../rules/snippet/known-gh-flag.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\ngh pr create -t T -b B -F f -aX -l a,b --draft --fill --base main -R a/b\n```\n",
      "```bash\ngh pr list --json number --jq '.[]' -q x --template t; gh issue list -L5 -S 'a b' -w\n```\n",
      "```bash\ngh api -XPOST x -f a=b -F c=@d -H 'A: b' --paginate --slurp -i\n```\n",
      "```bash\ngh pr create $FLAGS \"--$X\" -- --odd; gh pr view <n> [--web]; gh pr view -h --help\n```\n",
      "```bash\ngh issue create --type Bug --parent 1 --blocked-by 2; gh issue edit 1 --add-sub-issue 2\n```\n",
      "```bash\ngh milestone list --due x; gh aw run --odd; gh copilot --odd; gh pr --odd; gh codespace ssh -- -v; gh extension exec x --odd\n```\n",
      "```bash\ngh pr create --title --body; gh pr comment 1 -b -x\n```\n",
      "```bash\ngh pr merge 1 -sd --auto; gh run view 1 --log-failed; gh run watch --exit-status\n```\n",
      { name: "a warning", text: "```bash\ngh pr list --page 2 # wrong: there is no such flag\n```\n" },
      { name: "a comment warns", text: "```bash\n# ❌\ngh pr list --page 2\n```\n" },
    ],
    bad: [
      { name: "EndogenAI/dogma: a flag of another command", text: "```bash\ngh release create v1 [|--body-file|] n.md --latest\n```\n", reports: ["unknown"] },
      { text: "```bash\ngh pr review 1 [|--request-review|] a\n```\n", reports: ["unknown"] },
      { text: "```bash\ngh pr list --limit 5 [|--page|]=2\n```\n", reports: ["unknown"] },
      { text: "```bash\ngh issue create [|--labels|] bug\n```\n", reports: ["meant"] },
      { text: "```bash\ngh pr view [|-z|]\n```\n", reports: ["unknown"] },
      { text: "```bash\ngh pr merge [|-sQ|]x\n```\n", reports: ["unknown"] },
      { text: "```bash\ngh -R a/b pr list --json number [|--pge|] 2\n```\n", reports: ["unknown"] },
    ],
  },
  given,
);
