import rule from "../../../rules/command/whole-output.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bash, notes, send } from "./notes.ts";

const contracts = [notes, send];

testRule(
  rule,
  {
    good: [

      bash("notes list | jq .", "X=$(notes list)", "notes list || exit 1", "notes list > x 2> err.txt", "notes show 5 | head", "notes list && echo x", "for x in a b; do notes list; done"),
      { name: "denied", text: "Do not run `notes list a | head`.\n" },

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: bash("notes list | [|head|] -5", "notes list | while [|read|] -r x; do :; done", "X=$(notes list | [|/usr/bin/head|])"), reports: ["piped", "piped", "piped"] },
      { text: bash("[|for|] x in $(notes list); do :; done"), reports: ["piped"] },
      { text: bash("notes list [|2>/dev/null|] | jq .", "notes list [|&>/dev/null|]", "notes list || [|true|]", "notes list || [|echo none|]"), reports: ["hidden", "hidden", "hidden", "hidden"] },
      { text: "Run `notes list a | [|head|] -5`.\n", reports: ["piped"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
