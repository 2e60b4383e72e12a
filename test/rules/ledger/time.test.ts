import rule from "../../../rules/ledger/time.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { ledger, ledgerPath as file } from "../handoff/session.ts";

const kind = "note";
const options = { today: "2026-08-20" };

testRule(
  rule,
  {
    good: [
      { name: "no day to judge by", kind, file, text: ledger("1", "2020-01-01") },
      { name: "in time", kind, file, options, text: ledger("1", "2026-07-25T10:00:00Z") },
      { name: "the day itself", kind, file, options, text: ledger("1", "2026-08-20T23:59:59-10:00") },
      { name: "more days", kind, file, options: { ...options, days: 100 }, text: ledger("1", "2026-06-01") },
      { name: "minutes and UTC", kind, file, options, text: ledger("1", "2026-08-19 10:00 UTC") },
    ],
    bad: [
      { name: "a word", kind, file, text: ledger("1", "[|yesterday|]"), reports: ["unreadable"] },
      { name: "a template", kind, file, text: ledger("1", "[|{timestamp}|]"), reports: ["unreadable"] },
      { name: "a day that is none", kind, file, text: ledger("1", "[|2026-02-30|]"), reports: ["unreadable"] },
      { name: "old", kind, file, options, text: ledger("1", "[|2026-07-01|]"), reports: ["stale"] },
      { name: "in the future", kind, file, options, text: ledger("1", "[|2026-09-01|]"), reports: ["future"] },
    ],
  },
  given,
);
