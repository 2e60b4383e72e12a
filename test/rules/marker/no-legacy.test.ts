import rule from "../../../rules/marker/no-legacy.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { plan } from "./contracts.ts";

const contracts = [plan];

testRule(
  rule,
  {
    good: [
      { text: "<!-- plan-12 -->\n", contracts },
      { name: "an old spelling in a code span or a fence", text: "Once it was `<!-- plan:12 -->`.\n\n```\n<!-- plan:12 -->\n```\n", contracts },
      "<!-- engagement-record-design-575 -->\n",
    ],
    bad: [
      { text: "<!-- [|plan:12|] -->\n", contracts, reports: ["old"], fixed: "<!-- plan-12 -->\n" },
      { name: "in documentation, behind emoji", text: "# 😀\n\n😀 <!--[|plan:12|]-->\n", contracts, kind: "markdown", reports: ["old"], fixed: "# 😀\n\n😀 <!--plan-12-->\n" },
      { name: "one that does not say everything", text: "<!-- [|the-plan|] -->\n", contracts, reports: ["old"] },
    ],
  },
  given,
);
