import rule from "../../../rules/note/size.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const own = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "size": {"lines": 3, "characters": 20}}]} as const;
const own2 = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "size": {"lines": 3}}]} as const;
const own3 = {"kind": "note", "file": "HANDOFF.md", "contracts": [{"contract": "note", "name": "handoff", "files": ["HANDOFF.md"], "size": {"characters": 20}}]} as const;

testRule(
  rule,
  {
    good: [
      { ...own, text: "# A\n\nb\n" },
      { name: "a last line without a line break", ...own2, text: "# A\n\nb" },
    ],
    bad: [
      { name: "With `size: { lines: 3 }`, and with `size: { characters: 20 }`", ...own2, text: "# [|A|]\n\nb\nc\n", reports: ["lines"] },
      { ...own3, text: "# [|A|]\n\nMore than twenty characters.\n", reports: ["characters"] },
    ],
  },
  given,
);
