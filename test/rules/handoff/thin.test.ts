import rule from "../../../rules/handoff/thin.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { journalPath, handoff, task, taskPath } from "./session.ts";

const file = taskPath("7");
const kind = "task";
const long = '"integration": "The cart calls the shop for prices and the shop calls the cart for nothing, so that both can be tested alone and in any order."';

testRule(
  rule,
  {
    good: [
      { name: "a reason", kind, file, text: task("7", `{"handoff": {"decisions": ["Chose one cart because sessions are short"], ${long}}}`) },
      { name: "a reason behind a dash", kind, file, text: task("7", `{"handoff": {"decisions": "Used a map — lists are slow", ${long}}}`) },
      { name: "no choice", kind, file, text: task("7", `{"handoff": {"decisions": ["The reused cart"], ${long}}}`) },
      { name: "detail", kind, file, text: task("7", `{"handoff": {"uncertainty": ["[HIGH] Prices may hold tax or not, nobody could say which"], ${long}}}`) },
      { name: "a low doubt", kind, file, text: task("7", `{"handoff": {"uncertainty": ["[LOW] prices"], ${long}}}`) },
      { name: "an empty hand-off is told elsewhere", kind, file, text: task("7", '{"handoff": {}}') },
      { name: "none", kind, file, text: task("7", "{}") },
      { name: "another record", kind: "journal", file: journalPath, text: '{"v":1,"type":"session_end"}\n' },
    ],
    bad: [
      { name: "few words", kind, file, text: task("7", '{"handoff": [|{|]"decisions": ["one cart"]}}'), reports: ["few"] },
      { name: "few words in a journal", kind: "journal", file: journalPath, text: handoff("7", { decisions: "one cart" }).replace('"handoff":{', '"handoff":[|{|]'), reports: ["few"] },
      { name: "no decision", kind, file, text: task("7", `{"handoff": {"produced": ["a"], [|"decisions"|]: [], ${long}}}`), reports: ["follows"] },
      { name: "no key of decisions", kind, file, text: task("7", `{"handoff": [|{|]"produced": ["a"], ${long}}}`), reports: ["follows"] },
      { name: "a choice without a reason", kind, file, text: task("7", `{"handoff": {"decisions": [[|"Chose one cart a visitor"|]], ${long}}}`), reports: ["reason"] },
      { name: "a choice in a mapping", kind, file, text: task("7", `{"handoff": {"decisions": [{"decision": [|"went with maps"|]}], ${long}}}`), reports: ["reason"] },
      { name: "a mark alone", kind, file, text: task("7", `{"handoff": {"uncertainty": [[|"[HIGH] prices"|]], ${long}}}`), reports: ["detail"] },
    ],
  },
  given,
);
