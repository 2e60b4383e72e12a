import rule from "../../../rules/command/required-flags.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bash, fence, notes, send, wait } from "./notes.ts";

const contracts = [notes, send, wait];

testRule(
  rule,
  {
    good: [

      bash("notes add --title T", "notes add --title=T", "notes add --titl T", "notes add $FLAGS", "notes add \"$@\"", "notes add ...", "notes add <options>", "notes add {args}"),
      { name: "another finding says it", text: bash("notes add --odd", "notes add --store x", "notes lsit") },
      { name: "named only", text: "`notes add`, `tools/notes.py add --kind idea`, `python3 tools/notes.py add --kind`, `notes add [--kind K]`.\n" },
      { name: "denied", text: "`notes add --kind idea` does not work.\n" },
      { name: "one argument of a call", text: "Use `Send(to=\"a\")` and `Send()`, `Send(the text)`, `Send(**values)`.\n" },
      { name: "values in braces", text: fence("", "SET wait{reason=review, since=<now>}. wait{reason: \"a, b\", 'since': 'x'}, wait{...}, await{reason=review}, wait {reason=review}, wait{reason=review") },
      { name: "a mention with one value of several, in a sentence", text: "Idle on `wait{reason=review}` and `wait{}`.\n" },
      { name: "a call that is not closed", text: fence("", "Send(to=\"a", "Send(to=[1)", "Send(to=\"a\", text=\"[a] b\"") },

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: bash("[|notes|] add --kind idea", "X=1 python3 [|\"$D/tools/notes.py\"|] new --kind idea"), reports: ["missing", "missing"] },
      { text: bash("[|notes|] add"), reports: ["missing"] },
      { text: "Run `[|notes|] add --kind idea` and `python3 [|tools/notes.py|] add --kind idea`.\n", reports: ["missing", "missing"] },
      { text: fence("", "[|Send|](to=\"a\")", "[|mail.send|]()"), reports: ["missing", "missing"] },
      { name: "a value without its name stands for one of two", text: fence("", "[|Send|](\"[a] b\")"), reports: ["missing"] },
      { name: "values in braces", text: fence("", "\"SET [|wait|]{reason=review}. Idle. \" [|wait|]{}", "[|wait|]{reason: a,", "  who: lead}"), reports: ["missing", "missing", "missing"] },
      { name: "values in braces in a sentence that shows more than one", text: "Set `[|wait|]{reason=review, who=lead}`.\n", reports: ["missing"] },
      { name: "two are missing", text: fence("powershell", "pwsh x/[|persist-marker.ps1|] -BurstManifest m.json"), reports: ["missing"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
