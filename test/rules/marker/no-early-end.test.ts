import rule from "../../../rules/marker/no-early-end.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { state } from "./contracts.ts";

const contracts = [state];

testRule(
  rule,
  {
    good: [
      { text: "<!-- state v1\na: b\n-->\n", contracts },
      { name: "an arrow with one hyphen", text: "<!-- state v1\na: b -> c\n-->\n\nText\n", contracts },
      { name: "an escaped sign", text: '<!-- state v1\na: "b --\\u003E c"\n-->\n', contracts },
      { name: "arrows in the text below", text: "<!-- state v1\na: b\n-->\n\nFrom a --> b.\n", contracts },
      { name: "a sign in another comment", text: "<!-- draft a --> b\n-->\n", contracts },
      { name: "a payload in a fence", text: "<!-- engagement-record-design-575 -->\n\n```yaml\na: b --> c\n```\n" },
    ],
    bad: [
      { name: "The-PR-Agent/pr-agent#3077: an arrow in a value", text: "Review.\n\n<!-- state v1\nfinding: the edge A [|-->|] B is drawn twice\nstatus: open\n-->\n", contracts, reports: ["end"] },
      { name: "in a list, behind emoji", text: "- x\n\n  <!-- state v1\n  a: 😀 [|-->|] 😀\n  -->\n", contracts, reports: ["end"] },
      { name: "in documentation", text: "<!-- state v1\na: b [|-->|] c\n-->\n", contracts, kind: "markdown", reports: ["end"] },
    ],
  },
  given,
);
