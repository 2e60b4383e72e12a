import rule from "../../../rules/marker/alone-on-line.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "<!-- engagement-record-design-575 -->\n",
      "<!-- engagement-record-design-575 -->",
      { name: "white space behind it", text: "<!-- engagement-record-design-575 --> \t\nText\n" },
      { name: "documentation", text: "<!-- engagement-record-design-575 --> is the first line.\n", kind: "markdown" },
      { name: "a quote", text: "> <!-- engagement-record-design-575 --> text\n" },
      { name: "another comment", text: "<!-- draft --> text\n" },
    ],
    bad: [
      { text: "<!-- engagement-record-design-575 --> [|Design record|]\n", reports: ["text"], fixed: "<!-- engagement-record-design-575 -->\nDesign record\n" },
      { text: "<!-- engagement-record-design-575 -->[|.|]\n", reports: ["text"], fixed: "<!-- engagement-record-design-575 -->\n.\n" },
      { name: "a fence", text: "<!-- engagement-record-design-575 --> [|```yaml|]\na: b\n```\n", reports: ["text"], fixed: "<!-- engagement-record-design-575 -->\n```yaml\na: b\n```\n" },
      { name: "another comment behind it", text: "<!-- engagement-record-design-575 --> [|<!-- draft 😀 -->|]\nText\n", reports: ["text"], fixed: "<!-- engagement-record-design-575 -->\n<!-- draft 😀 -->\nText\n" },
      { name: "text before it too, where a line break alone is no help", text: "Record: <!-- engagement-record-design-575 --> [|here|]\n", reports: ["text"] },
      { name: "in a list", text: "- <!-- engagement-record-design-575 --> [|here|]\n", reports: ["text"] },
      { text: "<!-- engagement-record-design-575 -->[|\u200B|]\nText\n", reports: ["invisible"], fixed: "<!-- engagement-record-design-575 -->\nText\n" },
      { name: "line endings of Windows", text: "<!-- engagement-record-design-575 --> [|Design|]\r\nText\r\n", reports: ["text"], fixed: "<!-- engagement-record-design-575 -->\r\nDesign\r\nText\r\n" },
    ],
  },
  given,
);
