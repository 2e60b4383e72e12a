import rule from "../../../rules/journal/shown-records.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const own = { kind: "skill", contracts: [{ contract: "journal", name: "order", layout: "whole", recognisedBy: ["order", "amount"], shown: { mentions: ["shop"] }, records: { order: { schema: { type: "object", required: ["order", "amount", "paid"], properties: { order: { type: "string", pattern: "^[a-z]+$" }, amount: { type: "integer", "x-consequence": "the till takes nothing" }, unit: { enum: ["pot", "cup"], "x-consequence": "the kitchen waits" }, paid: { enum: [true, false] } }, additionalProperties: false } } } }] } as const;
const skill = (body: string): string => `---\nname: example\ndescription: Sell things. Use it in a shop.\n---\n\n${body}\n`;
const fence = (text: string, language = "json"): string => skill(`An order:\n\n\`\`\`${language}\n${text}\n\`\`\``);

testRule(
  rule,
  {
    good: [
      { ...own, text: fence('{"order": "tea", "amount": 2, "paid": true}') },
      { ...own, name: "what stands for a value", text: fence('{"order": "<ORDER>", "amount": "{amount}", "paid": "true|false"}') },
      { ...own, name: "something is left out", text: fence('{"order": "tea…", "amount": 2}') },
      { ...own, name: "a sketch that is no JSON", text: fence('{"order": "TEA", "amount": two, ...}') },
      { ...own, name: "an object with other keys", text: fence('{"order": 1}') },
      { ...own, name: "another language", text: fence('{"order": 1, "amount": "two"}', "js") },
      { ...own, name: "shown as wrong", text: skill('An order. Do not write it so:\n\n```json\n{"order": 1, "amount": "two"}\n```') },
      { ...own, name: "a document that speaks of something else", text: fence('{"order": 1, "amount": "two"}').replace("shop", "bank") },
      { ...own, name: "an empty fence, and one that is never closed", text: skill("```json\n```\n\n```json\n{") },
    ],
    bad: [
      { ...own, name: "with a consequence and an advice", text: fence('{"order": "tea", "amount": 2, "paid": true, "unit": [|"can"|]}'), reports: ["both"] },
      { ...own, text: fence('[|{|]"order": "tea", "amount": [|"two"|]}'), reports: ["advice", "consequence"] },
      { ...own, name: "one on each line", text: fence('{"order": "tea", "amount": 1, "paid": true}\n{"order": "tea", "amount": 1, "paid": [|1|]}', "jsonl"), reports: ["advice"] },
      { ...own, name: "deep inside, in a list", text: skill('- An order:\n  ```json\n  {"a": {"b": [{"order": [|"TEA"|], "amount": 1, "paid": true, [|"more"|]: 1}]}}\n  ```'), reports: ["fault", "advice"] },
    ],
  },
  given,
);
