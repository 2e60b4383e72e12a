import sequence from "../../../rules/journal/sequence.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const own = {
  file: "runs.jsonl",
  contracts: [
    {
      contract: "journal",
      name: "runs",
      files: ["runs.jsonl"],
      records: {
        saved: {},
        end: {},
        done: { sequence: [{ order: "behind", type: "saved", consequence: "nobody takes it up" }] },
        asked: { sequence: [{ order: "behind", type: "done", once: "end" }] },
        paused: { sequence: [{ order: "before", type: "saved", when: { key: "saved", values: [true, "yes"] } }] },
      },
    },
  ],
} as const;
const record = (type: string, more = ""): string => `{"type":"${type}"${more}}\n`;
const marked = (type: string): string => `[|{|]"type":"${type}"}\n`;

testRule(
  sequence,
  {
    good: [
      { ...own, text: record("done") + record("done") + record("saved") + record("paused", ',"saved":true') },
      { ...own, name: "other values ask for nothing", text: record("paused", ',"saved":false') + record("paused") + record("paused", ',"saved":"no"') },
      { ...own, name: "a journal that may go on", text: record("asked") },
      { ...own, name: "lines that are no records", text: `\n{\n[]\n${record("done")}${record("saved")}` },
      { name: "no contract", text: record("done"), file: "other.jsonl" },
      { name: "a contract without sequences", text: record("done"), file: "runs.jsonl", contracts: [{ contract: "journal", name: "runs", files: ["runs.jsonl"], records: { done: {} } }] },
    ],
    bad: [
      { ...own, text: record("saved") + marked("done") + record("done"), reports: ["behind"] },
      { ...own, name: "the record of itself does not count", text: `{"type":"paused","saved":[|true|]}\n${record("saved")}`, reports: ["before"] },
      { ...own, name: "a journal that ended", text: marked("asked") + record("asked") + record("asked") + record("end"), reports: ["behind"] },
    ],
  },
  given,
);
