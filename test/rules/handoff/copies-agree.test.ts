import rule from "../../../rules/handoff/copies-agree.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { handoff, journalPath, start, task, taskPath } from "./session.ts";

const file = taskPath("7");
const kind = "task";
const files = { [journalPath]: `${start}${handoff("7", { decisions: ["a"], produced: { x: 1, y: [2] } })}` };

testRule(
  rule,
  {
    good: [
      { name: "the same in another order", kind, file, files, text: task("7", '{"handoff": {"produced": {"y": [2], "x": 1}, "decisions": ["a"]}}') },
      { name: "an emptied field is told elsewhere", kind, file, files, text: task("7", '{"handoff": {"produced": {"y": [2], "x": 1}, "decisions": []}}') },
      { name: "another identity", kind, file, files, text: task("7", '{"handoff": {"decisions": ["b"]}}', '"owner": "tester", "subject": "CODE: cart", "status": "completed"') },
      { name: "no hand-off in the journal", kind, file, files: { [journalPath]: start }, text: task("7", '{"handoff": {"decisions": ["b"]}}') },
    ],
    bad: [
      { name: "other content", kind, file, files, text: task("7", '{"handoff": {"produced": {"x": 1, "y": [2]}, [|"decisions"|]: ["b"]}}'), reports: ["differs"] },
      { name: "the record in force counts, not the first", kind, file, files: { [journalPath]: `${start}${handoff("7", { decisions: "b" })}${handoff("7", { decisions: "a" })}` }, text: task("7", '{"handoff": {[|"decisions"|]: "b"}}'), reports: ["differs"] },
      { name: "a field of the file alone", kind, file, files, text: task("7", '{"handoff": {"produced": {"x": 1, "y": [2]}, "decisions": ["a"], [|"uncertainty"|]: ["c"]}}'), reports: ["onlyFile"] },
      { name: "a field of the journal alone", kind, file, files, text: task("7", '{"handoff": {"decisions": ["a"]}}').replace('"7"', '[|"7"|]'), reports: ["onlyJournal"] },
    ],
  },
  given,
);
