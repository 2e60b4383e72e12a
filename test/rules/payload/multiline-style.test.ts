import rule from "../../../rules/payload/multiline-style.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

/** A record with these lines in its only decision, each a key and its value. */
const record = (...lines: string[]): string => {
  const decision = lines.join("\n").replaceAll("\n", "\n    ");
  return `<!-- engagement-record-design-575 -->\n\n\`\`\`yaml\nschema_version: 2\nload_bearing_decisions:\n  - decision_id: storage\n    ${decision}\n\`\`\`\n`.replaceAll(/[ ]+\n/g, "\n");
};

testRule(
  rule,
  {
    good: [
      record("engineer_choice: |-\n  One.\n  Two."),
      record("engineer_choice: |-\n  One."),
      record("audit_rationale: One line.", "articulation_text: \"\"", "engineer_choice: 'One: two'"),
      { name: "an indicator of the indentation, with the chomping before or behind it", text: record("engineer_choice: |2-\n    One.\n  Two.", "audit_rationale: |-2\n    One.\n  Two.") },
      { name: "a comment behind the header", text: record("engineer_choice: |- # verbatim\n  One.\n  Two.") },
      { name: "one line in any block scalar", text: record("engineer_choice: |\n  One.", "audit_rationale: >\n  One.", "articulation_text: |+\n  One.") },
      { name: "one line with blank lines around it", text: record("engineer_choice: |\n\n  One.\n\n") },
      { name: "a line break at the end of a quoted text", text: record('engineer_choice: "One.\\n"') },
      { name: "one line below its key", text: record("engineer_choice:\n  One line.") },
      { name: "an empty block scalar", text: record("engineer_choice: |", "audit_rationale: >-") },
      { name: "keys that nobody types", text: record("decision_notes: |\n  One.\n  Two.", "classification: >\n  a\n  b") },
      { name: "lists and mappings under a typed key", text: record("engineer_choice:\n  - One.\n  - Two.", "audit_rationale:\n  why: One.\n  who: Two.") },
      { name: "numbers, null and nothing", text: record("engineer_choice: 5", "audit_rationale: ~", "articulation_text:") },
      { name: "broken YAML, which another rule judges", text: record("engineer_choice: |\n  One.\n  Two.", "a: b: c") },
      { name: "no marker", text: "```yaml\nengineer_choice: |\n  One.\n  Two.\n```\n" },
      { name: "a marker in a fence", text: `\`\`\`\`md\n${record("engineer_choice: |\n  One.\n  Two.")}\`\`\`\`\n` },
      { name: "a quoted record", text: `> ${record("engineer_choice: |\n  One.\n  Two.").replaceAll("\n", "\n> ")}\n` },
    ],
    bad: [
      { text: record("engineer_choice: [|||]\n  One.\n  Two."), reports: ["header"], fixed: record("engineer_choice: |-\n  One.\n  Two.") },
      { text: record("engineer_choice: [||+|]\n  One.\n  Two."), reports: ["header"], fixed: record("engineer_choice: |-\n  One.\n  Two.") },
      { name: "an indicator of the indentation stays", text: record("engineer_choice: [||2+|]\n    One.\n  Two."), reports: ["header"], fixed: record("engineer_choice: |2-\n    One.\n  Two.") },
      { text: record("engineer_choice: [||2|]\n    One.\n  Two."), reports: ["header"], fixed: record("engineer_choice: |2-\n    One.\n  Two.") },
      { name: "a comment stays", text: record("engineer_choice: [|||] # verbatim\n  One.\n  Two."), reports: ["header"], fixed: record("engineer_choice: |- # verbatim\n  One.\n  Two.") },
      { name: "a blank line between two", text: record("engineer_choice: [|||]\n  One.\n\n  Two."), reports: ["header"], fixed: record("engineer_choice: |-\n  One.\n\n  Two.") },
      { text: record("engineer_choice: [|>|]\n  One.\n  Two."), reports: ["style"] },
      { text: record("audit_rationale: [|>-|]\n  One.\n  Two."), reports: ["style"] },
      { text: record('articulation_text: [|"One.|]\n  Two."'), reports: ["style"] },
      { text: record('articulation_text: [|"One.\\nTwo."|]'), reports: ["style"] },
      { text: record("teaching_paragraph_excerpt: [|'One.|]\n\n  Two.'"), reports: ["style"] },
      { text: record("engineer_choice: [|One|]\n  two."), reports: ["style"] },
      { name: "a plain text that begins below its key", text: record("engineer_choice:\n  [|One|]\n  two."), reports: ["style"] },
      { name: "at the top of a payload", text: "<!-- engagement-record-plan-1 -->\n```yaml\naudit_rationale: [|||]\n  One.\n  Two.\n```\n", reports: ["header"], fixed: "<!-- engagement-record-plan-1 -->\n```yaml\naudit_rationale: |-\n  One.\n  Two.\n```\n" },
      { name: "several texts", text: record("engineer_choice: [|||]\n  One.\n  Two.", "audit_rationale: [|>|]\n  a\n  b", "articulation_text: ok"), reports: ["header", "style"], fixed: record("engineer_choice: |-\n  One.\n  Two.", "audit_rationale: >\n  a\n  b", "articulation_text: ok") },
      {
        name: "in a list item, behind emoji",
        text: "- 😀 Done.\n\n  <!-- engagement-record-design-575 -->\n  ```yaml\n  audit_rationale: [|||]\n    One 😀.\n    Two.\n  ```\n",
        reports: ["header"],
        fixed: "- 😀 Done.\n\n  <!-- engagement-record-design-575 -->\n  ```yaml\n  audit_rationale: |-\n    One 😀.\n    Two.\n  ```\n",
      },
      { name: "a quoted text over two lines in a list item", text: "- <!-- engagement-record-design-575 -->\n\n  ```yaml\n  audit_rationale: [|\"One|]\n    two\"\n  ```\n", reports: ["style"] },
      { name: "CRLF", text: record("engineer_choice: [|||]\n  One.\n  Two.", "x: y").replaceAll("\n", "\r\n"), reports: ["header"], fixed: record("engineer_choice: |-\n  One.\n  Two.", "x: y").replaceAll("\n", "\r\n") },
    ],
  },
  given,
);
