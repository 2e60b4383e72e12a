import rule from "../../../rules/marker/body-length.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { plan } from "./contracts.ts";

const contracts = [plan];
/** A body of so many code points, with emoji, which are two UTF-16 units each. */
const body = (length: number): string => `<!-- plan-1 -->\n${"😀".repeat(length - 16)}`;

testRule(
  rule,
  {
    good: [
      { name: "as long as allowed", text: body(100), contracts },
      { name: "short", text: "<!-- plan-1 -->\n", contracts },
      { name: "without a marker", text: "x".repeat(200), contracts },
      { name: "documentation", text: body(300), contracts, kind: "markdown" },
      { name: "a family without a limit", text: `<!-- other -->\n${"x".repeat(200)}`, contracts },
      { name: "a long record that is short enough for its own family", text: `<!-- engagement-record-design-575 -->\n${"x".repeat(60_000)}` },
    ],
    bad: [
      { text: `${body(100)}[|x|]`, contracts, reports: ["long"] },
      { name: "over several lines", text: `<!-- plan-1 -->\n${"word word\n".repeat(8)}worD[|  word|]\nmore\n`, contracts, reports: ["long"] },
      { text: `<!-- engagement-record-design-575 -->\n${"x".repeat(65_536 - 38)}[|yyy|]\n`, reports: ["long"] },
    ],
  },
  given,
);
