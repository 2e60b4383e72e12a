import rule from "../../../rules/skill/name-length.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (name: string): string => `---\nname: ${name}\n---\n`;
const longest = "a".repeat(64);

testRule(
  rule,
  {
    good: [
      skill("example"),
      { name: "64 letters", text: skill(longest) },
      { name: "64 letters in quotes", text: skill(`"${longest}"`) },
      { name: "white space is trimmed", text: skill(`" ${longest} "`) },
      { name: "64 characters of two code units", text: skill("🧾".repeat(64)) },
      { name: "openai/codex#7915: 64 characters of three bytes", text: skill("审".repeat(64)) },
      { name: "64 letters behind a folded header", text: skill(`>-\n  ${longest}`) },
      { name: "a long comment", text: skill(`example # ${longest}`) },
      { name: "a list, which another rule judges", text: skill(`[${longest}a]`) },
      { name: "no name", text: `---\nlicense: ${longest}a\n---\n` },
      { name: "no front matter", text: `${longest}a\n` },
      { name: "broken YAML", text: skill(`a: ${longest}: b`) },
      { name: "a client without a limit", text: skill(`${longest}a`), profiles: ["claude-code"] },
      { name: "a client that does not keep to its documentation", text: skill(`${longest}a`), profiles: ["opencode"] },
    ],
    bad: [
      { name: "65 letters", text: skill(`[|${longest}a|]`), reports: ["long"] },
      { name: "65 letters in quotes", text: skill(`[|"${longest}a"|]`), reports: ["long"] },
      { name: "65 digits", text: skill(`[|${"1".repeat(65)}|]`), reports: ["long"] },
      { name: "65 characters of two code units", text: skill(`[|${"🧾".repeat(65)}|]`), reports: ["long"] },
      { name: "a comment is not counted, nor underlined", text: skill(`[|${longest}a|] # why`), reports: ["long"] },
      { name: "a client that counts code units", text: skill(`[|${"🧾".repeat(33)}|]`), profiles: ["roo"], reports: ["long"] },
      { name: "two lines of a folded value", text: skill(`[|>-\n  ${longest}\n  a|]`), reports: ["long"] },
    ],
  },
  given,
);
