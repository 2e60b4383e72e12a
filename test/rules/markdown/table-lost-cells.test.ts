import rule from "../../../rules/markdown/table-lost-cells.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const head = "| a | b |\n| - | - |\n";

testRule(
  rule,
  {
    good: [
      `${head}| 1 | 2 |\n| 1 |\n 1 | 2\n`,
      { name: "an escaped pipe in code", text: `${head}| 1 | \`x\\|y\` |\n` },
      { name: "empty cells behind the last column", text: `${head}| 1 | 2 | |\n| 1 | 2 |  |  |\n` },
      { name: "no table", text: "| a | b |\n\n| 1 | 2 | 3 |\n" },
      { name: "a pipe in code outside tables", text: "Run `a | b`.\n" },
      { name: "a table in a fence", text: "```md\n| a |\n| - |\n| 1 | 2 |\n```\n" },
    ],
    bad: [
      { name: "EndogenAI/dogma: a pipe in code", text: `${head}| 1 | [|\`x | y\`|] |\n`, reports: ["code"], fixed: `${head}| 1 | \`x \\| y\` |\n` },
      { name: "several pipes", text: `${head}| 1 | [|\`(x|y|z)\`|] and \`u|v\` |\n`, reports: ["code"], fixed: `${head}| 1 | \`(x\\|y\\|z)\` and \`u\\|v\` |\n` },
      { name: "a longer run of backticks", text: `${head}| 1 | [|\`\`x|y \` z\`\`|] |\n`, reports: ["code"], fixed: `${head}| 1 | \`\`x\\|y \` z\`\` |\n` },
      { name: "in the first cell", text: `${head}| [|\`x|y\`|] | 2 |\n`, reports: ["code"], fixed: `${head}| \`x\\|y\` | 2 |\n` },
      { name: "fewer cells too many than pipes", text: `${head}| [|\`x|y|z\`|]\n`, reports: ["code"] },
      { name: "text behind the last column", text: `${head}| 1 | 2 [|| 3|] |\n`, reports: ["cells"] },
      { name: "no pipes at the ends, in a quote", text: "> a | b\n> --- | ---\n> 1 | 2 [|| 3|]\n", reports: ["cells"] },
      { name: "a comment", kind: "comment", text: `${head}| 1 | [|\`a|b\`|] |\n`, reports: ["code"], fixed: `${head}| 1 | \`a\\|b\` |\n` },
      { name: "a captured comment", kind: "thread", text: '[{ "body": "| a | b |\\n| - | - |\\n| 1 | [|`x|y`|] |\\n" }]\n', reports: ["code"], fixed: '[{ "body": "| a | b |\\n| - | - |\\n| 1 | `x\\\\|y` |\\n" }]\n' },
    ],
  },
  given,
);
