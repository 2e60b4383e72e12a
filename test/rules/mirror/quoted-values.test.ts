import rule from "../../../rules/mirror/quoted-values.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bullet, comment, heading } from "./mirrored.ts";

const section = (text: string): string => `## Named Decisions\n\n${text}`;

testRule(
  rule,
  {
    good: [
      section(heading("a")),
      section(heading("a", { "Engineer choice": "|\n    one file" })),
      section(heading("a", { "Engineer choice": "" })),
      { name: "below bullets in bold", text: comment(section(bullet("a", { "Engineer choice": "one" }))) },
      { name: "another section", text: `## Decisions\n\n${heading("a", { "Engineer choice": "one" })}` },
      { name: "unquoted fields", text: section(heading("a", { Classification: "routine" })) },
    ],
    bad: [
      { text: section(heading("a", { "Engineer choice": "[|one file|]" })), reports: ["bare"], fixed: section(heading("a", { "Engineer choice": '"one file"' })) },
      { text: section(heading("a", { "Audit rationale": "[|'one file'|]" })), reports: ["bare"], fixed: section(heading("a", { "Audit rationale": "\"'one file'\"" })) },
      { text: section(heading("a", { "Decision brief excerpt": '[|the "new" file|]' })), reports: ["bare"] },
    ],
  },
  given,
);
