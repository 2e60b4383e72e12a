import rule from "../../../rules/payload/valid-example.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bare, decision, full, record } from "./records.ts";

/** A page that shows a fence of its own with these lines. */
const page = (lines: readonly string[]): string => `# Records\n\nBehind the marker engagement-record-{phase}-{ID} stands:\n\n\`\`\`yaml\n${lines.join("\n")}\n\`\`\`\n`;
/** A page that shows a whole comment. */
const whole = (lines: readonly string[], phase = "design", id = "575"): string => `# Records\n\n\`\`\`\`md\n${record(lines, { phase, id })}\`\`\`\`\n`;
const changed = (from: string, to: string): string[] => bare.map((line) => line.replace(from, to));

testRule(
  rule,
  {
    good: [
      { name: "a pair without its end", kind: "markdown", text: "```md\n<!-- phase-containment-{ID} -->\ncaught_stage: stress-test\n```\n" },
      page(bare),
      page(full(decision())),
      whole(bare),
      whole(bare, "design", "{ID}"),
      whole(changed("phase: design", "phase: {phase}"), "{phase}", "{ID}"),
      { name: "a part of a payload", text: page(["schema_version: 2", "load_bearing_decisions:", "  - decision_id: a-b", "    classification: routine"]) },
      { name: "values left open", text: page(["schema_version: {n}", "phase: experience | design", "capture_session: ...", "load_bearing_decisions: [...]"]) },
      { name: "values in angle brackets and capitals", text: page([...bare.slice(0, 3), "load_bearing_decisions:", "  - decision_id: <slug>", "    classification: CLASSIFICATION"]) },
      { name: "a template that is no YAML", text: page(["schema_version: 2", "phase: {a}: b"]) },
      { name: "another case, which readers take", text: page(changed("phase: design", "phase: Design")) },
      { name: "data of another thing", text: "# Settings\n\n```yaml\nschema_version: 9\nphase: x\n```\n" },
      { name: "one key alone", text: page(["schema_version: 9"]) },
      { name: "a fence of another name", text: page(["schema_version: 9", "phase: x"]).replace("```yaml", "```text") },
      { name: "a real record, which other rules judge", text: record(changed("schema_version: 2", "schema_version: 9")) },
      { name: "a whole list of words", text: page(changed("phase: design", "phase: design # Valid values: experience | design | plan | orchestration | review")) },
      { name: "the list in another order and in quotes", text: page(changed("schema_version: 2", 'schema_version: 2 # "4" | "3" | "2" | "1"')) },
      { name: "a comment in words", text: page(changed("phase: design", "phase: design # design or plan | see below")) },
      { name: "words of another kind", text: page(changed("phase: design", "phase: design # one | two")) },
      { name: "a list behind a key without an enumeration", text: page(changed("normal-design-v2", "normal-design-v2 # a | b")) },
    ],
    bad: [
      { name: "Grimblaz/agent-orchestra#917: a version that writers state no more", kind: "markdown", text: "Begins with `review-dispositions-{PR}`:\n\n```yaml\nschema_version: [|2|]\npasses_run: [1]\nentries: []\n```\n", reports: ["old"] },
      { name: "Grimblaz/agent-orchestra#487: an indentation that no reader takes", kind: "markdown", text: "```md\n<!-- frame-spine\nspine_schema_version: 2\nports:\n   [|review|]: [s1]\n-->\n```\n", reports: ["example"] },
      { name: "Grimblaz/agent-orchestra#878: between the two markers of a pair", kind: "markdown", text: "```md\n<!-- phase-containment-{ID} -->\ncaught_stage: [|stress-test|]\nseverity: high\n<!-- /phase-containment-{ID} -->\n```\n", reports: ["example"] },
      { text: page(changed("schema_version: 2", "schema_version: [|7|]")), reports: ["example"] },
      { text: page(changed("phase: design", "phase: [|desing|]")), reports: ["example"] },
      { text: page(full(decision({ classification: "[|load_bearing|]" }))), reports: ["example"] },
      { text: page(full(decision({ decision_id: "[|Bad_Name|]" }))), reports: ["example"] },
      { text: page(changed("phase: design", "phase: a[|:|] b")), reports: ["example"] },
      { text: whole(changed("schema_version: 2", "schema_version: [|1|]").map((line) => line.replaceAll("design", "plan")), "plan", "{ID}"), reports: ["example"] },
      { name: "the phase from the payload", text: page(changed("schema_version: 2", "schema_version: [|2|]").map((line) => line.replaceAll("design", "review"))), reports: ["example"] },
      { text: whole(changed("phase: design", "phase: [|plan|]")), reports: ["example"] },
      { text: page(changed("schema_version: 2", "schema_version: 2 [|# 1 | 2 | 3|]")), reports: ["words"] },
      { text: page(changed("phase: design", "phase: design [|# Valid values: experience | design | plan|]")), reports: ["words"] },
      { name: "a word too many", text: page(full(decision({ classification: "routine [|# load-bearing | routine | trivial|]" }))), reports: ["words"] },
      { name: "in a list item of a skill", text: `---\nname: example\n---\n\n- Behind engagement-record-design-5:\n\n  \`\`\`yaml\n  schema_version: [|7|]\n  phase: design\n  \`\`\`\n`, kind: "skill", reports: ["example"] },
    ],
  },
  given,
);
