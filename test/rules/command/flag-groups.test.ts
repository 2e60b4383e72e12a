import rule from "../../../rules/command/flag-groups.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bash, fence, notes, send } from "./notes.ts";

const contracts = [notes, send];

testRule(
  rule,
  {
    good: [

      bash("notes add --title T --text x", "notes add --title T --kind task --stdin", "notes add --title T --kind idea", "notes add --title T --kind {kind}", "notes from --since a --until b", "notes from", "notes from --since a …"),
      { name: "named only", text: "`tools/notes.py from --since`, `notes from --since`.\n" },
      { name: "an unknown flag", text: bash("notes add --kind task --txt x") },

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: bash("notes add --title T --text x [|--stdin|]", "notes add --stdin --title T [|--text|] x"), reports: ["both", "both"] },
      { text: bash("notes add --title T --kind [|task|]"), reports: ["none"] },
      { text: bash("notes from [|--since|] a"), reports: ["alone"] },
      { text: fence("powershell", "[|Read-EngagementRecords|] -Phase plan"), reports: ["none"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
