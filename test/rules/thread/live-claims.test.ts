import rule from "../../../rules/thread/live-claims.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { comment, thread } from "./threads.ts";

function claim(status: string, head = "goal-run-inflight-5"): string {
  return `<!-- ${head} -->\n\n- **schema_version**: 1\n- **issue**: 5\n- **status**: ${status}\n- **contract_hash**: ${"0".repeat(64)}\n- **launched_at**: 2026-07-18T10:00:00Z\n`;
}

testRule(
  rule,
  {
    good: [
      { name: "one", kind: "thread", text: thread([claim("unresolved")]) },
      { name: "one after the other", kind: "thread", text: thread([claim("resolved"), claim("adopted")]) },
      { name: "the second one yielded", kind: "thread", text: thread([claim("adopted"), claim("resolved")]) },
      { name: "a state that nobody knows", kind: "thread", text: thread([claim("unresolved"), claim("withdrawn")]) },
      { name: "no state", kind: "thread", text: thread([claim("unresolved"), "<!-- goal-run-inflight-5 -->\n"]) },
    ],
    bad: [
      { name: "two", kind: "thread", text: thread([claim("unresolved"), claim("adopted", "[|goal-run-inflight-5|]")]), reports: ["second"] },
      { name: "three, of which the first is over", kind: "thread", text: thread([claim("resolved"), claim("unresolved"), claim("unresolved", "[|goal-run-inflight-5|]")]), reports: ["second"] },
      { name: "by the times", kind: "thread", text: thread([comment(claim("unresolved", "[|goal-run-inflight-5|]"), { at: "2026-07-18T12:00:00Z" }), comment(claim("unresolved"), { at: "2026-07-18T11:00:00Z" })]), reports: ["second"] },
    ],
  },
  given,
);
