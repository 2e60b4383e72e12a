import rule from "../../../rules/command/result-promises.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { fence, notes, send } from "./notes.ts";

const contracts = [notes, send];

testRule(
  rule,
  {
    good: [

      "PACT: `TaskGet` shows no metadata. `TaskGet` is blind for a hand-off. Use `TaskGet` for the status; metadata is in the file.\n",
      "PACT: `TaskGet(id).metadata` is a matter of its own. MyTaskGet and TaskGetter give metadata.\n",
      { name: "in a fence", text: `PACT\n\n${fence("", "TaskGet gives the metadata")}` },
      { name: "another line of a text in quotes", text: "PACT: description: \"Ends in a HANDOFF\\nRead decisions with `TaskGet`\\n\\nThen write a HANDOFF\"\n" },
      { name: "another project", text: "`TaskGet` gives the metadata.\n" },
      { name: "a call in a span", text: "PACT: `TaskGet(id)` is metadata-blind; `notes` are not.\n" },

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: "PACT: use `[|TaskGet|](id)` to read the metadata.\n\nThe hand-off comes via [|TaskGet|].\n", reports: ["promised", "promised"] },
      { text: "PACT: `[|TaskGet|]` and again `TaskGet` give metadata.\n", reports: ["promised"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
