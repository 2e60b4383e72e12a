import rule from "../../../rules/thread/orphaned-records.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { comment, record, thread } from "./threads.ts";

testRule(
  rule,
  {
    good: [
      { name: "all repeated", kind: "thread", text: thread([record("design", ["cache-key"]), record("design", ["index-format", "cache-key"])]) },
      { name: "another phase", kind: "thread", text: thread([record("design", ["cache-key"]), record("experience", [])]) },
      { name: "another issue in the same capture", kind: "thread", text: `${thread([record("design", ["cache-key"])])}\n${thread([record("design", [], { head: "engagement-record-design-6" })], "issues/6")}` },
      { name: "names that readers gather from everywhere", kind: "thread", text: thread([record("design", ["followup-0123456789abcdef"]), record("design", [])]) },
      { name: "an older one that comes later in the file", kind: "thread", text: thread([comment(record("design", ["cache-key", "index-format"]), { at: "2026-07-18T12:00:00Z" }), comment(record("design", ["cache-key"]), { at: "2026-07-18T11:00:00Z" })]) },
      { name: "a later one that puts it right", kind: "thread", text: thread([record("design", ["cache-key"]), record("design", []), record("design", ["cache-key"])]) },
      { name: "an older one that nobody can read", kind: "thread", text: thread([record("design", ["Cache-Key"]), record("design", [])]) },
      { name: "a later one that nobody can read", kind: "thread", text: thread([record("design", ["cache-key"]), record("design", ["Bad"])]) },
      { name: "a record that an unknown version keeps from being read", kind: "thread", text: thread([record("design", ["cache-key"]), record("design", []), record("plan", [], { version: 9 })]) },
      { name: "a shadow, which is told by another rule", kind: "thread", text: thread([record("plan", ["slice-order"]), record("design", ["cache-key"], { payloadPhase: "plan" })]) },
      { name: "silenced in its comment", kind: "thread", text: thread([record("design", ["cache-key"]), `${record("design", [])}\n<!-- markerlint-disable-file thread/orphaned-records -- withdrawn -->\n`]) },
      { name: "the description is no comment", kind: "thread", text: `{"number": 5, "url": "https://github.com/octo/index/issues/5", "body": ${JSON.stringify(record("design", ["cache-key"]))}, "comments": [{"body": ${JSON.stringify(record("design", []))}, "createdAt": "2026-07-18T10:00:00Z"}]}` },
    ],
    bad: [
      { name: "a strict subset", kind: "thread", text: thread([record("design", ["cache-key", "index-format"]), record("design", ["index-format"], { head: "[|engagement-record-design-5|]" })]), reports: ["lost"] },
      { name: "an empty list", kind: "thread", text: thread([record("design", ["cache-key"]), record("design", [], { head: "[|engagement-record-design-5|]" })]), reports: ["lost"] },
      { name: "other names", kind: "thread", text: thread([record("design", ["cache-key"]), record("design", ["index-format"], { head: "[|engagement-record-design-5|]" })]), reports: ["lost"] },
      { name: "three writers", kind: "thread", text: thread([record("design", ["a-1"]), record("design", ["b-1"]), record("design", ["c-1"], { head: "[|engagement-record-design-5|]" })]), reports: ["lost"] },
      { name: "many names", kind: "thread", text: thread([record("design", ["a-1", "b-1", "c-1", "d-1", "e-1"]), record("design", [], { head: "[|engagement-record-design-5|]" })]), reports: ["lost"] },
      { name: "two phases", kind: "thread", text: thread([record("plan", ["a-1"]), record("design", ["b-1"]), record("plan", [], { head: "[|engagement-record-plan-5|]" }), record("design", [], { head: "[|engagement-record-design-5|]" })]), reports: ["lost", "lost"] },
      { name: "the REST API", kind: "thread", text: `[{"id": 11, "issue_url": "https://api.github.com/repos/octo/index/issues/5", "user": {"login": "octocat"}, "created_at": "2026-07-18T10:00:00Z", "updated_at": "2026-07-18T10:00:00Z", "body": ${JSON.stringify(record("design", ["cache-key"]))}}, {"id": 12, "issue_url": "https://api.github.com/repos/octo/index/issues/5", "user": null, "created_at": "2026-07-18T11:00:00Z", "updated_at": "2026-07-18T11:00:00Z", "body": ${JSON.stringify(record("design", [], { head: "[|engagement-record-design-5|]" }))}}]`, reports: ["lost"] },
      { name: "GraphQL", kind: "thread", text: `{"data": {"repository": {"issue": {"number": 5, "comments": {"nodes": [{"databaseId": 11, "createdAt": "2026-07-18T10:00:00Z", "body": ${JSON.stringify(record("design", ["cache-key"]))}}, {"databaseId": 12, "createdAt": "2026-07-18T11:00:00Z", "body": ${JSON.stringify(record("design", [], { head: "[|engagement-record-design-5|]" }))}}]}}}}}`, reports: ["lost"] },
      { name: "without times, in the order of the file", kind: "thread", text: `${JSON.stringify({ body: record("design", ["cache-key"]) })}\n${JSON.stringify({ body: record("design", [], { head: "[|engagement-record-design-5|]" }) })}\n`, reports: ["lost"] },
      { name: "a fence in a text, behind which readers find nothing", kind: "thread", text: thread([record("design", ["cache-key"]), record("design", ["index-format", "cache-key"], { head: "[|engagement-record-design-5|]" }).replace("engineer_choice: b", "engineer_choice: |-\n      ```\n      x")]), reports: ["lost"] },
    ],
  },
  given,
);
