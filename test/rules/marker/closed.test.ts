import rule from "../../../rules/marker/closed.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { state } from "./contracts.ts";

const contracts = [state];

testRule(
  rule,
  {
    good: [
      "<!-- engagement-record-design-575 -->\n",
      { name: "other comments that are not closed", text: "<!-- draft\n" },
      { name: "openclaw/clawsweeper#431: an opening in a code span", text: "The scanner stops at `<!--`.\n\n<!-- state v1\na: b\n-->\n", contracts },
      { name: "an unclosed fence without a marker", text: "<!-- engagement-record-design-575 -->\n\n```\ntext\n" },
      { name: "a closed fence with one", text: "```\n<!-- engagement-record-design-575 -->\n```\n" },
      { name: "a closed fence in a list and in a quote", text: "- ~~~\n  <!-- engagement-record-design-575 -->\n  ~~~\n\n> ```\n> <!-- engagement-record-design-575 -->\n> ```\n" },
      { name: "an unclosed fence in documentation", text: "```\n<!-- engagement-record-design-575 -->\n", kind: "markdown" },
      { name: "indented code", text: "    <!-- engagement-record-design-575 -->\n" },
    ],
    bad: [
      { text: "[|<!--|] engagement-record-design-575\n", reports: ["comment"] },
      { text: "[|<!--|] engagement-record-design-575 --\n\nText\n", reports: ["comment"] },
      { name: "max-sixty/tend#1152: cut in the payload", text: "## Report\n\n[|<!--|] state v1\ntask: report\nstatus: acti", contracts, reports: ["comment"] },
      { name: "in documentation", text: "[|<!--|] engagement-record-design-575\n\n# Title\n", kind: "markdown", reports: ["comment"] },
      { name: "max-sixty/tend#1152: cut in a fence", text: "## Report\n\n[|```|]text\nstep 1 ok\n\n<!-- state v1\na: b\n-->\n", contracts, reports: ["fence"] },
      { name: "a fence of tildes with two markers", text: "[|~~~~|]\n```\n<!-- engagement-record-design-575 -->\n<!-- engagement-record-plan-575 -->\n", reports: ["fence"] },
      { name: "in a list", text: "- 😀\n\n  [|```|]md\n  <!-- engagement-record-design-575 -->\n\nText\n", reports: ["fence"] },
    ],
  },
  given,
);
