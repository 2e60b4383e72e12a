import rule from "../../../rules/command/known-subcommands.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bash, notes, send } from "./notes.ts";

const contracts = [notes, send];

testRule(
  rule,
  {
    good: [

      bash("notes add --title T", "notes new --title T", "notes -v -r /x list", "notes $VERB", "notes {verb}", "notes …", "notes", "notes --help", "notes \"a b\""),
      { name: "a sentence may show anything", text: "Run `notes export`, `notes add|list`, `notes <verb>`.\n" },
      { name: "a denial", text: "There is no `notes lsit`.\n" },

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: bash("notes [|export|] x", "notes -r /x [|export|]"), reports: ["unknown", "unknown"] },
      { text: bash("notes [|lsit|] x"), reports: ["meant"], fixed: bash("notes list x") },
      { text: "Run `notes [|shwo|] 5`.\n", reports: ["meant"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
