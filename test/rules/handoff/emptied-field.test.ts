import rule from "../../../rules/handoff/emptied-field.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { handoff, journalPath, start, task, taskPath } from "./session.ts";

const file = taskPath("7");
const kind = "task";
const files = { [journalPath]: `${start}${handoff("7", { decisions: ["a"], produced: [] })}` };

testRule(
  rule,
  {
    good: [
      { name: "content in the file", kind, file, files, text: task("7", '{"handoff": {"decisions": ["b"]}}') },
      { name: "no such field", kind, file, files, text: task("7", '{"handoff": {"produced": ["b"]}}') },
      { name: "empty in both", kind, file, files, text: task("7", '{"handoff": {"produced": []}}') },
      { name: "`false` is content", kind, file, files, text: task("7", '{"handoff": {"decisions": false}}') },
      { name: "a zero in the journal counts as none", kind, file, files: { [journalPath]: `${start}${handoff("7", { decisions: 0 })}` }, text: task("7", '{"handoff": {"decisions": ""}}') },
      { name: "another identity", kind, file, files, text: task("7", '{"handoff": {"decisions": []}}', '"owner": "tester", "subject": "CODE: cart", "status": "completed"') },
      { name: "another team", kind, file: ".claude/tasks/session-ffffffff/7.json", files, text: task("7", '{"handoff": {"decisions": []}}') },
      { name: "the content was superseded", kind, file, files: { [journalPath]: `${start}${handoff("7", { decisions: ["a"] })}${handoff("7", { decisions: [] })}` }, text: task("7", '{"handoff": {"decisions": []}}') },
      { name: "no journal", kind, file, text: task("7", '{"handoff": {"decisions": []}}') },
      { name: "no task", kind, file, files, text: '{"handoff": {"decisions": []}}' },
    ],
    bad: [
      ...["[]", '""', "null", "{}"].map((empty) => ({ name: `${empty} in the file`, kind, file, files, text: task("7", `{"handoff": {[|"decisions"|]: ${empty}}}`), reports: ["emptied"] }) as const),
      { name: "a blank subject becomes the words of the writers", kind, file, files: { [journalPath]: `${start}${handoff("7", { decisions: "a" }, undefined, "(no subject)")}` }, text: task("7", '{"handoff": {[|"decisions"|]: ""}}', '"owner": "coder", "subject": "  ", "status": "completed"'), reports: ["emptied"] },
      { name: "one journal and one group, and nothing that tells more", kind, file, files: { [journalPath]: handoff("7", { decisions: "a" }) }, text: task("7", '{"handoff": {[|"decisions"|]: ""}}'), reports: ["emptied"] },
    ],
  },
  given,
);
