import rule from "../../../rules/handoff/carriers.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { handoff, journalPath, ledger, ledgerPath, start, task, taskPath } from "./session.ts";

const kind = "journal";
const file = journalPath;
const text = `${start}${handoff("7", { decisions: ["a"] })}`;
const marked = text.replace('"task_id":"7"', '"task_id":[|"7"|]');

testRule(
  rule,
  {
    good: [
      { name: "nothing is handed off", kind, file, files: { [taskPath("7")]: task("7", "{}") }, text: start },
      { name: "a ledger whose tasks are there", kind: "note", file: ledgerPath, files: { [journalPath]: text, [taskPath("8")]: task("8", "{}") }, text: ledger("7, 8", "2026-08-20") },
    ],
    bad: [
      { name: "the journal alone", kind, file, text: marked, reports: ["one"] },
      { name: "task files too", kind, file, files: { [taskPath("9")]: task("9", "{}") }, text: marked, reports: ["two"] },
      { name: "a task file that cannot be read", kind, file, files: { [taskPath("9")]: task("9", "{}").slice(0, -3) }, text: marked, reports: ["unreadable"] },
      { name: "an id that nothing holds", kind: "note", file: ledgerPath, files: { [journalPath]: text }, text: ledger("7, [|8|]", "2026-08-20"), reports: ["none"] },
    ],
  },
  given,
);
