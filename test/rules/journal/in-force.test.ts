import inForce from "../../../rules/journal/in-force.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = "session-journal.jsonl";
const handoff = (task: string, second: string, subject = "b"): string => `{"v":1,"type":"agent_handoff","agent":"a","task_id":${task},"task_subject":"${subject}","handoff":{},"ts":"2026-08-19T20:00:${second}Z"}\n`;
const runs = { contract: "journal", name: "runs", files: ["runs.jsonl"], timestamp: { field: "ts" }, records: { done: { identity: { keys: ["id"] }, read: "first" } } } as const;
const early = { ...runs, records: { done: { identity: { keys: ["id"] }, read: "latest", ties: "earlier-line" } } } as const;

testRule(
  inForce,
  {
    good: [
      { text: handoff('"7"', "00") + handoff('"8"', "00"), file },
      { name: "every record is in force", text: '{"v":1,"type":"commit"}\n{"v":1,"type":"commit"}\n', file },
      { name: "what has no name", text: '{"v":1,"type":"agent_handoff","task_id":"7"}\n{"v":1,"type":"agent_handoff","task_id":"7"}\n', file },
      { name: "no contract", text: '{"type":"done","id":1}\n{"type":"done","id":1}\n', file: "other.jsonl" },
    ],
    bad: [
      { text: handoff('[|"7"|]', "00") + handoff('"7"', "01"), file, reports: ["superseded"] },
      { name: "the later line has the earlier time", text: handoff('"7"', "05") + handoff('[|"7"|]', "01"), file, reports: ["superseded"] },
      { name: "a chain", text: handoff('[|"7"|]', "00") + handoff('[|"7"|]', "01") + handoff('"7"', "02"), file, reports: ["superseded", "superseded"] },
      { name: "the last one wins a tie", text: handoff('[|"7"|]', "00") + handoff('"7"', "00"), file, reports: ["tie"] },
      { name: "the first one wins a tie", text: '{"type":"done","id":1,"ts":"a"}\n{"type":"done","id":[|1|],"ts":"a"}\n', file: "runs.jsonl", contracts: [early], reports: ["tie"] },
      { name: "the first one is in force", text: '{"type":"done","id":1}\n{"type":"done","id":[|1|]}\n', file: "runs.jsonl", contracts: [runs], reports: ["superseded"] },
      { name: "a number that is used again", text: handoff('"7"', "00") + handoff('[|[|"7"|]|]', "01", "c") + handoff('"7"', "02", "c"), file, reports: ["reused", "superseded"] },
    ],
  },
  given,
);
