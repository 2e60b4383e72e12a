import rule from "../../../rules/snippet/read-back.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```bash\ngh issue comment 1 -F b.md\ngh issue view 1 --comments\n```\n",
      "```bash\ngh pr create --body-file b.md\ngh api repos/a/b/pulls\n```\n",
      "```bash\ngh issue comment 1 --body x\n```\n",
      "```bash\ngh issue view 1\n```\n",
      { name: "a warning", text: "Do not stop here:\n```bash\ngh issue comment 1 -F b.md\n```\n" },
    ],
    bad: [
      { text: "```bash\ngh issue view 1\n[|gh issue comment|] 1 --body-file b.md\n```\n", reports: ["unread"] },
      { text: "```bash\ngh issue create -F a.md\n[|gh pr edit|] 2 -F b.md\n```\n", reports: ["unread"] },
    ],
  },
  given,
);
