import rule from "../../../rules/command/known-flags.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { bash, fence, notes, send } from "./notes.ts";

const contracts = [notes, send];

testRule(
  rule,
  {
    good: [

      bash("notes add --title T --kind idea", "notes -r /x -v add --title=T", "python3 tools/notes.py -v add --title T", "notes add --help -h"),
      bash("notes add --titl T # a beginning that only one flag has", "notes add -vr /x --title T", "notes add -r/x --title T"),
      bash("notes from --anything x -q", "other add --odd", "echo notes add --odd", "notes2 add --odd", "/usr/bin/notes add --title T"),
      bash("notes add --title T -- --odd", "notes add --title -5 --{flag} x", "notes add $FLAGS \"--$X\"", "# notes add --odd"),
      bash("notes <<'EOF'", "notes add --odd", "EOF"),
      { name: "other languages", text: fence("yaml", "run: notes add --odd") + fence("python", "run('notes add --odd')") },
      { name: "a warning", text: bash("notes add --odd # wrong") + bash("# ❌", "notes add --odd") + `Never do this:\n\n${bash("notes add --odd x")}` },
      { name: "words of the contract", text: `In the past one wrote\n\n${bash("notes add --odd")}` },
      { name: "sentences that deny", text: "Do not run `notes add --odd x`. The flag of `notes add --odd x` is no longer there. `notes add --odd x` fails. ~~`notes add --odd x`~~\n\nRemoved: `notes add --odd x`\n\n- Instead of `notes add --odd x` use `notes add --title T`.\n" },
      { name: "a list of what not to do", text: "Never run:\n\n- `notes add --odd x`\n- `notes add --odd y`\n" },
      { name: "the item of a list that a fence belongs to, and what introduces the list", text: "- Never do this:\n  ```bash\n  notes add --odd\n  ```\n\nNever run:\n1. First\n   ```bash\n   notes add --odd\n   ```\n" },
      { name: "a heading", text: "## Anti-patterns\n\nRun `notes add --odd x`.\n" },
      { name: "named only", text: "The `tools/notes.py add --odd` call, and `notes.py --odd`, and `add --odd`.\n" },
      { name: "a sentence about something else", text: "Add a word with `add --odd x`. Then use the notes.\n" },
      { name: "a transcript without its output", text: fence("console", "$ notes add --title T", "notes add --odd") },
      { name: "text with signs of a shell in it", text: fence("", "| notes add | --odd |", "first | notes add --odd") },
      { name: "the output of a transcript in a fence of a shell", text: bash("$ notes add --title T", "notes add --odd") },
      { name: "a part of the forms", text: "Run `notes add [--title T] [--kind idea|task] [--stdin]`.\n" },
      { name: "another way to write names", text: "`Send({ subject: 1 })`, `resend(subject=1)`, `def Send(subject=1)`, `Send(to=a, ...)`.\n" },
      { name: "a quoted flag", text: bash("notes list '--odd'") },
      { name: "PowerShell in any case, its beginnings and its common parameters", text: fence("powershell", "read-engagementrecords -issue 5 -PHASE plan -Verbose", "$r = Read-EngagementRecords -IssueNumber 5 | Where-Object -Odd", "# Read-EngagementRecords -Odd", "function Read-EngagementRecords -Odd", "Read-EngagementRecordsFast -Odd") },

    ].map((each) => ({ contracts, ...(typeof each === "string" ? { text: each } : each) })),
    bad: [

      { text: bash("notes add --title T [|--odd|] x"), reports: ["unknown"] },
      { text: bash("notes add --title T [|--odd|]=x && notes list -v [|--tiitle|]"), reports: ["unknown", "unknown"] },
      { name: "a slip", text: bash("notes add [|--tilte|] T"), reports: ["meant"], fixed: bash("notes add --title T") },
      { name: "joined to its value", text: bash("notes add [|--Title|]=T"), reports: ["meant"], fixed: bash("notes add --title=T") },
      { text: bash("notes list [|--stdin|]"), reports: ["other"] },
      { text: bash("sudo env A=b python3 -u \"${ROOT}/tools/notes.py\" show 5 [|--odd|]"), reports: ["unknown"] },
      { text: bash("N=\"$ROOT/tools/notes.py\"", "python3 \"$N\" show 5 [|--odd|]", "python3 ${N} show 5 [|--odd|]"), reports: ["unknown", "unknown"] },
      { text: bash("X=$(notes show 5 [|--odd|] | tr a b)", "if notes show 5 \\", "  [|--odd|]; then :; fi"), reports: ["unknown", "unknown"] },
      { text: bash("notes show 5 [|-q|]", "notes show 5 -v[|q|]"), reports: ["unknown", "unknown"] },
      { name: "in a list and a quote", text: "1. Run\n\n   ```sh\n   notes show 5 \\\n     [|--odd|]\n   ```\n\n> ```bash\n> notes show 5 [|--odd|]\n> ```\n", reports: ["unknown", "unknown"] },
      { name: "behind an item of a list that forbids something else", text: "1. Do not go on.\n2. Then run:\n   ```bash\n   notes show 5 [|--odd|]\n   ```\n", reports: ["unknown"] },
      { name: "a transcript", text: fence("console", "$ notes show 5 [|--odd|]", "a --odd b"), reports: ["unknown"] },
      { name: "a transcript in a fence of a shell", text: bash("$ notes show 5 [|--odd|]", "a --odd b"), reports: ["unknown"] },
      { name: "prompts with a name and of Windows", text: fence("console", "ann@host:~/x$ notes show 5 [|--odd|]") + fence("", "(venv) $ notes show 5 [|--odd|]", "PS C:\\x> notes show 5 [|--odd|]", "C:\\x> notes show 5 [|--odd|]"), reports: ["unknown", "unknown", "unknown", "unknown"] },
      { name: "behind a variable, a directory and a user", text: "Run `A=\"b c\" notes show 5 [|--odd|]`, `cd x && notes show 5 [|--odd|]` or `cat y | notes show 5 [|--odd|]`.\n" + bash("A=\"b c\" notes show 5 [|--odd|]", "sudo -u ann notes show 5 [|--odd|]"), reports: Array.from({ length: 5 }, () => "unknown") },
      { name: "a script of Windows", text: fence("bat", "python tools\\notes.py show 5 ^", "  [|--odd|]"), reports: ["unknown"] },
      { name: "a fence without a language, and an indented one", text: fence("", "notes show 5 [|--odd|]", "Text --odd.") + "\nText:\n\n    notes show 5 [|--odd|]\n", reports: ["unknown", "unknown"] },
      { name: "a code span", text: "Run `notes show 5 [|--odd|]`, then `` python3 tools/notes.py show 5 [|--odd|] ``.\n", reports: ["unknown", "unknown"] },
      { name: "a slip in a span that only names it", text: "The `tools/notes.py add [|--tilte|]` call.\n", reports: ["meant"] },
      { name: "a subcommand alone", text: "Look it up in the notes: `show [|--odd|] 5`\n", reports: ["unknown"] },
      { name: "a command without flags", text: bash("python3 skills/pact-memory/scripts/cli.py list --limit 5 [|--qqq|]"), reports: ["unknown"] },
      { name: "a subcommand with a forbidden flag alone", text: bash("python3 skills/pact-memory/scripts/cli.py setup [|--qqq|]"), reports: ["none"] },
      { name: "a call", text: fence("", "Send(to=\"a\", [|subjekt|]=\"b\",", "  text=(\"[a] b \"", "  \"c\"))") + "Then `mail.send(to=\"a\", text=\"[a] b\", [|txet|]=1)`.\n", reports: ["unknown", "meant"] },
      { name: "a slip in a call", text: fence("python", "Send(to=\"a\", [|txet|]=\"[a] b\")"), reports: ["meant"], fixed: fence("python", "Send(to=\"a\", text=\"[a] b\")") },
      { name: "PowerShell", text: fence("powershell", "$r = Read-EngagementRecords `", "  -IssueNumber 5 [|-Odd|]", "Read-EngagementRecords [|-IssueNumbr|] 5"), reports: ["unknown", "meant"], fixed: fence("powershell", "$r = Read-EngagementRecords `", "  -IssueNumber 5 -Odd", "Read-EngagementRecords -IssueNumber 5") },
      { name: "PowerShell in a span", text: "Call `Read-EngagementRecords -IssueNumber {ID} [|-Odd|]`.\n", reports: ["unknown"] },
      { name: "placeholders", text: bash("notes show <id> [|--odd|] {x}", "notes show {id} [|--odd|] …"), reports: ["unknown", "unknown"] },
      { name: "behind a flag with an optional value", text: bash("notes add --title T --color [|--odd|]"), reports: ["unknown"] },

    ].map((each) => ({ contracts, ...each })),
  },
  given,
);
