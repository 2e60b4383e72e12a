import rule from "../../../rules/directives/known-rule.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const renamed = { "skill/name-kebab": "skill/name-matches-folder" };

testRule(
  rule,
  {
    good: [
      "# Title\n",
      "<!-- markerlint-disable -->\n",
      "<!-- markerlint-disable skill/name-matches-folder, frontmatter/unique-keys -- as agreed -->\n",
      "<!-- markerlint-enable frontmatter/unique-keys -->\n",
      "---\n# markerlint-disable-file directives/known-rule\nname: example\n---\n",
      { name: "an example", text: "`<!-- markerlint-disable no/such -->`\n" },
      { name: "a reason with a word like an id", text: "<!-- markerlint-disable frontmatter/unique-keys -- see skill/other -->\n" },
    ],
    bad: [
      { text: "<!-- markerlint-disable [|no/such-thing|] -->\n", reports: ["unknown"] },
      { text: "<!-- markerlint-enable [|no/such-thing|] -->\n", reports: ["unknown"] },
      { text: "<!-- markerlint-disable-file [|MD013|] -->\n", reports: ["unknown"] },
      { name: "a group", text: "<!-- markerlint-disable [|skill|] [|skill/*|] -->\n", reports: ["unknown", "unknown"] },
      { text: "<!-- markerlint-disable [|frontmatter/unique-key|] -->\n", reports: ["misspelt"], fixed: "<!-- markerlint-disable frontmatter/unique-keys -->\n" },
      { text: "<!-- markerlint-disable [|Frontmatter/Unique-Keys|] -->\n", reports: ["misspelt"], fixed: "<!-- markerlint-disable frontmatter/unique-keys -->\n" },
      { name: "not near enough to change it", text: "<!-- markerlint-disable [|frontmatter/unique-names|] -->\n", reports: ["misspelt"] },
      { name: "an earlier id", text: "<!-- markerlint-disable [|skill/name-kebab|] -->\n", renamed, reports: ["renamed"], fixed: "<!-- markerlint-disable skill/name-matches-folder -->\n" },
      {
        name: "several, with and without commas, over lines",
        text: "<!-- markerlint-disable [|no/such|],frontmatter/unique-keys\n  [|other/such|] -->\n",
        reports: ["unknown", "unknown"],
      },
      { name: "a comment of YAML", text: "---\nname: example # markerlint-disable-line [|no/such|]\n---\n", reports: ["unknown"] },
      { name: "a reason without hyphens", text: "<!-- markerlint-disable-line frontmatter/unique-keys [|because|] [|of|] [|it|] -->\n", reports: ["unknown", "unknown", "unknown"] },
    ],
  },
  given,
);
