import rule from "../../../rules/command/values.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bash, fence, notes, send, wait } from "./notes.ts";

const contracts = [notes, send, wait];

testRule(
  rule,
  {
    good: [

      bash("notes add --title T --kind idea", "notes add --title T --kind $KIND", "notes add --title T --kind {kind}", "notes add --title T --kind <kind>", "notes add --title T --kind …", "notes -r /x list", "notes --root \"$HOME/x\" list", "notes add --title T --color", "notes add --title T --color --stdin", "notes show 5", "notes show '5'"),
      { name: "texts that agree", text: fence("", "Send(to=\"ann\", text=\"[ann] hello\")", "Send(to=x, text=\"[ann] hello\")", "Send(to=\"ann\", text=y)", "Send(to=\"ann\", text=f\"{who} hello\")", "Send(to=\"<ann>\", text='[ann] hello')") },
      { name: "values in braces", text: fence("", "wait{who=lead}, wait{who: \"user\"}, wait{who={who}}, wait{who: lead|user}, wait{who=<name>}, wait{who=…}, wait{who: a (b, c}") },
      { name: "named only", text: "`tools/notes.py add --title`, `notes add --title`.\n" },

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: bash("notes add [|--title|]", "notes add [|--title|] --stdin"), reports: ["absent", "absent"] },
      { text: bash("notes add --title T --kind [|plan|]", "notes add --title T --kind=[|ideas|]", "notes add --title T --color [|'green'|]"), reports: ["allowed", "allowed", "allowed"] },
      { text: bash("notes -r [|x/y|] list", "notes show [|five|]", "notes -r [|\"x/$Y\"|] list"), reports: ["shape", "shape", "shape"] },
      { text: "Run `notes show [|five|]`.\n", reports: ["shape"] },
      { text: fence("", "Send(to=\"ann\", text=\"[[|bob|]] hello\")", "Send(to=\"ann\", text=[|\"hello\"|])"), reports: ["disagrees", "shape"] },
      { name: "a value that is refused and repeated", text: "PACT\n\n" + fence("", "SendMessage(to=[|\"*\"|], message=\"[lead→all] Stop.\", summary=\"Stop\")"), reports: ["shape"] },
      { name: "values in braces", text: fence("", "wait{reason=x, who=[|team-lead|], since=<now>}", "wait{\"who\": [|\"nobody\"|]}, wait{who: [|lead|x|]}") + "\nSet `wait{who=[|boss|]}`.\n", reports: ["allowed", "allowed", "allowed", "allowed"] },
      { name: "over several lines", text: fence("", "Send(to=\"ann\",", "  text=\"[[|bob|]] hello", "and more\")"), reports: ["disagrees"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
