import rule from "../../../rules/thread/one-version.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { record, thread } from "./threads.ts";

testRule(
  rule,
  {
    good: [
      { name: "the same", kind: "thread", text: thread([record("design", []), record("design", [])]) },
      { name: "a newer one", kind: "thread", text: thread([record("design", [], { version: 2 }), record("design", [], { version: 3 })]) },
      { name: "other phases", kind: "thread", text: thread([record("orchestration", []), record("plan", [])]) },
      { name: "an old form alone", kind: "thread", text: thread(["<!-- engagement-record-design-5 -->\n```yaml\nload_bearing_decisions: []\n```\n"]) },
    ],
    bad: [
      { name: "an older one", kind: "thread", text: thread([record("design", [], { version: 3 }), record("design", [], { head: "[|engagement-record-design-5|]", version: 2 })]), reports: ["falls"] },
      { name: "two older ones", kind: "thread", text: thread([record("design", [], { version: 3 }), record("design", [], { head: "[|engagement-record-design-5|]", version: 2 }), record("design", [], { head: "[|engagement-record-design-5|]", version: 1 })]), reports: ["falls", "falls"] },
      { name: "an old form beside the present one", kind: "thread", text: thread([record("design", []), "<!-- [|engagement-record-design-5|] -->\n```yaml\nload_bearing_decisions: []\n```\n"]), reports: ["legacy"] },
      { name: "before it", kind: "thread", text: thread(["<!-- [|engagement-record-design-5|] -->\n```yaml\nphase: design\n```\n", record("design", [])]), reports: ["legacy"] },
    ],
  },
  given,
);
