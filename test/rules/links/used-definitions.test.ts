import rule from "../../../rules/links/used-definitions.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "[x][a] ![y][B] [c] [d][]\n\n[a]: 1.md\n[b]: 2.png\n[c]: 3.md\n[d]: 4.md\n",
      { name: "in another case, and in a heading", text: "# [The  Guide]\n\n[the guide]: 1.md\n" },
      { name: "the trick for comments", text: "[//]: # (words)\n" },
      { name: "the form of an entry", text: "[name]: [purpose]\n" },
    ],
    bad: [
      { text: "[x][a]\n\n[a]: 1.md\n[|[b]: 2.md|]\n", reports: ["unused"] },
      { name: "only code names it", text: "`[x][a]`\n\n[|[a]: 1.md|]\n", reports: ["unused"] },
    ],
  },
  given,
);
