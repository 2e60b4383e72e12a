import physicalLines from "../../../rules/journal/physical-lines.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const runs = { contract: "journal", name: "runs", files: ["runs.jsonl"] } as const;
const own = { file: "runs.jsonl", contracts: [{ ...runs, lines: { boundaries: "unicode" } }] } as const;
const small = { file: "runs.jsonl", contracts: [{ ...runs, longest: 30, lines: { longest: 20 } }] };

testRule(
  physicalLines,
  {
    good: [
      { name: "readers of another journal", text: '{"a":"\u2028"}\n', file: "runs.jsonl" },
      { name: "readers of lines that line feeds end", text: '{"a":"\u2028"}\n', file: "runs.jsonl", contracts: [runs] },
      { name: "an escape", text: '{"a":"\\u2028\\u0085"}\n', ...own },
      { name: "a mark that readers skip", text: '\uFEFF{"a":1}\n', file: "runs.jsonl", contracts: [{ ...runs, lines: { byteOrderMark: "skipped" } }] },
      { name: "blank lines", text: '{"a":1}\n\n{"a":1}\n', ...own },
      { name: "what is no JSON is told elsewhere", text: '{"a":"\u2028"\n', ...own },
      { name: "nothing", text: "", ...own },
      { name: "only a mark", text: "\uFEFF", ...own },
      { name: "a cut line is told elsewhere", text: '{"a":1}\n{"a"', ...own },
      { name: "as long as may be", text: '{"a":"6789012345678"}\n', file: "runs.jsonl", contracts: [{ ...runs, longest: 22, lines: { longest: 21 } }] },
    ],
    bad: [
      { text: '{"a":"x[|\u2028|]y[|\u2029|]"}\n{"b":"[|\u0085|]"}\n', ...own, reports: ["boundary", "boundary", "boundary"], fixed: '{"a":"x\\u2028y\\u2029"}\n{"b":"\\u0085"}\n' },
      { name: "a carriage return between tokens", text: '{"a":[|\r|]1}\n', ...own, reports: ["boundary"], fixed: '{"a": 1}\n' },
      { text: '[||]\uFEFF{"a":1}\n', ...own, reports: ["mark"] },
      { name: "no contract", text: '[||]\uFEFF{"a":1}\n', reports: ["mark"] },
      { text: '{"a":1}\n{"a":2[|}|]', ...own, reports: ["unended"], fixed: '{"a":1}\n{"a":2}\n' },
      { text: '{"a":1}\n[||]\n  \n'.replace("  \n", "[||]  \n"), file: "runs.jsonl", contracts: [{ ...runs, lines: { blank: false } }], reports: ["blank", "blank"] },
      { text: '[|{|]"a":"longer than may be"}\n', ...small, reports: ["longLine"] },
      { text: '{"a":1}\n{"a":2}\n{"a":3}\n[|{|]"a":4}\n{"a":5}\n', ...small, reports: ["longFile"] },
      { name: "bytes and not characters", text: '[|{|]"a":"ééééééé"}\n', ...small, reports: ["longLine"] },
    ],
  },
  given,
);
