import rule from "../../../rules/handoff/sibling-order.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { task, taskPath } from "./session.ts";

const file = taskPath("7");
const kind = "task";

testRule(
  rule,
  {
    good: [
      { name: "one tells when it was written", kind, file, text: task("7", '{"handoff_amendment": {"written_at_utc": "2026-08-20T07:00:00Z"}, "handoff_final": {"a": 1}}') },
      { name: "no common beginning", kind, file, text: task("7", '{"audit_summary": {"a": 1}, "teachback_final": {"b": 1}}') },
      { name: "texts and numbers", kind, file, text: task("7", '{"variety_score": 8, "variety_final": 9}') },
      { name: "no metadata", kind, file, text: task("7", "null") },
      { name: "a list", kind, file, text: task("7", "[]") },
    ],
    bad: [
      { name: "a name that claims an order", kind, file, text: task("7", '{"review_notes": {"a": 1}, [|"review_final"|]: {"b": 1}}'), reports: ["claims"] },
      { name: "names without one", kind, file, text: task("7", '{[|"handoff"|]: {"a": 1}, "handoff_amendment": {"b": 1}, "handoff_addendum": {"b": "2026-08-20"}}'), reports: ["unordered"] },
    ],
  },
  given,
);
