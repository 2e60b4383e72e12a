import rule from "../../../rules/payload/indent.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const head = "<!-- frame-spine\nspine_schema_version: 2\n";

testRule(
  rule,
  {
    good: [
      `${head}ports:\n  review: [s1]\nslices:\n  s1:\n    cycle: 1\n-->\n`,
      { name: "in one line", text: `${head}ports: { review: [s1] }\n-->\n` },
      { name: "another family", text: "<!-- frame-slice\nstep_id: s1\nadapter:\n   name: inline\n-->\n" },
      { name: "no YAML", text: `${head}ports: [\n-->\n` },
      { name: "no mapping", text: "<!-- frame-spine\n- s1\n-->\n" },
    ],
    bad: [
      { name: "Grimblaz/agent-orchestra#487: three and six spaces", text: `${head}ports:\n   [|review|]: [s1]\nslices:\n   s1:\n      cycle: 1\n-->\n`, reports: ["indent"] },
      { name: "four spaces", text: `${head}ports:\n    [|review|]: [s1]\n-->\n`, reports: ["indent"] },
      { name: "one step too deep", text: `${head}slices:\n  s1:\n      [|cycle|]: 1\n-->\n`, reports: ["indent"] },
      { name: "in documentation", text: `${head}ports:\n   [|review|]: [s1]\n-->\n`, kind: "markdown", reports: ["indent"] },
    ],
  },
  given,
);
