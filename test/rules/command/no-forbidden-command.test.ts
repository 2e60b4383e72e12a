import rule from "../../../rules/command/no-forbidden-command.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bash, notes, send } from "./notes.ts";

const contracts = [notes, send];

testRule(
  rule,
  {
    good: [

      bash("notes list", "# notes drop", "notes drop ..."),
      "Never run `notes drop 5`. The `notes drop` subcommand.\n",

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: bash("[|notes|] drop 5", "python3 [|tools/notes.py|] drop"), reports: ["forbidden", "forbidden"] },
      { text: "Run `[|notes|] drop 5`.\n", reports: ["forbidden"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
