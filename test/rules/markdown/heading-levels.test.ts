import rule from "../../../rules/markdown/heading-levels.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "# A\n\n## B\n\n### C\n\n# D\n",
      { name: "a document that begins below level 1", text: "### A\n\n## B\n" },
      { name: "headings in quotes, items and examples", text: "# A\n\n> ### B\n\n- #### C\n\n```md\n##### D\n```\n" },
    ],
    bad: [
      { text: "# A\n\n[|### B|]\n\n### C\n", reports: ["skipped"] },
      { name: "twice", text: "# A\n\n[|### B|]\n\n# C\n\n[|###### `D`|]\n", reports: ["skipped", "skipped"] },
      { name: "behind an underlined one", text: "A\n===\n\n[|### B ###|]\n", reports: ["skipped"] },
    ],
  },
  given,
);
