import rule from "../../../rules/links/unique-definitions.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "[a]: https://example.com/1\n[b]: https://example.com/2\n",
      { name: "to the same place", text: "[a]: x.md\n[A]: x.md 'other title'\n" },
      { name: "the trick for comments", text: "[//]: # (a)\n\n[//]: # (b)\n" },
      { name: "NeoLabHQ/context-engineering-kit: the form of an entry", text: "- [file path]: [purpose]\n- [file path]: [changes]\n" },
      { name: "a fence and a footnote", text: "[a]: x.md\n\n```\n[a]: y.md\n```\n\n[^a]: words\n" },
    ],
    bad: [
      { text: "[a]: x.md\n[|[A]: y.md 'title'|]\n", reports: ["duplicate"] },
      { name: "blanks, and a third one", text: "[a b]: x.md\n\n> [|[a  b]: y.md|]\n\n- [|[A B]: z.md|]\n", reports: ["duplicate", "duplicate"] },
    ],
  },
  given,
);
