import timeForm from "../../../rules/journal/time-form.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = "session-journal.jsonl";
const runs = { contract: "journal", name: "runs", files: ["runs.jsonl"], timestamp: { field: "at", form: "offset" } } as const;
const own = { file: "runs.jsonl", contracts: [runs] };

testRule(
  timeForm,
  {
    good: [
      { text: '{"v":1,"type":"x","ts":"2026-08-19T20:00:00Z"}\n{"v":1,"type":"x","ts":"2026-08-19T20:00:00Z"}\n{"v":1,"type":"x","ts":"2026-08-19T20:00:01Z"}\n', file },
      { text: '{"at":"2026-08-19T20:00:00+02:00"}\n{"at":"2026-08-19T10:00:00.25-02:30"}\n', ...own },
      { name: "what is no time is told elsewhere", text: '{"v":1,"type":"x","ts":"soon"}\n{"v":1,"type":"x","ts":7}\n', file },
      { name: "no contract", text: "{}\n", file: "other.jsonl" },
      { name: "any form", text: '{"at":"2026-08-19"}\n', file: "runs.jsonl", contracts: [{ ...runs, timestamp: { field: "at" } }] },
    ],
    bad: [
      { text: '{"v":1,"type":"x","ts":[|"2026-08-19T20:00:00.5Z"|]}\n{"v":1,"type":"x","ts":[|"2026-08-19T20:01:00+00:00"|]}\n{"v":1,"type":"x","ts":[|"2026-08-20"|]}\n', file, reports: ["form", "form", "form"] },
      { text: '[|{|]"v":1,"type":"x"}\n{"v":1,"type":"x","ts":[|null|]}\n{"v":1,"type":"x","ts":[|""|]}\n', file, reports: ["missing", "missing", "missing"] },
      { text: '{"v":1,"type":"x","ts":"2026-08-19T20:00:00Z"}\n{"v":1,"type":"x","ts":[|"2026-08-19T19:59:59Z"|]}\n{"v":1,"type":"x","ts":"2026-08-19T20:00:00Z"}\n', file, reports: ["order"] },
      { text: '{"at":[|"2026-08-19T20:00:00Z"|]}\n', ...own, reports: ["form"] },
    ],
  },
  given,
);
