import rule from "../../../rules/mirror/labels.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bullet, comment, heading } from "./mirrored.ts";

const section = (text: string): string => `### Named Decisions\n\n${text}`;

testRule(
  rule,
  {
    good: [
      comment(section(bullet("storage-format"))),
      section(bullet("storage-format", { "Recommendation shift trigger": "new-evidence" })),
      { name: "bullets about something else", text: section("- **D1**\n  - **Owner**: anna\n") },
      { name: "another section", text: "### Decisions\n\n- **D1**\n  - **Classification**: a\n  - **Owner**: anna\n" },
      { name: "a bullet before the first entry", text: section(`- **Owner**: anna\n${bullet("storage-format")}`) },
      section("Nothing.\n"),
    ],
    bad: [
      { text: section(bullet("a", { "Engineer choice": undefined, "[|Engineer Choice|]": "x" })), reports: ["near"], fixed: section(bullet("a", { "Engineer choice": undefined, y: "x" })).replace("**y**", "**Engineer choice**") },
      { text: section(bullet("a", { "Audit rationale": undefined, "[|Rationale of audit|]": "x" })), reports: ["unknown"] },
      { text: section(bullet("a", { "Decision brief excerpt": undefined, "[|Decision brief|]": "x" })), reports: ["unknown"] },
      { text: section(heading("a", { "[|Mood|]": "good" })).replace("### Named", "## Named"), reports: ["unknown"] },
    ],
  },
  given,
);
