import validRecords from "../../../rules/journal/valid-records.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const text = { type: "string", pattern: String.raw`\S` };
const runs = {
  contract: "journal",
  name: "runs",
  files: ["runs.jsonl"],
  schema: { required: ["id"], properties: { id: { type: "integer" } } },
  records: {
    done: { schema: { type: "object", required: ["by"], properties: { by: text, note: { type: ["string", "null"] }, state: { type: "string", allOf: [{ enum: ["good"], "x-severity": "warning" }], "x-consequence": "nobody is told" } } } },
    list: { schema: { properties: { items: { type: "array", items: text } } } },
  },
} as const;
const own = { file: "runs.jsonl", contracts: [runs] };

testRule(
  validRecords,
  {
    good: [
      { text: '{"id":1}\n{"id":1,"type":"done","by":"ada","note":null,"more":{}}\n', ...own },
      { name: "a type that is unknown is told elsewhere", text: '{"id":1,"type":"else","by":7}\n', ...own },
      { name: "no contract", text: '{"id":"a"}\n', file: "other.jsonl" },
      { name: "no record", text: '[]\n{"id":}\n\n', ...own },
      { name: "a key that is like none", text: '{"id":1,"idea":2,"type":"done","by":"ada","byline":"b"}\n', ...own },
    ],
    bad: [
      { text: '[|{|]"type":"list"}\n', ...own, reports: ["advice"] },
      { name: "a truth value is no integer", text: '{"id":[|true|]}\n{"id":[|1.5|]}\n', ...own, reports: ["fault", "fault"] },
      { text: '{"id":[|"1"|]}\n', ...own, reports: ["advice"] },
      { text: '{"id":1,"type":"done","by":[|" "|]}\n{"id":1,"type":"done","by":[|7|]}\n', ...own, reports: ["fault", "advice"] },
      { name: "null for a field that must be there", text: '{"id":1,"type":"done","by":[|null|]}\n', ...own, reports: ["advice"] },
      { name: "one fault a value", text: '{"id":1,"type":"done","by":"ada","state":[|7|]}\n{"id":1,"type":"done","by":"ada",[|"state"|]:[]}\n', ...own, reports: ["both", "consequence"] },
      { text: '{"id":1,"type":"done","by":"ada","state":[|"bad"|]}\n', ...own, reports: ["advice"] },
      { text: '{"id":1,"type":"list","items":["a",[|""|]]}\n', ...own, reports: ["fault"] },
      { text: '{"id":1,"type":"done",[|"bye"|]:"ada","by":"ada","note":"x"}\n'.replace('"by":"ada",', ""), ...own, reports: ["misspelt"] },
      { text: '{"id":1,"type":"done","by":"ada",[|"notes"|]:"x"}\n', ...own, reports: ["misspelt"] },
      { name: "both schemas at once", text: '[|{|]"type":"done","by":[|{}|]}\n'.replace('[|{}|]', "{}").replace('"by"', '[|"by"|]'), ...own, reports: ["advice", "fault"] },
    ],
  },
  given,
);
