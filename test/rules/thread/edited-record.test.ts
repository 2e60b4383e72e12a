import rule from "../../../rules/thread/edited-record.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { comment, record, thread } from "./threads.ts";

testRule(
  rule,
  {
    good: [
      { name: "untouched", kind: "thread", text: thread(["<!-- open-for-work-affirmed-5 -->\n\n> one\n"]) },
      { name: "a new one stands", kind: "thread", text: thread([comment("<!-- open-for-work-affirmed-5 -->\n\n> one\n", { edited: true }), "<!-- open-for-work-affirmed-5 -->\n\n> one\n"]) },
      { name: "a family that may be edited", kind: "thread", text: thread([comment(record("design", []), { edited: true })]) },
      { name: "nothing is known of edits", kind: "thread", text: JSON.stringify([{ body: "<!-- open-for-work-affirmed-5 -->\n\n> one\n" }]) },
      { name: "the REST API gives the same time twice", kind: "thread", text: JSON.stringify([{ body: "<!-- open-for-work-affirmed-5 -->\n\n> one\n", created_at: "2026-07-18T10:00:00Z", updated_at: "2026-07-18T10:00:00Z" }]) },
      { name: "GraphQL says that there was no edit", kind: "thread", text: JSON.stringify([{ body: "<!-- open-for-work-affirmed-5 -->\n\n> one\n", createdAt: "2026-07-18T10:00:00Z", updatedAt: "2026-07-19T10:00:00Z", lastEditedAt: null }]) },
    ],
    bad: [
      { name: "gh issue view", kind: "thread", text: thread([comment("<!-- [|open-for-work-affirmed-5|] -->\n\n> one\n", { edited: true })]), reports: ["void"] },
      { name: "two of them", kind: "thread", text: thread([comment("<!-- open-for-work-affirmed-5 -->\n\n> one\n", { edited: true }), comment("<!-- [|open-for-work-affirmed-5|] -->\n\n> one\n", { edited: true })]), reports: ["void"] },
      { name: "the REST API", kind: "thread", text: JSON.stringify([{ body: "<!-- [|open-for-work-affirmed-5|] -->\n\n> one\n", created_at: "2026-07-18T10:00:00Z", updated_at: "2026-07-18T10:00:01Z" }]), reports: ["void"] },
      { name: "GraphQL", kind: "thread", text: JSON.stringify([{ body: "<!-- [|open-for-work-affirmed-5|] -->\n\n> one\n", createdAt: "2026-07-18T10:00:00Z", lastEditedAt: "2026-07-18T10:00:01Z" }]), reports: ["void"] },
    ],
  },
  given,
);
