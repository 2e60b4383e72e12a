import rule from "../../../rules/skill/body-length.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (lines: number): string => `---\nname: example\ndescription: Read.\n---\n${"Read.\n".repeat(lines - 4)}`;

testRule(
  rule,
  {
    good: [
      skill(500),
      { name: "blank lines at the end", text: `${skill(500)}\n\n\n` },
      { name: "a smaller limit", text: skill(8), options: { maxLines: 8 } },
      { name: "an empty file", text: "" },
    ],
    bad: [
      { text: `${skill(500)}[|Read more.|]\n`, reports: ["long"] },
      { name: "a smaller limit that is broken", text: `${skill(8)}[|Read more.|]\nAnd more.\n`, options: { maxLines: 8 }, reports: ["long"] },
      { name: "no front matter", text: "a\n[|b|]", options: { maxLines: 1 }, reports: ["long"] },
    ],
  },
  given,
);
