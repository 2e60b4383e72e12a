import rule from "../../../rules/thread/starts-as.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { record, thread } from "./threads.ts";

testRule(
  rule,
  {
    good: [
      { name: "pending", kind: "thread", text: thread([record("design", ["cache-key"])]) },
      { name: "settled later", kind: "thread", text: thread([record("design", ["cache-key"]), record("design", [["cache-key", "complete"]])]) },
      { name: "another case", kind: "thread", text: thread([record("design", [["cache-key", "Pending"]])]) },
      { name: "no record to be read", kind: "thread", text: thread([record("design", [["Cache-Key", "complete"]])]) },
    ],
    bad: [
      { name: "settled from the start", kind: "thread", text: thread([record("design", [["cache-key", "[|complete|]"]])]), reports: ["first"] },
      { name: "a new name in a later comment", kind: "thread", text: thread([record("design", ["cache-key"]), record("design", ["cache-key", ["index-format", "[|incomplete|]"]])]), reports: ["first"] },
    ],
  },
  given,
);
