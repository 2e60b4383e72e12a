import rule from "../../../rules/markdown/table-row-length.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const head = "| a | b |\n| - | - |\n";

testRule(
  rule,
  {
    good: [
      `${head}| 1 | 2 |\n| | |\n 1 | 2\n`,
      { name: "an escaped pipe", text: `${head}| 1 | \\| |\n` },
      { name: "lost text is the other rule's", text: `${head}| 1 | 2 | 3 |\n` },
      { name: "a table in a fence", text: "```md\n| a | b |\n| - | - |\n| 1 |\n```\n" },
    ],
    bad: [
      { text: `${head}[|| 1 ||]\n`, reports: ["short"] },
      { name: "no pipes at the ends", text: "- a | b\n  --- | ---\n  [|1|]\n", reports: ["short"] },
      { name: "empty cells behind the last column", text: `${head}[|| 1 | 2 | ||]\n| 1 | 2 |\n[|| 1 | | |  ||]\n`, reports: ["long", "long"] },
    ],
  },
  given,
);
