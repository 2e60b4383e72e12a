import rule from "../../../rules/command/separate-arguments.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bash, notes, send } from "./notes.ts";

const contracts = [notes, send];

testRule(
  rule,
  {
    good: [

      bash("notes add --title \"$T\" --text 'a $b'", "notes add --title T --text \"$TEXT\"", "notes add --title T --text {text}", "notes add --title T --text \"under {root}\""),
      { name: "denied", text: "Never `notes add --title T --text \"a $B\"`.\n" },

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: bash("notes add --title T --text \"a [|$B|] $C\"", "notes add --title T --text \"a [|$(date)|]\"", "notes add --title T --text='a [|{x}|]'", "notes add --title T --text \"a [|<x>|]\""), reports: ["inserted", "inserted", "inserted", "inserted"] },
      { text: "Run `notes add --title T --text \"a [|${B}|]\"`.\n", reports: ["inserted"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
