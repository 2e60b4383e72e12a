import rule from "../../../rules/skill/compatibility-length.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (note: string): string => `---\nname: example\n${note}\nlicense: MIT\n---\n`;
const longest = "a".repeat(500);

testRule(
  rule,
  {
    good: [
      "---\nname: example\n---\n",
      skill("compatibility: Needs C# 12 or newer"),
      { name: "500 letters", text: skill(`compatibility: ${longest}`) },
      { name: "500 characters of two code units", text: skill(`compatibility: ${"🧾".repeat(500)}`) },
      { name: "a list, which another rule judges", text: skill("compatibility: [a]") },
      { name: "a number, which another rule judges", text: skill("compatibility: 3") },
      { name: "a note further down", text: skill(`metadata:\n  compatibility: ${longest}a`) },
      { name: "another case, which another rule judges", text: skill(`Compatibility: ${longest}a`) },
      { name: "no front matter", text: `compatibility: ${longest}a\n` },
      { name: "broken YAML", text: skill("compatibility: a: b") },
      { name: "clients without a limit", text: skill(`compatibility: ${longest}a`), profiles: ["vscode", "cursor"] },
      { name: "a client that takes an empty note", text: skill("compatibility:"), profiles: ["claude-code"] },
    ],
    bad: [
      { text: skill("[|compatibility:|]"), reports: ["empty"] },
      { text: skill("[|compatibility: ''|]"), reports: ["empty"] },
      { text: skill('[|compatibility: "\\t"|]'), reports: ["empty"] },
      { text: skill("[|compatibility:|] # later"), reports: ["empty"] },
      { name: "501 letters", text: skill(`compatibility: [|${longest}a|]`), reports: ["long"] },
      { name: "the specification counts the space at the end of a quoted note", text: skill(`compatibility: [|"${longest} "|]`), reports: ["long"] },
      { name: "lines of a literal count with their line breaks", text: skill(`compatibility: [||\n  ${"a".repeat(249)}\n  ${"a".repeat(250)}|]`), reports: ["long"] },
      { name: "a chosen client with a limit", text: skill(`compatibility: [|${longest}a|]`), profiles: ["claude-code"], reports: ["long"] },
    ],
  },
  given,
);
