import rule from "../../../rules/snippet/valid-json.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "```json\n{\"a\": [1, 2.5e3, null, true, \"x\\n\"]}\n```\n",
      "```json\n{\"a\": 1} // b\n```\n",
      "```json\n{\"a\": ...}\n```\n",
      "```json\n{\"a\": <b>}\n```\n",
      "```json\n{\"a\": N, \"b\": \"c\"}\n```\n",
      "```json\n{\"a\": \"b\" | \"c\"}\n```\n",
      "```json\n{\"a\": 1}\n{\"a\": 2}\n```\n",
      "```json\n\"a\": 1\n```\n",
      "```jsonc\n{\"a\": 1,}\n```\n",
      "```json\n{\"a\": {{b}}}\n```\n",
      { name: "a warning", text: "❌ No:\n```json\n{\"a\": 1,}\n```\n" },
    ],
    bad: [
      { text: "```json\n{\"a\": 1,\n[|}|]\n```\n", reports: ["syntax"] },
      { text: "```json\n{\"a\": 1\n [|\"b\"|]: 2}\n```\n", reports: ["syntax"] },
      { text: "```json\n{[|'a'|]: 1}\n```\n", reports: ["syntax"] },
      { text: "- ```json\n  [1, 2[||]\n  ```\n  ", reports: ["syntax"] },
    ],
  },
  given,
);
