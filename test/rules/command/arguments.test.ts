import rule from "../../../rules/command/arguments.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bash, fence, notes, send } from "./notes.ts";

const contracts = [notes, send];

testRule(
  rule,
  {
    good: [

      bash("notes show 5", "notes show 5 part", "notes show $ID", "notes show <id>", "notes show \"$A b\"", "notes list a b c", "notes show …", "notes show $ARGS x y z", "notes show --odd", "notes show 5 > out.txt 2>&1 < in"),
      { name: "another finding says it", text: bash("notes lsit a b", "notes drop a b") },
      { name: "named only", text: "`notes show`, `tools/notes.py show -v`.\n" },
      { name: "a listing of files", text: fence("", "scripts/", "  scaffold_workplan.py   # Makes a plan", "  prune_scratchpad.py    # Prunes") },
      { name: "described", text: "`Send(the text of it)`\n" },

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: bash("[|notes|] show", "[|notes|] show -v"), reports: ["missing", "missing"] },
      { text: bash("notes show 5 part [|more|] and", "notes add --title T [|\"a b\"|]"), reports: ["extra", "extra"] },
      { text: "Run `[|notes|] show -v`.\n", reports: ["missing"] },
      { text: fence("", "Send(to=\"a\", [|\"[a] b\"|])"), reports: ["unnamed"] },
      { text: fence("", "Send(to=\"a\", text=\"[a] b\", [|5|])"), reports: ["extra"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
