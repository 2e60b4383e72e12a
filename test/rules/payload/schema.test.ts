import rule from "../../../rules/payload/schema.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bare, decision, full, record, top } from "./records.ts";

const ids = ["Bad_Slug", "1st", "-a", "a-", "a", "é-a", `a${"b".repeat(64)}`, "a b", "A"];
const review = (id: string): string[] => ["schema_version: 4", "phase: review", "capture_session: normal-review-v4", "load_bearing_decisions:", ...decision({ decision_id: id })];

testRule(
  rule,
  {
    good: [
      record(bare),
      record(full(decision(), decision({ decision_id: "file-names" }))),
      record(full(decision({ recommendation_shift_trigger: "new-evidence" }))),
      { name: "more keys than the schema names", text: record([...full(decision({ reviewed_by: "[anna]" })), "extra: 5"]) },
      { name: "the shortest and the longest name", text: record(full(decision({ decision_id: "ab" }), decision({ decision_id: `a${"b".repeat(63)}` }))) },
      { name: "keys of findings in a review", text: record(review('"src/app.ts:42:1f2e3d4c"'), { phase: "review" }) },
      record(review("gh-123456-a1b2c3d4"), { phase: "review" }),
      record(review('"warn:F12"'), { phase: "review" }),
      { name: "an unknown version, which another rule judges", text: record(full(decision({ classification: "x" })).map((line) => line.replace("version: 2", "version: 7"))) },
      { name: "no version, which another rule judges", text: record(full(decision({ classification: "x" })).slice(1)) },
      { name: "an old payload, which another rule judges", text: record(["schema_version: 2", "phase:", "load_bearing_decisions: []"]) },
      { name: "a misspelt key, which another rule judges", text: record(full(decision({ classification: undefined, clasification: "routine" }))) },
      { name: "broken YAML, which another rule judges", text: record(["schema_version: 2", "phase: a: b"]) },
      record([]),
    ],
    bad: [
      ...ids.map((id) => ({ text: record(full(decision({ decision_id: `[|${id}|]` }))), reports: ["consequence"] })),
      { name: "a line break behind the name", text: record(full(decision({ decision_id: '[|"storage-format\\n"|]' }))), reports: ["consequence"] },
      { name: "in version 1 a name of another form is read", text: record(full(decision({ decision_id: "[|D-load-directive|]" })).map((line) => line.replace("version: 2", "version: 1"))), reports: ["consequence"] },
      { text: record(full(decision({ classification: "[|load_bearing|]" }))), reports: ["both"], fixed: record(full(decision())) },
      { text: record(full(decision({ classification: "[|'load_bearing'|]" }))), reports: ["both"], fixed: record(full(decision({ classification: "'load-bearing'" }))) },
      { text: record(full(decision({ classification: "[|Load-Bearing|]" }))), reports: ["advice"], fixed: record(full(decision())) },
      { text: record(full(decision({ articulation_status: "[|PENDING|]" }))), reports: ["advice"], fixed: record(full(decision())) },
      { text: record(full(decision({ articulation_status: "[|done|]" }))), reports: ["both"] },
      { text: record(full(decision({ classification: "[|5|]" }))), reports: ["both"] },
      { text: record(full(decision({ recommendation_shift_trigger: "[|engineer-push|]" }))), reports: ["both"] },
      { text: record(full(decision({ audit_rationale: "[|5|]" }))), reports: ["advice"], fixed: record(full(decision({ audit_rationale: '"5"' }))) },
      { text: record(full(decision({ engineer_choice: "[|true|]" }))), reports: ["advice"], fixed: record(full(decision({ engineer_choice: '"true"' }))) },
      { text: record(full(decision({ "[|engineer_choice|]": "\n      - one" })).map((line) => line)), reports: ["fault"] },
      { text: record(full(decision({ classification: undefined }))).replace("decision_id", "[|decision_id|]"), reports: ["advice"] },
      { text: record(full(decision({ decision_id: undefined }))).replace("classification", "[|classification|]"), reports: ["both"] },
      { text: record(top).replace("schema_version", "[|schema_version|]"), reports: ["both"] },
      { text: record([...top, "[|load_bearing_decisions|]:", "  storage: files"]), reports: ["fault"] },
      { text: record([...top, "load_bearing_decisions:", "  - [|text|]"]), reports: ["fault"] },
      { text: record(["[|text|]"]), reports: ["fault"] },
      { text: record(["[|- schema_version: 2|]"]), reports: ["fault"] },
      { text: record(bare.map((line) => (line.startsWith("phase") ? "phase: [|desing|]" : line))), reports: ["both"], fixed: record(bare) },
      { name: "in a list item", text: "- x\n\n  <!-- engagement-record-design-575 -->\n  ```yaml\n  schema_version: 2\n  phase: [|Design|]\n  capture_session: normal-design-v2\n  load_bearing_decisions: []\n  ```\n", reports: ["advice"], fixed: "- x\n\n  <!-- engagement-record-design-575 -->\n  ```yaml\n  schema_version: 2\n  phase: design\n  capture_session: normal-design-v2\n  load_bearing_decisions: []\n  ```\n" },
    ],
  },
  given,
);
