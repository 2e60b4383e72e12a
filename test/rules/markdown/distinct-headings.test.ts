import rule from "../../../rules/markdown/distinct-headings.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "# A\n\n## B\n\n## C\n",
      { name: "under different headings", text: "# A\n\n## B\n\n### X\n\n## C\n\n### X\n" },
      { name: "with other numbers", text: "## Step 1\n\n## Step 2\n" },
      { name: "in an example", text: "## A\n\n```md\n## A\n```\n" },
      { name: "without text", text: "##\n\n##\n" },
    ],
    bad: [
      { name: "EndogenAI/dogma: two titles renamed to one", text: "# A\n\n## Outcomes\n\n## B\n\n[|## Outcomes|]\n", reports: ["repeated"] },
      { name: "case, blanks and marks", text: "## The *End*\n\n[|## the  end|]\n\n[|The end\n---|]\n", reports: ["repeated", "repeated"] },
    ],
  },
  given,
);
