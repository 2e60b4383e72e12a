import rule from "../../../rules/payload/present.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bare, record } from "./records.ts";

const head = "<!-- engagement-record-design-575 -->";

testRule(
  rule,
  {
    good: [
      record(bare),
      { name: "in another fence, which another rule judges", text: record(bare, { info: "yml" }) },
      { name: "in no fence, which another rule judges", text: `${head}\n\n${bare.join("\n")}\n` },
      { name: "in a fence without a name", text: record(bare, { info: "" }) },
      { name: "YAML that cannot be read", text: record(["a: b: c"]) },
      { name: "a scalar", text: record(["text"]) },
      { name: "a page that mentions a marker", text: `# Records\n\nA comment begins with ${head} and its data.\n`, kind: "markdown" },
      { name: "a marker further down in a skill", text: `---\nname: example\n---\n\n# Records\n\n${head}\n\nand its data.\n`, kind: "skill" },
      { name: "a marker in a code span", text: `Write \`${head}\`.\n` },
      { name: "a marker in a fence", text: `\`\`\`md\n${head}\n\`\`\`\n` },
      { name: "a quoted marker", text: `> ${head}\n` },
      { name: "another family", text: "<!-- experience-owner-complete-575 -->\n" },
      { name: "no marker", text: "Nothing.\n" },
    ],
    bad: [
      { text: `[|${head}|]\n`, reports: ["missing"] },
      { text: `[|${head}|]`, reports: ["missing"] },
      { text: `[|${head}|]\n\nThe decisions follow.\n`, reports: ["missing"] },
      { name: "another language behind it", text: `[|${head}|]\n\n\`\`\`json\n{}\n\`\`\`\n`, reports: ["missing"] },
      { name: "a quoted payload", text: `[|${head}|]\n\n> \`\`\`yaml\n> a: b\n> \`\`\`\n`, reports: ["missing"] },
      { name: "indented code", text: `[|${head}|]\n\n    schema_version: 2\n`, reports: ["missing"] },
      { text: `${head}\n\n[|\`\`\`yaml|]\n\`\`\`\n`, reports: ["empty"] },
      { text: record(["# to be written"]).replace("```yaml", "[|```yaml|]"), reports: ["empty"] },
      { text: record(["", "  ", ""]).replace("```yaml", "[|```yaml|]"), reports: ["empty"] },
      { name: "a body in a file of another kind", text: `[|${head}|]\n\nText.\n`, kind: "markdown", reports: ["missing"] },
      { name: "two markers", text: `[|${head}|]\n\n${record(bare, { phase: "plan" })}`, reports: ["missing"] },
      { name: "in a list item", text: `- [|${head}|]\n`, reports: ["missing"] },
    ],
  },
  given,
);
