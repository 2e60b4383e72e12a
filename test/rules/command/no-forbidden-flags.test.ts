import rule from "../../../rules/command/no-forbidden-flags.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bash, notes, send } from "./notes.ts";

const contracts = [notes, send];

testRule(
  rule,
  {
    good: [

      bash("notes list", "notes add --title T # --store"),
      "Do not pass `notes list --store x`. Run `notes list` with no `--store`.\n",
      { name: "named only", text: "`tools/notes.py list --store x`\n" },

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: bash("notes list [|--store|] x", "notes [|--store|]=x list"), reports: ["forbidden", "forbidden"] },
      { text: "Run `notes list [|--store|] x`.\n", reports: ["forbidden"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
