import rule from "../../../rules/handoff/carried.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { handoff, journalPath, snapshot, start, task, taskPath } from "./session.ts";

const file = taskPath("7");
const kind = "task";
const files = { [journalPath]: `${start}${handoff("7", { decisions: "a" })}${snapshot("7", { audit: { a: 1 }, teachback_submit: { _truncated: true, original_bytes: 40000, head: "{" } })}` };

testRule(
  rule,
  {
    good: [
      { name: "all is carried", kind, file, files, text: task("7", '{"handoff": {"decisions": "b"}, "audit": {"a": 2}}') },
      { name: "a task that is not over", kind, file, files, text: task("7", '{"notes": {"a": 1}}', '"owner": "coder", "subject": "CODE: cart", "status": "in_progress"') },
      { name: "an empty key", kind, file, files, text: task("7", '{"notes": {}, "handoff": {"decisions": []}}') },
      { name: "carried by an earlier record", kind, file, files: { [journalPath]: `${start}${snapshot("7", { notes: "a" })}${snapshot("7", { audit: "a" })}` }, text: task("7", '{"notes": "a", "audit": "a"}') },
      { name: "no journal of that team", kind, file: ".claude/tasks/session-ffffffff/7.json", files, text: task("7", '{"notes": "a"}') },
    ],
    bad: [
      { name: "a key that no record carries", kind, file, files, text: task("7", '{[|"post_completion_verification"|]: {"a": 1}, "audit": {"a": 1}}'), reports: ["none"] },
      { name: "a hand-off that no record carries", kind, file, files: { [journalPath]: start }, text: task("7", '{"handoff": [|{"decisions": "a", "produced": "b"}|]}'), reports: ["none"] },
      { name: "a key of another task of that id", kind, file, files: { [journalPath]: `${start}${snapshot("7", { notes: "a" })}` }, text: task("7", '{[|"notes"|]: "a"}', '"owner": "coder", "subject": "CODE: basket", "status": "completed"'), reports: ["none"] },
      { name: "a key that is carried in part", kind, file, files, text: task("7", '{[|"teachback_submit"|]: {"understanding": "long"}}'), reports: ["cut"] },
      { name: "many keys", kind, file, files, text: task("7", `{[|"a"|]: 1, ${["b", "c", "d", "e", "f", "g"].map((key) => `"${key}": 1`).join(", ")}}`), reports: ["none"] },
    ],
  },
  given,
);
