import rule from "../../../rules/payload/relations.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { compileMarkerContract } from "../../../src/contract/compile.ts";
import { given } from "../../given.ts";
import { bare, decision, full, record } from "./records.ts";

const tally = compileMarkerContract({
  contract: "marker",
  family: "tally",
  head: "tally {id}",
  payload: { in: "comment", language: "yaml", agrees: { id: "id" } },
  relations: [
    { relation: "equals", at: "kind", text: "votes" },
    { relation: "sumOf", at: "total", of: "rows[].count" },
    { relation: "countOf", at: "rows_count", of: "rows[]" },
    { relation: "subsetOf", at: "rows[].name", of: "names" },
    { relation: "setEquals", at: "names", of: "rows[].name" },
    { relation: "orderedBefore", at: "from", then: "to", order: ["one", "two", "three"] },
  ],
});
const rows = ["rows:", "  - { name: a, count: 1 }", "  - { name: b, count: 2 }", "names: [a, b]"];
const state = (...lines: string[]): string => `<!-- tally x\n${lines.join("\n")}\n-->\n`;
const review = (id: string): string[] => ["schema_version: 4", "phase: review", "capture_session: normal-review-v4", "load_bearing_decisions:", ...decision({ decision_id: id })];

testRule(
  rule,
  {
    good: [
      record(bare),
      record(full(decision(), decision({ decision_id: "file-names" }))),
      ...["manual-design-v2", "replay-design-v2.1", "normal-design-v10"].map((session) => record(bare.map((line) => line.replace("normal-design-v2", session)))),
      { name: "a value that does not fit its schema", text: record(bare.map((line) => line.replace("phase: design", "phase: desing"))) },
      { name: "a text with an evaluation", text: record(full(decision({ articulation_text: '"Since files can be read."', articulation_status: "complete" }))) },
      record(review("gh-123456-a1b2c3d4"), { phase: "review" }),
      { name: "broken YAML", text: record([...bare, "a: b: c"]) },
      record([]),
      state("id: x", "kind: votes", "total: 3", "rows_count: 2", "from: one", "to: two", ...rows),
      { name: "nothing to compare with", text: state("from: one", "names: []") },
    ],
    bad: [
      { text: record(bare, { phase: "plan" }).replace("phase: design", "phase: [|design|]"), reports: ["both"] },
      { text: record(full(decision(), decision({ decision_id: "[|storage-format|]" }), decision({ decision_id: "[|storage-format|]" }))), reports: ["both", "both"] },
      { text: record(review('[|"src/app.ts:42:1f2e3d4c"|]'), { phase: "review" }), reports: ["consequence"] },
      { text: record(bare.map((line) => line.replace("normal-design-v2", "[|test-session|]"))), reports: ["broken"] },
      { text: record(bare.map((line) => line.replace("normal-design-v2", "[|normal-design-2|]"))), reports: ["broken"] },
      { name: "the session of another phase", text: record(bare.map((line) => line.replace("normal-design-v2", "normal-[|plan|]-v2"))), reports: ["advice"] },
      { name: "the session of another phase in quotes", text: record(bare.map((line) => line.replace("normal-design-v2", '"normal-[|plan|]-v2"'))), reports: ["advice"] },
      { text: record(full(decision({ articulation_text: '[|"Since files can be read."|]' }))), reports: ["advice"] },
      { text: record(full(decision({ articulation_text: '[|""|]', articulation_status: "incomplete" }))), reports: ["advice"] },
      { text: state("id: [|y|]"), reports: ["advice"] },
      { text: state("kind: [|vote|]"), reports: ["advice"] },
      { text: state("total: [|4|]", ...rows), reports: ["advice"] },
      { text: state("rows_count: [|3|]", ...rows), reports: ["advice"] },
      { text: state("rows:", "  - name: a", "  - name: [|c|]", "names: [|[a]|]"), reports: ["broken", "broken"] },
      { text: state("rows:", "  - name: c", "names: [c, [|a|]]"), reports: ["broken"] },
      { text: state("from: [|three|]", "to: two"), reports: ["broken"] },
    ],
  },
  { ...given, contracts: [...given.contracts, tally] },
);
