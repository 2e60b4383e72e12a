import rule from "../../../rules/payload/known-keys.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bare, decision, full, record, top } from "./records.ts";

testRule(
  rule,
  {
    good: [
      record(bare),
      record(full(decision({ recommendation_shift_trigger: "new-evidence" }))),
      { name: "keys of its own", text: record([...full(decision({ reviewed_by: "anna", notes: "x", id: "5" })), "extra: 5", "session: x"]) },
      { name: "a near key beside the real one", text: record(full(decision({ classifications: "x", engineer_choices: "x" }))) },
      { name: "an unknown version", text: record(["schema_version: 9", "fase: design"]) },
      { name: "keys below a key of its own", text: record([...bare, "extra:", "  phase_: x"]) },
      { name: "a long key", text: record([...top, `${"load_bearing_decisions".repeat(5)}: 1`]) },
      record([]),
      record(["- a"]),
    ],
    bad: [
      { text: record(full(decision({ classification: undefined, "[|clasification|]": "routine" }))), reports: ["misspelt"], fixed: record(full(decision({ classification: undefined, classification2: "routine" }))).replace("classification2", "classification") },
      { text: record(full(decision({ audit_rationale: undefined, "[|audit-rationale|]": "x" }))), reports: ["misspelt"], fixed: record(full(decision({ audit_rationale: undefined, y: "x" }))).replace("y: x", "audit_rationale: x") },
      { text: record(full(decision({ engineer_choice: undefined, "[|EngineerChoice|]": "x" }))), reports: ["misspelt"], fixed: record(full(decision({ engineer_choice: undefined, y: "x" }))).replace("y: x", "engineer_choice: x") },
      { name: "in quotes", text: record(full(decision({ classification: undefined, '[|"clasification"|]': "routine" }))), reports: ["misspelt"] },
      { name: "too far for a slip", text: record([...top, "[|load_bearing_decs|]: []"]), reports: ["misspelt"] },
      { name: "the optional key", text: record(full(decision({ "[|recommendation_shift_triger|]": "new-evidence" }))), reports: ["misspelt"], fixed: record(full(decision({ recommendation_shift_trigger: "new-evidence" }))) },
      { name: "in two decisions", text: record(full(decision({ articulation_text: undefined, "[|articulation_tekst|]": '""' }), decision({ articulation_text: undefined, "[|articulation_tekst|]": '""' }))), reports: ["misspelt", "misspelt"], fixed: record(full(decision({ articulation_text: undefined, y: '""' }), decision({ articulation_text: undefined, y: '""' }))).replaceAll("y: \"\"", 'articulation_text: ""') },
    ],
  },
  given,
);
