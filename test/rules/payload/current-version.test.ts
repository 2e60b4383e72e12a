import rule from "../../../rules/payload/current-version.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { compileMarkerContract } from "../../../src/contract/compile.ts";
import { given } from "../../given.ts";
import { record } from "./records.ts";

const inHead = compileMarkerContract({ contract: "marker", family: "state", head: "state v{v}", parameters: { v: { type: "version" } }, payload: { in: "comment", language: "yaml", version: { field: "head.v", schemas: { 1: {}, 2: {} }, current: 2 } } });

testRule(
  rule,
  {
    good: [
      record(["schema_version: 2"]),
      record(["schema_version: 3"], { phase: "orchestration" }),
      record(["schema_version: 4"], { phase: "review" }),
      { name: "as text, which another rule judges", text: record(['schema_version: "2"']) },
      { name: "below the least version, which another rule judges", text: record(["schema_version: 1"], { phase: "plan" }) },
      { name: "unknown, which another rule judges", text: record(["schema_version: 7"]) },
      record(["phase: design"]),
      { name: "in the head", text: "<!-- state v2\na: b\n-->\n" },
    ],
    bad: [
      { text: record(["schema_version: [|1|]"]), reports: ["other"] },
      { text: record(["schema_version: [|4|]"]), reports: ["other"] },
      { text: record(["schema_version: [|3|]"], { phase: "experience" }), reports: ["other"] },
      { text: record(["schema_version: [|3|]"], { phase: "plan" }), reports: ["other"] },
      { text: record(["schema_version: [|4|]"], { phase: "orchestration" }), reports: ["other"] },
      { text: record(['schema_version: [|"3"|]']), reports: ["other"] },
      { name: "in the head", text: "<!-- state v[|1|]\na: b\n-->\n", reports: ["other"] },
    ],
  },
  { ...given, contracts: [...given.contracts, inHead] },
);
