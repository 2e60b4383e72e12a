import validJson from "../../../rules/journal/valid-json.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = "session-journal.jsonl";
const commit = '{"v":1,"type":"commit","sha":"a","message":"b","phase":"CODE"}';

testRule(
  validJson,
  {
    good: [
      "",
      "\n\n  \n\t\n",
      "{}",
      '{"a":1}\n{"b":[{"c":"\\u2028 \\" }"}]}\n',
      '{"__proto__":{"a":1},"constructor":2}\n',
      { name: "brackets in texts are no nesting", text: `{"a":"${"[".repeat(300)}"}\n` },
      { name: "200 deep", text: `{"a":${"[".repeat(199)}${"]".repeat(199)}}\n` },
      { name: "a journal that a contract names", text: `${commit}\n`, file },
    ],
    bad: [
      { text: '{"a":1,[|}|]\n{"b":2}\n', reports: ["syntax"] },
      { text: "{\"a\":1}\n{[|'a'|]:1}\n", reports: ["syntax"] },
      { text: '{"a":[|"b}|]\n{"b":2}\n', reports: ["syntax"] },
      { text: '{"a":1} [|}|]\n', reports: ["syntax"] },
      { text: '[|// no|]\n{"b":2}\n', reports: ["syntax"] },
      { name: "a line that is cut in the middle of a journal", text: '{"v":1,"type":[|"com|]\n{"a":1}\n', reports: ["syntax"], file },
      { name: "a byte-order mark between records", text: '{"a":1}\n[|\uFEFF|]{"a":1}\n', reports: ["syntax"] },
      { text: '{"a":1}\n{"b":[|2|]', reports: ["cut"] },
      { text: '{"a":1}\n{"b[|"|]', reports: ["cut"] },
      { text: '{"a":1}\n{"b":[|tru|]', reports: ["cut"] },
      { text: '[|{|]', reports: ["cut"] },
      { text: '{"a":1}\n{"b":[|"cd|]', reports: ["cut"] },
      { text: '{"a":1}[|{|]"a":2}\n', reports: ["glued"] },
      { text: '{"a":1} [|"b"|]\n', reports: ["glued"] },
      { text: '[|null|]\n[|[{"a":1}]|]\n[|"text"|]\n[|12|]\n[|true|]\n', reports: ["notObject", "notObject", "notObject", "notObject", "notObject"] },
      { text: '{"a":[|NaN|]}\n{"a":[|-Infinity|]}\n{"a":[|Infinity|]}\n', reports: ["number", "number", "number"] },
      { name: "201 deep", text: `${'{"a":'.repeat(201)}[|{|]${"}".repeat(202)}\n`, reports: ["limit"] },
      { name: "a file that is one record, broken", kind: "task", file: ".claude/tasks/session-5f0c1a2e/7.json", text: '{"subject": "a", "status": "b",\n"metadata": [|}|]}\n', reports: ["whole"] },
      { name: "openclaw/openclaw#103546: blank lines are counted", text: '{"a":1}\n\n\n{"a":[|}|]\n', reports: ["syntax"] },
    ],
  },
  given,
);
