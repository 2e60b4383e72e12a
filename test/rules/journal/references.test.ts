import references from "../../../rules/journal/references.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = "session-journal.jsonl";
const refreshed = (ts: string): string => `{"v":1,"type":"session_refreshed","ts":"${ts}"}\n`;
const consumed = (ts: string): string => `{"v":1,"type":"session_refresh_consumed","refresh_ts":${ts}}\n`;

testRule(
  references,
  {
    good: [
      { text: refreshed("2026-08-19T20:00:00Z") + consumed('"2026-08-19T20:00:00Z"') + consumed('"2026-08-19T20:00:00Z"'), file },
      { name: "what is no text is told elsewhere", text: consumed("7") + consumed('" "') + '{"v":1,"type":"session_refresh_consumed"}\n', file },
      { name: "no contract", text: consumed('"a"'), file: "other.jsonl" },
      { name: "a contract without references", text: consumed('"a"'), file: "runs.jsonl", contracts: [{ contract: "journal", name: "runs", files: ["runs.jsonl"], records: { session_refresh_consumed: {} } }] },
    ],
    bad: [
      { text: refreshed("2026-08-19T20:00:00Z") + consumed('[|"2026-08-19T20:00:00+00:00"|]'), file, reports: ["missing"] },
      { name: "a later one", text: consumed('[|"2026-08-19T20:00:00Z"|]') + refreshed("2026-08-19T20:00:00Z"), file, reports: ["missing"] },
      { name: "another key", text: '{"v":1,"type":"commit","ts":"a"}\n' + consumed('[|"a"|]'), file, reports: ["missing"] },
    ],
  },
  given,
);
