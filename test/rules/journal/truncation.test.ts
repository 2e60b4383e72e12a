import truncation from "../../../rules/journal/truncation.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = "session-journal.jsonl";
const snapshot = (metadata: string, rest = ""): string => `{"v":1,"type":"task_metadata_snapshot","task_id":"7","metadata":${metadata}${rest}}\n`;
const mark = '{"_truncated":true,"original_bytes":40000,"head":"{"}';
const small = {
  file: "runs.jsonl",
  contracts: [{ contract: "journal", name: "runs", files: ["runs.jsonl"], records: { done: { truncation: { at: "data", mark: "cut", keys: { size: "size", head: "head" }, longestHead: 3, largestValue: 12, largest: 40 } } } }],
} as const;

testRule(
  truncation,
  {
    good: [
      { text: snapshot('{"a":1,"b":{"_truncated":false},"c":{"_truncated":"true"}}') + snapshot("[]") + '{"v":1,"type":"task_metadata_snapshot"}\n', file },
      { name: "no contract", text: snapshot(mark), file: "other.jsonl" },
      { name: "another type", text: '{"v":1,"type":"commit","metadata":{"a":{"_truncated":true}}}\n', file },
      { name: "a flag that is false", text: snapshot('{"a":1}', ',"truncated":false'), file },
      { name: "as large as may be", text: '{"type":"done","data":{"a":"0123456789"}}\n', ...small },
      { name: "marks count for nothing by themselves", text: '{"type":"done","data":{"a":1}}\n', ...small },
    ],
    bad: [
      { name: "a value that was cut", text: snapshot(`{"a":${mark}}`, ',"truncated":true').replace('"metadata"', '[|"metadata"|]'), file, reports: ["cut"] },
      { name: "without the flag", text: snapshot(`{"a":${mark}}`).replace('"metadata"', '[|[|"metadata"|]|]'), file, reports: ["unflagged", "cut"] },
      { text: snapshot('{"a":1}', ',"truncated":[|true|]'), file, reports: ["flagged"] },
      { name: "marks of other shapes", text: snapshot('{[|"a"|]:{"_truncated":true},[|"b"|]:{"_truncated":true,"original_bytes":1.5,"head":""},[|"c"|]:{"_truncated":true,"original_bytes":1,"head":"","more":1}}', ',"truncated":true').replace('"metadata"', '[|"metadata"|]'), file, reports: ["cut", "shape", "shape", "shape"] },
      { name: "keys that were left out", text: snapshot('{"a":1,[|"_dropped_keys"|]:["c","b"]}', ',"truncated":true').replace('"metadata"', '[|"metadata"|]'), file, reports: ["cut", "dropped"] },
      { name: "a key twice, and no list", text: snapshot('{[|"_dropped_keys"|]:["b","b"]}', ',"truncated":true').replace('"metadata"', '[|"metadata"|]') + snapshot('{[|"_dropped_keys"|]:"b"}', ',"truncated":true'), file, reports: ["cut", "dropped", "dropped"] },
      { name: "left out and there", text: snapshot('{"a":1,[|"_dropped_keys"|]:["a"]}', ',"truncated":true').replace('"metadata"', '[|"metadata"|]'), file, reports: ["cut", "both"] },
      { name: "sizes", text: '{"type":"done",[|"data"|]:{[|"a"|]:"01234567890",[|"b"|]:"\u00e9\u00e9",[|"c"|]:{"cut":true,"size":1,"head":"1234"}}}\n'.replace('[|"data"|]', '[|[|"data"|]|]'), ...small, reports: ["cut", "tooLarge", "valueTooLarge", "valueTooLarge", "headTooLong"] },
    ],
  },
  given,
);
