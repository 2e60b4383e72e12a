import rule from "../../../rules/marker/only-marker.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "<!-- review-judge-produced-42 -->",
      { name: "blank lines behind it", text: "<!-- review-judge-produced-42 -->\n\n \t\n" },
      { name: "text before it, which is a matter of its place", text: "Done.\n\n<!-- review-judge-produced-42 -->\n" },
      { name: "text on its line, which another rule names", text: "<!-- review-judge-produced-42 --> done\n" },
      { name: "documentation", text: "<!-- review-judge-produced-42 -->\n\nThe judge writes this line.\n", kind: "markdown" },
      { name: "another family", text: "<!-- plan-issue-12 -->\n\n## Plan\n" },
    ],
    bad: [
      { text: "<!-- review-judge-produced-42 -->\n[|Done.|]\n", reports: ["text"] },
      { name: "once, at the first of several lines", text: "<!-- review-judge-produced-42 -->\n\n  [|## Rulings|]  \n\nText\n", reports: ["text"] },
      { name: "a comment is text too", text: "<!-- review-judge-produced-42 -->\n[|<!-- judge-rulings|]\n- id: G1\n  judge_ruling: sustained\n-->\n", reports: ["text"] },
    ],
  },
  given,
);
