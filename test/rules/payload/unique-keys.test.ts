import rule from "../../../rules/payload/unique-keys.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { compileMarkerContract } from "../../../src/contract/compile.ts";
import { given } from "../../given.ts";
import { bare, decision, full, record } from "./records.ts";

const json = compileMarkerContract({ contract: "marker", family: "state", head: "state", payload: { in: "comment", language: "json" } });

testRule(
  rule,
  {
    good: [
      record(bare),
      { name: "the same keys in two decisions", text: record(full(decision(), decision())) },
      { name: "a key with another spelling", text: record(["a: 1", "A: 2", "a-: 3"]) },
      { name: "broken YAML", text: record(["a: 1", "a: b: c"]) },
      '<!-- state {"a": {"b": 1}, "b": 2} -->\n',
    ],
    bad: [
      { text: record([...bare, "[|phase|]: design"]), reports: ["duplicate"] },
      { text: record([...bare, '[|"phase"|]: plan']), reports: ["duplicate"] },
      { text: record(full([...decision(), "    [|engineer_choice|]: x"])), reports: ["duplicate"] },
      { name: "three times", text: record(["a: 1", "[|a|]: 2", "[|a|]: 3"]), reports: ["duplicate", "duplicate"] },
      { name: "in a flow mapping", text: record(["a: { b: 1, [|b|]: 2 }"]), reports: ["duplicate"] },
      { name: "JSON", text: '<!-- state {"a": 1, [|"a"|]: 2} -->\n', reports: ["duplicate"] },
      { name: "in a list item", text: "- x\n\n  <!-- engagement-record-design-575 -->\n  ```yaml\n  a: 1\n  [|a|]: 2\n  ```\n", reports: ["duplicate"] },
    ],
  },
  { ...given, contracts: [...given.contracts, json] },
);
