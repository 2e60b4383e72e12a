import rule from "../../../rules/marker/target.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { plan } from "./contracts.ts";

const here = { contract: "marker", family: "only-here", head: "only-here", thread: { surface: "issue" } } as const;

testRule(
  rule,
  {
    good: [
      { name: "no target", text: "<!-- engagement-record-design-575 -->\n" },
      { text: "<!-- engagement-record-design-575 -->\n", target: "issue/575" },
      { name: "zeros before the number", text: "<!-- engagement-record-design-0575 -->\n", target: "issue/575" },
      { name: "a review under its pull request", text: "<!-- engagement-record-review-12 -->\n", target: "pull-request/12" },
      { name: "the short name of a pull request", text: "<!-- engagement-record-review-12 -->\n", target: "pr/12" },
      { name: "documentation", text: "<!-- engagement-record-design-575 -->\n", kind: "markdown", target: "issue/1" },
      { name: "a mention", text: "See `<!-- engagement-record-design-575 -->`.\n", target: "issue/1" },
      { name: "a captured comment of the issue", kind: "thread", text: JSON.stringify([{ body: "<!-- engagement-record-design-575 -->", html_url: "https://github.com/o/r/issues/575#issuecomment-1" }]) },
      { name: "a captured comment of which only the number is known", kind: "thread", text: JSON.stringify([{ body: "<!-- engagement-record-review-12 -->", issue_url: "https://api.github.com/repos/o/r/issues/12" }]) },
      { name: "a contract that names a surface", text: "<!-- only-here -->\n", contracts: [here], target: "issue/575" },
      { name: "and no target", text: "<!-- only-here -->\n", contracts: [here] },
      { name: "a captured comment of nothing", kind: "thread", text: JSON.stringify([{ body: "<!-- engagement-record-review-12 -->" }]) },
    ],
    bad: [
      { text: "<!-- engagement-record-design-[|576|] -->\n", target: "issue/575", reports: ["number"] },
      { text: "<!-- engagement-record-review-[|11|] -->\n", target: "pull-request/12", reports: ["number"] },
      { name: "a record of an issue under a pull request", text: "<!-- engagement-record-design-[|12|] -->\n", target: "pull-request/12", reports: ["type"] },
      { name: "a record of a pull request under an issue", text: "<!-- engagement-record-review-[|575|] -->\n", target: "issue/575", reports: ["type"] },
      { name: "one type for all", text: "<!-- plan-[|2|] -->\n", contracts: [plan], target: "issue/1", reports: ["number"] },
      { name: "a contract that names the other surface", text: "<!-- [|only-here|] -->\n", contracts: [here], target: "pull-request/12", reports: ["surface"] },
      { name: "a captured comment", kind: "thread", text: '[{"body": "😀\\n<!-- engagement-record-design-[|576|] -->", "html_url": "https://github.com/o/r/issues/575#issuecomment-1"}]', reports: ["number"] },
      { name: "a captured comment of a pull request", kind: "thread", text: '[{"body": "<!-- engagement-record-design-[|12|] -->", "html_url": "https://github.com/o/r/pull/12#issuecomment-1"}]', reports: ["type"] },
      { name: "a captured comment of which only the number is known, with another", kind: "thread", text: '{"body": "<!-- engagement-record-review-[|13|] -->", "issue_url": "https://api.github.com/repos/o/r/issues/12"}', reports: ["number"] },
    ],
  },
  given,
);
