import rule from "../../../rules/thread/same-time.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { comment, credit, record, thread } from "./threads.ts";

testRule(
  rule,
  {
    good: [
      { name: "a minute apart", kind: "thread", text: thread([record("design", ["a-1"]), record("design", ["b-1"])]) },
      { name: "the same twice", kind: "thread", text: thread([comment(record("design", ["a-1"]), { at: "2026-07-18T10:00:00Z" }), comment(record("design", ["a-1"]), { at: "2026-07-18T10:00:00Z" })]) },
      { name: "another phase", kind: "thread", text: thread([comment(record("design", ["a-1"]), { at: "2026-07-18T10:00:00Z" }), comment(record("plan", ["a-1"]), { at: "2026-07-18T10:00:00Z" })]) },
      { name: "a later one counts", kind: "thread", text: thread([comment(record("design", ["a-1"]), { at: "2026-07-18T10:00:00Z" }), comment(record("design", ["b-1"]), { at: "2026-07-18T10:00:00Z" }), comment(record("design", ["a-1", "b-1"]), { at: "2026-07-18T10:00:01Z" })]) },
      { name: "without times", kind: "thread", text: JSON.stringify([{ body: record("design", ["a-1"]) }, { body: record("design", ["a-1", "b-1"]) }]) },
    ],
    bad: [
      { name: "two latest ones", kind: "thread", text: thread([comment(record("design", ["a-1"]), { at: "2026-07-18T10:00:00Z" }), comment(record("design", ["b-1"], { head: "[|engagement-record-design-5|]" }), { at: "2026-07-18T10:00:00Z" })]), reports: ["tie"] },
      { name: "two first ones", kind: "thread", text: thread([comment(credit("design", "one"), { at: "2026-07-18T10:00:00Z" }), comment(credit("design", "two", "[|credit-input-design-5|]"), { at: "2026-07-18T10:00:00Z" })]), reports: ["tie"] },
    ],
  },
  given,
);
