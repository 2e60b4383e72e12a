import rule from "../../../rules/handoff/task-file.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { handoff, journalPath as file, start, task, taskPath } from "./session.ts";

const kind = "journal";
const mark = (text: string, id = "7"): string => text.replace(`"task_id":"${id}"`, `"task_id":[|"${id}"|]`);
const text = `${start}${handoff("7", { decisions: ["a"] })}`;
const marked = mark(text);

testRule(
  rule,
  {
    good: [
      { name: "the file of the same task", kind, file, files: { [taskPath("7")]: task("7", '{"handoff": {"decisions": ["b"]}}') }, text },
      { name: "no hand-off", kind, file, text: start },
      { name: "a task without a hand-off", kind, file, files: { [taskPath("8")]: task("8", "{}") }, text: start },
    ],
    bad: [
      { name: "no file", kind, file, text: marked, reports: ["absent"] },
      { name: "the file of another task", kind, file, files: { [taskPath("8")]: task("8", "{}") }, text: marked, reports: ["absent"] },
      { name: "the file of a task of another team", kind, file, files: { ".claude/tasks/session-ffffffff/7.json": task("7", "{}") }, text: marked, reports: ["absent"] },
      { name: "another subject", kind, file, files: { [taskPath("7")]: task("7", "{}", '"owner": "coder", "subject": "CODE: basket", "status": "completed"') }, text: marked, reports: ["mismatch"] },
      { name: "no owner", kind, file, files: { [taskPath("7")]: task("7", "{}", '"subject": "CODE: cart", "status": "completed"') }, text: marked, reports: ["mismatch"] },
      { name: "an id used again", kind, file, files: { [taskPath("7")]: task("7", "{}") }, text: `${start}${mark(handoff("7", { decisions: "a" }, undefined, "CODE: basket"))}${handoff("7", { decisions: "a" })}`, reports: ["other"] },
      { name: "a file that is cut off", kind, file, files: { [taskPath("7")]: task("7", "{}").slice(0, -3) }, text: marked, reports: ["unreadable"] },
    ],
  },
  given,
);
