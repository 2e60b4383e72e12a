import rule from "../../../rules/snippet/known-gh-field.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\ngh pr view --json number,reviews,reviewDecision,statusCheckRollup,closingIssuesReferences\n```\n",
      "```bash\ngh issue list --json number,issueType,parent,subIssues,blockedBy\n```\n",
      "```bash\ngh pr view --json; gh pr view --json \"$F\"; gh pr view --json <fields>; gh pr view --json a,$B\n```\n",
      "```bash\ngh api x --json odd; gh search repos x --json odd; gh run view 1 --json jobs\n```\n",
      { name: "JacobPEvans: a warning", text: "`reviewThreads` is no field; do not use it:\n```bash\ngh pr view --json reviewThreads\n```\n" },
    ],
    bad: [
      { name: "EndogenAI/dogma: a field of GraphQL", text: "```bash\ngh pr view 1 --json number,state,[|reviewThreads|] 2>/dev/null\n```\n", reports: ["unknown"] },
      { text: "```bash\ngh pr list --json '[|label|],number'\n```\n", reports: ["meant"] },
      { text: "```bash\ngh issue view --json=[|body_text|],body\n```\n", reports: ["unknown"] },
      { text: "```bash\ngh pr checks --json \"name,[|conclusion|]\"\n```\n", reports: ["unknown"] },
      { text: "- ```sh\n  gh run list \\\n    --json [|name2|],status\n  ```\n", reports: ["meant"] },
    ],
  },
  given,
);
