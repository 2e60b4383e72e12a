import rule from "../../../rules/handoff/reopened.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { handoff, journalPath, ledger, ledgerPath as file, snapshot, start, task, taskPath } from "./session.ts";

const kind = "note";
const later = "2026-08-20T09:00:00Z";
const at = "2026-08-20T08:00:00Z";
const files = { [journalPath]: `${start}${handoff("7", { decisions: "a" })}${handoff("8", { decisions: "a" }, later)}` };

testRule(
  rule,
  {
    good: [
      { name: "all is older", kind, file, files, text: ledger("7, 9", at) },
      { name: "the same second", kind, file, files, text: ledger("7, 8", later) },
      { name: "a day lasts to its end", kind, file, files, text: ledger("8", "2026-08-20") },
      { name: "a time without a zone may be that of any", kind, file, files, text: ledger("8", "2026-08-20 01:00") },
      { name: "no time", kind, file, files, text: ledger("8", "yesterday") },
      { name: "another team", kind, file, files, text: ledger("8", at).replace("5f0c1a2e (", "ffffffff (") },
      { name: "another session of the team's name", kind, file, files, text: ledger("8", at).replace("session 5f0c1a2e)", "session ffffffff)") },
      { name: "the file holds what the journal does", kind, file, files: { ...files, [taskPath("7")]: task("7", '{"handoff": {"decisions": "a"}}') }, text: ledger("7", at) },
      { name: "what was written before", kind, file, files: { ...files, [taskPath("7")]: task("7", '{"check": {"written_at_utc": "2026-08-20T07:00:00Z"}}') }, text: ledger("7", at) },
    ],
    bad: [
      { name: "a newer hand-off", kind, file, files, text: ledger("7, [|8|]", at), reports: ["journal"] },
      { name: "a newer snapshot", kind, file, files: { [journalPath]: `${start}${snapshot("7", { check: 1 }, later)}` }, text: ledger("[|7|]", at), reports: ["journal"] },
      { name: "after that day", kind, file, files, text: ledger("[|8|]", "2026-08-18"), reports: ["journal"] },
      { name: "another task of that id", kind, file, files: { [journalPath]: `${start}${handoff("7", { a: "a" })}${handoff("7", { a: "a" }, later, "CODE: basket")}` }, text: ledger("[|7|]", at), reports: ["journal"] },
      { name: "a key that says so itself", kind, file, files: { ...files, [taskPath("7")]: task("7", `{"check": {"written_at_utc": "${later}"}}`) }, text: ledger("[|7|]", at), reports: ["file"] },
      { name: "a key that no record has", kind, file, files: { ...files, [taskPath("7")]: task("7", '{"check": {"seen": "2026-08-25T00:00:00Z"}}') }, text: ledger("[|7|]", at), reports: ["undated"] },
      { name: "a revision that no record has", kind, file, files: { ...files, [taskPath("7")]: task("7", '{"handoff": {"decisions": "b"}}') }, text: ledger("[|7|]", at), reports: ["undated"] },
    ],
  },
  given,
);
