import rule from "../../../rules/skill/body-present.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const front = "---\nname: example\ndescription: Read.\n";

testRule(
  rule,
  {
    good: [
      `${front}---\nRead.\n`,
      `${front}---\n\n# Read\n`,
      `${front}---\n\n<!-- note --> Read.\n`,
      { name: "no front matter", text: "" },
      { name: "an open block", text: front },
      { name: "broken YAML", text: "---\nname: a: b\n---\n" },
      { name: "an empty block", text: "---\n---\n" },
      { name: "a second block", text: `${front}---\n---\na: b\n---\n` },
    ],
    bad: [
      { text: `${front}[|---|]`, reports: ["empty"] },
      { text: `${front}[|---|]\n`, reports: ["empty"] },
      { name: "blank lines", text: `${front}[|---|]\n\n  \t\n`, reports: ["empty"] },
      { name: "a comment", text: `${front}[|---|]\n\n<!-- later\n\n-->\n<!-- x -->\n`, reports: ["empty"] },
    ],
  },
  given,
);
