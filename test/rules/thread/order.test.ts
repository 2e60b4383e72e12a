import rule from "../../../rules/thread/order.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { comment, credit, designed, record, thread } from "./threads.ts";

testRule(
  rule,
  {
    good: [
      { name: "in order", kind: "thread", text: thread([designed, record("design", []), credit("design", "one")]) },
      { name: "the same second", kind: "thread", text: thread([comment(record("design", []), { at: "2026-07-18T10:00:00Z" }), comment(designed, { at: "2026-07-18T10:00:00Z" })]) },
      { name: "a second burst", kind: "thread", text: thread([designed, record("design", []), designed]) },
      { name: "what is missing", kind: "thread", text: thread([record("design", []), record("plan", [])]) },
      { name: "without times", kind: "thread", text: JSON.stringify([{ body: record("design", []) }, { body: designed }]) },
    ],
    bad: [
      { name: "a record before its completion", kind: "thread", text: thread([record("design", [], { head: "[|engagement-record-design-5|]" }), designed]), reports: ["early"] },
      { name: "a credit before its record", kind: "thread", text: thread([designed, credit("design", "one", "[|credit-input-design-5|]"), record("design", [])]), reports: ["early"] },
      { name: "by the times and not by the file", kind: "thread", text: thread([comment(designed, { at: "2026-07-18T12:00:00Z" }), comment(record("design", [], { head: "[|engagement-record-design-5|]" }), { at: "2026-07-18T11:00:00Z" })]), reports: ["early"] },
      { name: "the burst of a review", kind: "thread", text: thread(["<!-- [|review-dispositions-5|] -->\n```yaml\nschema_version: 4\npasses_run: [1]\nentries: []\n```\n", "<!-- review-judge-produced-5 -->"], "pull/5"), reports: ["early"] },
    ],
  },
  given,
);
