import rule from "../../../rules/thread/unread-copy.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { comment, credit, thread } from "./threads.ts";

testRule(
  rule,
  {
    good: [
      { name: "one", kind: "thread", text: thread([credit("design", "one")]) },
      { name: "the same twice", kind: "thread", text: thread([credit("design", "one"), credit("design", "one")]) },
      { name: "another port", kind: "thread", text: thread([credit("design", "one"), credit("plan", "two")]) },
      { name: "a claim", kind: "thread", text: thread(["<!-- goal-run-inflight-5 -->\n\n- **status**: resolved\n", "<!-- goal-run-inflight-5 -->\n\n- **status**: unresolved\n"]) },
      { name: "a first one that is void", kind: "thread", text: thread([comment("<!-- open-for-work-affirmed-5 -->\n\n> one\n", { edited: true }), "<!-- open-for-work-affirmed-5 -->\n\n> two\n"]) },
      { name: "the latest counts elsewhere", kind: "thread", text: thread(["<!-- plan-issue-5 -->\n\none\n", "<!-- plan-issue-5 -->\n\ntwo\n"]) },
    ],
    bad: [
      { name: "a correction", kind: "thread", text: thread([credit("design", "one"), credit("design", "two", "[|credit-input-design-5|]")]), reports: ["unread"] },
      { name: "two corrections", kind: "thread", text: thread([credit("design", "one"), credit("design", "two", "[|credit-input-design-5|]"), credit("design", "three", "[|credit-input-design-5|]")]), reports: ["unread", "unread"] },
      { name: "a second affirmation", kind: "thread", text: thread(["<!-- open-for-work-affirmed-5 -->\n\n> one\n", "<!-- [|open-for-work-affirmed-5|] -->\n\n> two\n"]), reports: ["void"] },
    ],
  },
  given,
);
