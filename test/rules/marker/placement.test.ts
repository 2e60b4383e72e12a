import { expect, it } from "vitest";
import rule from "../../../rules/marker/placement.ts";
import { lintWith } from "../../../src/testing/lint-with.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { part, plan, sticky } from "./contracts.ts";

const contracts = [sticky, part];

testRule(
  rule,
  {
    good: [
      { name: "the last line, with blank ones behind it", text: "Text\n\n<!-- parent-link-mode: graphql -->\n\n" },
      "<!-- engagement-record-design-575 -->\n",
      "<!-- engagement-record-design-575 -->\n\n## Named Decisions\n",
      { name: "a second one, which another rule judges", text: "<!-- engagement-record-design-575 -->\n\n<!-- engagement-record-plan-575 -->\n" },
      { name: "documentation of the family", text: "# Records\n\nA record:\n\n<!-- engagement-record-design-575 -->\n", kind: "markdown" },
      { name: "a skill", text: "---\nname: example\n---\n\n- <!-- engagement-record-design-575 -->\n", kind: "skill" },
      { name: "in a quote or in code", text: "> <!-- engagement-record-design-575 -->\n\n```\n <!-- engagement-record-design-575 -->\n```\n" },
      { name: "a family of another placement", text: "Text <!-- BEGIN a -->\n\n- <!-- END a -->\n", contracts },
      { name: "at the start of any line, also indented", text: "Done.\n\n<!-- sticky a -->\n", contracts },
      { name: "in the text of a list item, on a line of its own", text: "- Done.\n\n  <!-- sticky a -->\n", contracts },
      { name: "behind the first line of another family", text: "<!-- plan-1 -->\n\n<!-- engagement-record-design-575 -->\n", contracts: [plan] },
    ],
    bad: [
      { name: "text behind one that belongs on the last line", text: "[|<!-- parent-link-mode: graphql -->|]\n\nText\n", reports: ["last"] },
      { name: "text before a comment of several lines, which makes it none", text: "See [|<!-- judge-rulings\n- finding_id: M1\n  judge_ruling: sustained\n-->|]\n", reports: ["text"] },
      { name: "an invisible character before a comment of several lines", text: "[|\u200B|]<!-- judge-rulings\n- finding_id: M1\n  judge_ruling: sustained\n-->\n", reports: ["invisible"], fixed: "<!-- judge-rulings\n- finding_id: M1\n  judge_ruling: sustained\n-->\n" },
      { text: "Done.\n\n[|<!-- engagement-record-design-575 -->|]\n", reports: ["line"] },
      { text: "# 😀 Record\n[|<!-- engagement-record-design-575 -->|]\n", reports: ["line"] },
      { name: "behind another comment", text: "<!-- draft -->\n[|<!-- engagement-record-design-575 -->|]\n", reports: ["line"] },
      { name: "behind front matter", text: "---\ntitle: x\n---\n[|<!-- engagement-record-design-575 -->|]\n", reports: ["line"] },
      { text: "\n[|<!-- engagement-record-design-575 -->|]\n", reports: ["blank"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "blank lines with white space", text: "  \n\t\n [|<!-- engagement-record-design-575 -->|]\nText\n", reports: ["blank"], fixed: "<!-- engagement-record-design-575 -->\nText\n" },
      { text: "  [|<!-- engagement-record-design-575 -->|]\n", reports: ["space"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "a character of no width", text: "[|\u200B|]<!-- engagement-record-design-575 -->\n", reports: ["invisible"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "invisible characters on a line before it", text: "\u2060\n[|<!-- engagement-record-design-575 -->|]\n", reports: ["blank"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "behind text with an invisible character", text: "Done.\n\n[|\u2060|]<!-- sticky a -->\n", contracts, reports: ["invisible"], fixed: "Done.\n\n<!-- sticky a -->\n" },
      { name: "the first item of a list", text: "- [|<!-- engagement-record-design-575 -->|]\n", reports: ["list"] },
      { text: "Record: [|<!-- engagement-record-design-575 -->|]\n", reports: ["text"] },
      { text: "Done.\n\nNote: [|<!-- sticky a -->|]\n", contracts, reports: ["text"] },
      { name: "the second of two on one line", text: "<!-- draft --> [|<!-- sticky a -->|]\n", contracts, reports: ["text"] },
      { name: "a list item of a numbered list", text: "1. [|<!-- sticky a -->|]\n", contracts, reports: ["list"] },
      { name: "a file that the contract names", text: "Note: [|<!-- sticky a -->|]\n", contracts, kind: "markdown", file: "state/a.md", reports: ["text"] },
    ],
  },
  given,
);

it("reports a byte-order mark at the start of a body, which is posted with it, and of no other file", () => {
  const lint = (kind: "comment" | "markdown"): unknown[] =>
    lintWith({ ...given, rules: [rule] }, { text: "\uFEFF<!-- engagement-record-design-575 -->\n", kind }).map(({ messageId, region, fix }) => [messageId, region.startPoint, fix]);
  expect(lint("comment")).toEqual([["invisible", { line: 1, column: 1 }, undefined]]);
  expect(lint("markdown")).toEqual([]);
});
