import rule from "../../../rules/marker/count.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { part, state, sticky } from "./contracts.ts";

const file = "state/a.md";
const contracts = [state];
const own = "<!-- state v1\na: b\n-->\n";

testRule(
  rule,
  {
    good: [
      { name: "Grimblaz/agent-orchestra#878: a mention in a sentence above the real one", text: "This uses the usual <!-- judge-rulings pr=42 --> marker.\n\n<!-- judge-rulings\n- id: G1\n  judge_ruling: sustained\n-->\n" },
      "<!-- engagement-record-design-575 -->\n",
      { name: "a body without a marker", text: "Done.\n" },
      { name: "several in documentation", text: "<!-- engagement-record-design-575 -->\n\n<!-- engagement-record-plan-575 -->\n", kind: "markdown" },
      { name: "jsboige/CoursIA#11886: a quoted one, one in a fence and one in indented code", text: `> <!-- state v1\n> a: b\n> -->\n\n\`\`\`html\n${own}\`\`\`\n\n    <!-- state v1 -->\n\n${own}`, contracts, file },
      { name: "as many pairs as somebody wants", text: "<!-- BEGIN a -->\n<!-- END a -->\n<!-- BEGIN b -->\n<!-- END b -->\n", contracts: [part] },
      { name: "halves of pairs, which another rule judges", text: "<!-- BEGIN a -->\n<!-- BEGIN a -->\n<!-- END a -->\n<!-- END a -->\n", contracts: [{ ...part, count: { minimum: 1, maximum: 1 }, files: [{ glob: "state/*.md" }] }], file },
      { name: "only one half of a pair", text: "<!-- BEGIN a -->\n", contracts: [{ ...part, count: { minimum: 1 }, files: [{ glob: "state/*.md" }] }], file },
      { name: "a file that the contract does not name", text: "Done.\n", contracts, kind: "markdown" },
      { name: "a comment that needs none", text: "Done.\n", contracts: [sticky] },
      { name: "a mistake in its head, which another rule names", text: "<!-- State v1\na: b\n-->\n", contracts, file },
      { name: "max-sixty/tend#1152: a comment that is not closed, which another rule names", text: "<!-- state v1\na: b\n", contracts, file },
    ],
    bad: [
      { name: "two families that count together", text: "<!-- judge-rulings\n- id: G1\n  judge_ruling: sustained\n-->\n\n[|<!-- judge-rulings pr=42 -->|]\n", reports: ["more"] },
      { text: "<!-- engagement-record-design-575 -->\n\n[|<!-- engagement-record-plan-575 -->|]\n", reports: ["more"] },
      { text: "<!-- engagement-record-design-575 -->\n[|<!-- engagement-record-design-575 -->|]\n[|<!-- engagement-record-design-576 -->|]\n", reports: ["more", "more"] },
      { name: "two on one line", text: "😀 <!-- sticky a --> [|<!-- sticky b -->|]\n", contracts: [sticky], reports: ["more"] },
      { name: "none at all", text: "[||]Done.\n", contracts, file, reports: ["fewer"] },
      { name: "one of two", text: `[||]${own}`, contracts: [{ ...state, count: { minimum: 2 } }], file, reports: ["fewer"] },
      { name: "an empty file", text: "[||]", contracts, file, reports: ["fewer"] },
      { name: "one that is code", text: `[||]Done.\n\n\`\`\`text\n${own}`, contracts, file, reports: ["fewer"] },
      { name: "only a quoted one", text: "[||]> <!-- state v1\n> a: b\n> -->\n", contracts, file, reports: ["fewer"] },
      { name: "one of each family", text: `[||]${own}\n${own.replace("<!--", "[|<!--").replace("-->", "-->|]")}`, contracts: [state, sticky], file, reports: ["fewer", "more"] },
    ],
  },
  given,
);
