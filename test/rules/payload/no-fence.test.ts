import rule from "../../../rules/payload/no-fence.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const head = "<!-- engagement-record-design-575 -->\n\n";
const record = (...lines: string[]): string => `${head}\`\`\`yaml\n${lines.map((line) => `${line}\n`).join("")}\`\`\`\n`;

testRule(
  rule,
  {
    good: [
      record("schema_version: 2", "load_bearing_decisions: []"),
      record("a: Run `npm ci` and ``npm test`` first."),
      { name: "tildes, which no reader minds", text: record("a: |-", "  ~~~", "  npm ci", "  ~~~", "b: c") },
      { name: "other fences of the comment", text: `\`\`\`sh\nnpm ci\n\`\`\`\n\n${record("a: b")}\n\`\`\`\nx\n\`\`\`\n` },
      { name: "an end of the fence that is indented as its start", text: `- Done.\n\n  ${head.trimEnd()}\n  \`\`\`yaml\n  a: |-\n    b\n  \`\`\`\n` },
      { name: "an end of the fence that is indented by mistake, behind a value that is complete", text: `${head}\`\`\`yaml\na: b\n  \`\`\`\n` },
      { name: "a longer end of the fence", text: `${head}\`\`\`yaml\na: |-\n  b\n\`\`\`\`\`\n` },
      { name: "a fence that is not closed", text: `${head}\`\`\`yaml\na: |-\n  b\n` },
      { name: "an empty payload", text: record() },
      { name: "no marker", text: "````yaml\na: ```\n````\n" },
      { name: "a fence of another language", text: `${head}\`\`\`\`md\n\`\`\`sh\nx\n\`\`\`\n\`\`\`\`\n` },
      { name: "another family", text: "<!-- credit-note-design-575 -->\n\n````yaml\na: ```\n````\n" },
      { name: "a quoted record", text: `> ${record("a: |-", "    ```").replaceAll("\n", "\n> ")}\n` },
      { name: "a record in a fence", text: `\`\`\`\`\`md\n${record("a: |-", "    ```", "b: c")}\`\`\`\`\`\n` },
    ],
    bad: [
      { name: "a fence in a block scalar", text: record("a: |-", "    [|```|]sh", "    npm ci", "    [|```|]", "b: c"), reports: ["fence", "fence"] },
      { name: "in the middle of a sentence", text: record("a: Run [|```|]npm ci[|```|] first."), reports: ["fence", "fence"] },
      { name: "in quotes", text: record('a: "Run [|````|] first."'), reports: ["fence"] },
      { name: "in a comment of YAML", text: record("a: b # like [|```|]"), reports: ["fence"] },
      { name: "with an info string, which does not end a fence for Markdown", text: record("a: |-", "  [|```|]sh", "  npm ci", "b: c"), reports: ["fence"] },
      { name: "in a longer fence", text: `${head}\`\`\`\`yaml\na: |-\n  [|\`\`\`|]\n  x\n  [|\`\`\`|]\nb: c\n\`\`\`\`\n`, reports: ["fence", "fence"] },
      { name: "in a fence of tildes", text: `${head}~~~yaml\na: [|\`\`\`|]\n~~~\n`, reports: ["fence"] },
      { name: "in broken YAML", text: record("a: b: c", "d: Run [|```|]x"), reports: ["fence"] },
      { name: "an indented line that ends the fence within a block scalar", text: record("a: |-", "  The reader showed:", "  [|```|]", "  error", "  ```", "b: c"), reports: ["fence"] },
      { name: "an indented line that is the first of a block scalar", text: record("a: |-", "  [|```|]", "  error", "  ```", "b: c"), reports: ["fence"] },
      { name: "a list whose last value is a block scalar", text: record("a:", "- b: >-", "    c", "   [|````|]  ", "b: c"), reports: ["fence"] },
      {
        name: "in a list item",
        text: `- Done.\n\n  ${head.trimEnd()}\n  \`\`\`yaml\n  a: |-\n      [|\`\`\`|]sh\n  b: |-\n    x\n    [|\`\`\`|]\n  c: d\n  \`\`\`\n`,
        reports: ["fence", "fence"],
      },
      { name: "behind emoji, with CRLF", text: `# 😀\n\n${record("a: 😀 [|```|] 😀")}`.replaceAll("\n", "\r\n"), reports: ["fence"] },
    ],
  },
  given,
);
