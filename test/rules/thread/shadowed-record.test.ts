import rule from "../../../rules/thread/shadowed-record.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { record, thread } from "./threads.ts";

testRule(
  rule,
  {
    good: [
      { name: "a foreign phase that hides nothing", kind: "thread", text: thread([record("design", ["cache-key"], { payloadPhase: "plan" })]) },
      { name: "a foreign phase that came before", kind: "thread", text: thread([record("design", ["cache-key"], { payloadPhase: "plan" }), record("plan", ["slice-order"])]) },
      { name: "another case", kind: "thread", text: thread([record("plan", ["slice-order"]), record("plan", ["slice-order"], { payloadPhase: "Plan" })]) },
      { name: "a head that readers cannot use", kind: "thread", text: thread([record("plan", ["slice-order"]), record("design", ["cache-key"], { payloadPhase: "plan", version: 1 })]) },
    ],
    bad: [
      { name: "a foreign phase that came later", kind: "thread", text: thread([record("plan", ["slice-order"]), record("design", ["cache-key"], { payloadPhase: "[|plan|]" })]), reports: ["hides"] },
      { name: "and the head's own record stands", kind: "thread", text: thread([record("design", ["cache-key"]), record("plan", ["slice-order"]), record("design", ["cache-key"], { payloadPhase: "[|plan|]" })]), reports: ["hides"] },
    ],
  },
  given,
);
