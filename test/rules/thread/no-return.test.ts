import rule from "../../../rules/thread/no-return.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { record, thread } from "./threads.ts";

testRule(
  rule,
  {
    good: [
      { name: "settled", kind: "thread", text: thread([record("design", ["cache-key"]), record("design", [["cache-key", "complete"]])]) },
      { name: "settled anew", kind: "thread", text: thread([record("design", [["cache-key", "incomplete"]]), record("design", [["cache-key", "complete"]])]) },
      { name: "put right again", kind: "thread", text: thread([record("design", [["cache-key", "complete"]]), record("design", ["cache-key"]), record("design", [["cache-key", "complete"]])]) },
      { name: "another phase", kind: "thread", text: thread([record("plan", [["cache-key", "complete"]]), record("design", ["cache-key"])]) },
      { name: "a return that nobody reads", kind: "thread", text: thread([record("design", [["cache-key", "complete"]]), record("design", ["cache-key", "Bad"])]) },
    ],
    bad: [
      { name: "back again", kind: "thread", text: thread([record("design", ["cache-key"]), record("design", [["cache-key", "complete"]]), record("design", [["cache-key", "[|pending|]"]])]), reports: ["back"] },
      { name: "one of two", kind: "thread", text: thread([record("design", [["a-1", "complete"], ["b-1", "complete"]]), record("design", [["a-1", "[|pending|]"], ["b-1", "complete"]])]), reports: ["back"] },
    ],
  },
  given,
);
