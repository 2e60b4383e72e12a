import rule from "../../../rules/payload/single-fence.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bare, record } from "./records.ts";

const head = "<!-- engagement-record-design-575 -->";
const payload = `\`\`\`yaml\n${bare.join("\n")}\n\`\`\`\n`;

testRule(
  rule,
  {
    good: [
      record(bare),
      { name: "fences of other names", text: `${head}\n\n\`\`\`yml\na: b\n\`\`\`\n\n\`\`\`yaml-example\na: b\n\`\`\`\n\n${payload}\n\`\`\`\nx\n\`\`\`\n` },
      { name: "a single backtick", text: `${head}\n\nSee \`yaml\` and \`\`yaml\`\`.\n\n${payload}` },
      { name: "no payload", text: `${head}\n\n\`\`\`json\n{}\n\`\`\`\n` },
      { name: "two markers with a payload each", text: `${record(bare)}\n${record(bare, { phase: "plan" })}` },
      { name: "a page with examples", text: `# Records\n\n${head}\n\n\`\`\`yaml\na: b\n\`\`\`\n\n${payload}`, kind: "markdown" },
      { name: "a quoted fence behind it", text: `${record(bare)}\n> \`\`\`yaml\n> a: b\n> \`\`\`\n` },
      { name: "no marker", text: `${payload}\n${payload}\n` },
    ],
    bad: [
      { text: `${head}\n\n[|\`\`\`yaml|]\na: b\n\`\`\`\n\n${payload}`, reports: ["decoy"] },
      { name: "before the marker", text: `[|\`\`\`yaml|]\na: b\n\`\`\`\n\n${head}\n\n${payload}`, reports: ["decoy"] },
      { name: "in capitals", text: `${head}\n\n[|\`\`\`YAML|]\na: b\n\`\`\`\n\n${payload}`, reports: ["decoy"] },
      { name: "within a line", text: `${head}\n\nThe block [|\`\`\`yaml|] a: b\`\`\` follows.\n\n${payload}`, reports: ["decoy"] },
      { name: "in a quote", text: `${head}\n\n> [|\`\`\`yaml|]\n> a: b\n> \`\`\`\n\n${payload}`, reports: ["decoy"] },
      { name: "in a longer fence", text: `${head}\n\n\`\`\`\`md\n[|\`\`\`yaml|]\na: b\n\`\`\`\n\`\`\`\`\n\n${payload}`, reports: ["decoy"] },
      { name: "two of them", text: `${head}\n\n[|\`\`\`yaml|]\na: b\n\`\`\`\n\n[|\`\`\`yaml|]\nc: d\n\`\`\`\n\n${payload}`, reports: ["decoy", "decoy"] },
      { text: `${record(bare)}\nThe settings:\n\n[|\`\`\`yaml|]\na: b\n\`\`\`\n`, reports: ["further"] },
      { name: "the same payload twice", text: `${record(bare)}\n[|\`\`\`yaml|]\n${bare.join("\n")}\n\`\`\`\n`, reports: ["further"] },
      { name: "where none holds a key of a payload, the first counts", text: `${head}\n\n\`\`\`yaml\na: b\n\`\`\`\n\n[|\`\`\`yaml|]\nc: d\n\`\`\`\n`, reports: ["further"] },
      { name: "a body in a file of another kind", text: `${head}\n\n[|\`\`\`yaml|]\na: b\n\`\`\`\n\n${payload}`, kind: "markdown", reports: ["decoy"] },
    ],
  },
  given,
);
