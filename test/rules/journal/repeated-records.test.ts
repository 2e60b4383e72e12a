import repeatedRecords from "../../../rules/journal/repeated-records.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = "session-journal.jsonl";
const site = (task: string, rest = ""): string => `{"v":1,"type":"dispatch_site","task_id":${task}${rest}}\n`;
const snapshot = (metadata: string): string => `{"v":1,"type":"task_metadata_snapshot","task_id":[|"7"|],"metadata":${metadata}}\n`;

testRule(
  repeatedRecords,
  {
    good: [
      { text: site('"1"') + site('"2"') + '{"v":1,"type":"dispatch_variety","task_id":"1"}\n', file },
      { name: "a key that is missing", text: '{"v":1,"type":"dispatch_site"}\n{"v":1,"type":"dispatch_site"}\n', file },
      { name: "a number is no text", text: site('"1"') + site("1"), file },
      { name: "no contract", text: site('"1"') + site('"1"'), file: "other.jsonl" },
      { name: "types that may come again", text: '{"v":1,"type":"commit","sha":"a"}\n'.repeat(2), file },
    ],
    bad: [
      { text: site('"1"') + site('[|"1"|]', ',"variety":{}') + site('[|"1"|]'), file, reports: ["repeated", "repeated"] },
      { name: "keys in another order", text: snapshot('{"a":1,"b":[{"c":2,"d":3}]}').replace('[|"7"|]', '"7"') + snapshot('{ "b": [{"d":3,"c":2}], "a":1 }'), file, reports: ["repeated"] },
      { name: "a long text", text: snapshot(`"${"x".repeat(300)}"`).replace('[|"7"|]', '"7"') + snapshot(`"${"x".repeat(300)}"`), file, reports: ["repeated"] },
    ],
  },
  given,
);
