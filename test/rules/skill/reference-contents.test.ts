import rule from "../../../rules/skill/reference-contents.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const files = { "skills/example/SKILL.md": "" };
const options = { maxLines: 4 };
const long = "\n\na\n\nb\n";

testRule(
  rule,
  {
    good: [
      { name: "a short file", text: "# A\n\nb\n\n\n\n", files, options },
      { name: "100 lines", text: "a\n".repeat(100), files },
      { text: `# A\n\n## Table of contents${long}`, files, options },
      { name: "a bold line", text: `# A\n\n**Contents**${long}`, files, options },
      { name: "links to the sections", text: `# A\n\n1. [b](#b)\n2. [c](#c)\n3. [d](#d)${long}`, files, options },
      { name: "another language", text: `# A\n\n## 目录${long}`, files, options },
      { name: "an example", text: `# A${long}`, files, options, file: "skills/example/references/examples/a.md" },
      { name: "a file that is no reference", text: `# A${long}`, files, options, file: "skills/example/README.md" },
      { name: "no skill", text: `# A${long}`, options },
    ],
    bad: [
      { text: `[|# A|]${long}`, files, options, reports: ["without"] },
      { name: "101 lines", text: `[|a|]\n${"a\n".repeat(100)}`, files, reports: ["without"] },
      { name: "two links to sections", text: `[|# A|]\n\n- [b](#b)\n- [c](#c)${long}`, files, options, reports: ["without"] },
    ],
  },
  given,
);
