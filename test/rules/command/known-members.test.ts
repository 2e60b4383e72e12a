import rule from "../../../rules/command/known-members.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { fence, notes, send } from "./notes.ts";

const contracts = [notes, send];

testRule(
  rule,
  {
    good: [

      "`Send(to=a).id`, `Send(to=a).body()`, `Send(to=a)[\"id\"]`, `Send(to=a).bodyless`.\n",
      "`Send(to=a).body` does not exist.\n",

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: "Read `Send(to=a)[|.body|].text` and `Send(to=a)[|[\"body\"]|]`.\n", reports: ["lacks", "lacks"] },
      { text: fence("", "x = Send(to=\"a\")[|.body|]"), reports: ["lacks"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
