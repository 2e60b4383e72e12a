import rule from "../../../rules/marker/body-reserve.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { plan } from "./contracts.ts";

const contracts = [plan];
const body = (length: number): string => `${"😀".repeat(length - 16)}\n`;

testRule(
  rule,
  {
    good: [
      { name: "as long as is well", text: `<!-- plan-1 -->\n${body(89)}`, contracts },
      { name: "too long, which another rule says", text: `<!-- plan-1 -->\n${body(101)}`, contracts },
      { name: "without a marker", text: "x".repeat(95), contracts },
      { name: "documentation", text: `<!-- plan-1 -->\n${body(95)}`, contracts, kind: "markdown" },
    ],
    bad: [
      { text: `[|<!-- plan-1 -->|]\n${body(92)}`, contracts, reports: ["near"] },
      { text: `[|<!-- plan-1 -->|]\n${body(99)}`, contracts, reports: ["near"] },
      { text: `[|<!-- engagement-record-design-575 -->|]\n${"x".repeat(60_000)}\n`, reports: ["near"] },
    ],
  },
  given,
);
