import rule from "../../../rules/marker/no-foreign-family.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { part, plan, state } from "./contracts.ts";

const contracts = [plan, part, state];

testRule(
  rule,
  {
    good: [
      "<!-- engagement-record-design-575 -->\n",
      { name: "two of one family, which another rule judges", text: "<!-- plan-1 -->\n\n<!-- plan-2 -->\n", contracts },
      { name: "families that stand anywhere", text: "<!-- plan-1 -->\n\n<!-- BEGIN a -->\n<!-- END a -->\n\n<!-- state v1\na: b\n-->\n", contracts },
      { name: "documentation", text: "<!-- plan-1 -->\n\n<!-- engagement-record-design-575 -->\n", contracts, kind: "markdown" },
      { name: "a mention", text: "<!-- plan-1 -->\n\nSee `<!-- engagement-record-design-1 -->`.\n\n> <!-- engagement-record-design-1 -->\n", contracts },
    ],
    bad: [
      { text: "<!-- plan-1 -->\n\n[|<!-- engagement-record-design-1 -->|]\n", contracts, reports: ["foreign"] },
      { text: "<!-- engagement-record-design-1 -->\n[|<!-- plan-1 -->|]\n[|<!-- plan-2 -->|]\n", contracts, reports: ["foreign", "foreign"] },
      { name: "neither of them on the first line", text: "# 😀\n\n<!-- engagement-record-design-1 --> [|<!-- plan-1 -->|]\n", contracts, reports: ["foreign"] },
    ],
  },
  given,
);
