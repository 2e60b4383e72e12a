import rule from "../../../rules/payload/fence.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bare, record } from "./records.ts";

const head = "<!-- engagement-record-design-575 -->";
const body = bare.join("\n");

testRule(
  rule,
  {
    good: [
      record(bare),
      { name: "in capitals, which readers do not mind", text: record(bare, { info: "YAML" }) },
      { name: "with more behind the name", text: record(bare, { info: "yaml title=x" }) },
      { name: "a longer fence", text: record(bare, { fence: "`````" }) },
      { name: "other fences behind the payload", text: `${record(bare)}\n\`\`\`yml\nname: example\n\`\`\`\n\n~~~yaml\na: b\n~~~\n`.replace("~~~yaml\na: b\n~~~\n", "") },
      { name: "another language, which is no payload", text: `${head}\n\n\`\`\`json\n{}\n\`\`\`\n` },
      { name: "a fence without a name further down", text: `${head}\n\nThe output:\n\n\`\`\`\nok\n\`\`\`\n` },
      { name: "a sentence with a colon", text: `${head}\n\nPhase: design\n` },
      { name: "a fence of tildes in a page that mentions a marker", text: `# Records\n\nWrite ${head} and\n\n~~~yaml\na: b\n~~~\n`, kind: "markdown" },
      { name: "a quoted payload", text: `${head}\n\n> \`\`\`yml\n> schema_version: 2\n> \`\`\`\n` },
      { name: "indented code", text: `${head}\n\n    schema_version: 2\n` },
    ],
    bad: [
      { text: record(bare, { info: "[|yml|]" }), reports: ["name"], fixed: record(bare) },
      { text: record(bare, { info: "[|YML|]" }), reports: ["name"], fixed: record(bare) },
      { text: record(bare, { info: "[|yam|] x" }), reports: ["name"], fixed: record(bare, { info: "yaml x" }) },
      { text: record(bare, { info: "  [|text|]" }), reports: ["name"], fixed: record(bare, { info: "  yaml" }) },
      { name: "further down, by its keys", text: `${head}\n\nThe data:\n\n\`\`\`[|yml|]\n${body}\n\`\`\`\n`, reports: ["name"], fixed: `${head}\n\nThe data:\n\n\`\`\`yaml\n${body}\n\`\`\`\n` },
      { name: "directly behind, whatever it holds", text: `${head}\n\`\`\`[|yml|]\na: b\n\`\`\`\n`, reports: ["name"], fixed: `${head}\n\`\`\`yaml\na: b\n\`\`\`\n` },
      { text: record(bare, { info: "" }).replace("```", "[|```|]"), reports: ["bare"], fixed: record(bare) },
      { name: "a longer fence without a name", text: record(bare, { info: "", fence: "````" }).replace("````", "[|````|]"), reports: ["bare"], fixed: record(bare, { fence: "````" }) },
      { text: record(bare, { fence: "~~~" }).replace("~~~", "[|~~~|]"), reports: ["tildes"], fixed: record(bare) },
      { text: record(bare, { fence: "~~~~~" }).replace("~~~~~", "[|~~~~~|]"), reports: ["tildes"], fixed: record(bare, { fence: "`````" }) },
      { name: "tildes around backticks, which would end the fence", text: record(["a: |-", "  ```", "  x", "  ```"], { fence: "~~~" }).replace("~~~", "[|~~~|]"), reports: ["tildes"] },
      { name: "tildes that nothing closes", text: `${head}\n\n[|~~~|]yaml\n${body}\n`, reports: ["tildes"] },
      { text: `${head}\n\n[|\`\`\`|]yaml\n${body}`, reports: ["unclosed"], fixed: `${head}\n\n\`\`\`yaml\n${body}\n\`\`\`` },
      { text: `${head}\n\n[|\`\`\`\`|]yaml\n${body}\n\`\`\`\n`, reports: ["unclosed"] },
      { name: "what is behind it is no YAML", text: `${head}\n\n[|\`\`\`|]yaml\n${body}\n\nThe end: it was late.\n`, reports: ["unclosed"] },
      { name: "in a list item", text: `- ${head}\n\n  [|\`\`\`|]yaml\n  a: b\n`, reports: ["unclosed"] },
      { text: `${head}\n\n[|schema_version: 2|]\nphase: design\n`, reports: ["unfenced"] },
      { name: "right behind the marker", text: `${head}\n[|schema_version: 2|]\n`, reports: ["unfenced"] },
      { name: "below a sentence", text: `${head}\n\nThe data:\n\n[|schema_version: 2|]  \nphase: design\n`, reports: ["unfenced"] },
    ],
  },
  given,
);
