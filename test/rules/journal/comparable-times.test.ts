import comparableTimes from "../../../rules/journal/comparable-times.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = "session-journal.jsonl";
const handoff = (ts: string, rest = '"task_id":"7"'): string => `{"v":1,"type":"agent_handoff","agent":"a",${rest},"task_subject":"b","handoff":{"c":1},"ts":${ts}}\n`;
const commit = (ts: string): string => `{"v":1,"type":"commit","ts":${ts}}\n`;

testRule(
  comparableTimes,
  {
    good: [
      { name: "one form", text: handoff('"2026-08-19T20:00:00Z"') + handoff('"2026-08-19T20:00:01Z"') + handoff('"2026-08-19T20:00:01Z"'), file },
      { name: "two forms where readers read them first", text: commit('"2026-08-19T20:00:00Z"') + commit('"2026-08-19 20:00:00.5+02:00"') + commit('"2026-08-19"') + commit('"2026-08-19T20:00Z"'), file },
      { name: "one form in each type", text: handoff('"2026-08-19T20:00:00Z"') + commit('"2026-08-19T20:00:00+00:00"'), file },
      { name: "no time is told elsewhere", text: handoff("null") + handoff('""') + handoff("17") + '{"v":1,"type":"commit"}\n', file },
      { name: "no contract", text: commit('"soon"'), file: "other.jsonl" },
      { name: "the last day of February", text: commit('"2024-02-29T23:59:59Z"'), file },
    ],
    bad: [
      { text: commit('[|"yesterday"|]') + commit('[|"2026-02-30T00:00:00Z"|]') + commit('[|"2026-08-19T20:00:00z"|]') + commit('[|"2026-08-19T24:00:00Z"|]') + commit('[|"2026-13-01"|]'), file, reports: Array.from({ length: 5 }, () => "unreadable") },
      { name: "a type that nobody knows", text: '{"v":1,"type":"else","ts":[|"now"|]}\n', file, reports: ["unreadable"] },
      { name: "the fraction, and the later one loses", text: handoff('[|"2026-08-19T20:00:00Z"|]') + handoff('[|"2026-08-19T20:00:00.123456Z"|]'), file, reports: ["wrong", "mixed"] },
      { name: "a bare form, and the right one wins", text: handoff('"2026-08-19T20:00:00Z"') + handoff('[|"2026-08-19T21:00:00"|]') + handoff('"2026-08-19T22:00:00"'), file, reports: ["mixed"] },
      { name: "an offset, each told once", text: handoff('"2026-08-19T20:00:00Z"', '"task_id":"1"') + handoff('[|"2026-08-19T20:00:00+00:00"|]', '"task_id":"2"') + handoff('"2026-08-19T20:00:01+00:00"', '"task_id":"3"'), file, reports: ["mixed"] },
      { name: "a space", text: handoff('[|"2026-08-19T20:00:00Z"|]') + handoff('[|"2026-08-19 20:00:01+00:00"|]'), file, reports: ["wrong", "mixed"] },
      { name: "fractions of two lengths", text: handoff('[|"2026-08-19T20:00:00.123Z"|]') + handoff('[|"2026-08-19T20:00:00.123456Z"|]'), file, reports: ["wrong", "mixed"] },
    ],
  },
  given,
);
