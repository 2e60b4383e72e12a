import completeLists from "../../../rules/journal/complete-lists.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = "session-journal.jsonl";
const paths = (list: string, second = "00", feature = "cart"): string => `{"v":1,"type":"artifact_paths","workflow":"prepare","feature":"${feature}","paths":${list},"ts":"2026-08-19T20:00:${second}Z"}\n`;

testRule(
  completeLists,
  {
    good: [
      { text: paths('["/a"]') + paths('["/b","/a"]', "01") + paths('["/a","/b","/c"]', "01"), file },
      { name: "of two features", text: paths('["/a"]') + paths('["/b"]', "01", "tax"), file },
      { name: "an earlier record that comes later", text: paths('["/a","/b"]', "05") + paths('["/b"]', "01"), file },
      { name: "what is no list, or an empty one, is told elsewhere", text: paths('["/a"]') + paths('"/b"', "01") + paths("[]", "02"), file },
      { name: "a type without lists", text: '{"v":1,"type":"commit","paths":["/a"]}\n{"v":1,"type":"commit","paths":[]}\n', file },
      { name: "no contract", text: paths('["/a"]') + paths('["/b"]', "01"), file: "other.jsonl" },
    ],
    bad: [
      { text: paths('["/a","/b"]') + paths('[|[|["/c"]|]|]', "01"), file, reports: ["lost", "lost"] },
      { name: "on the same second", text: paths('["/a","/b"]') + paths('[|["/b"]|]'), file, reports: ["lost"] },
    ],
  },
  given,
);
