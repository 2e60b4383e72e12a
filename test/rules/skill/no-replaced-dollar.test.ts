import rule from "../../../rules/skill/no-replaced-dollar.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (keys: string, body: string): string => `---\nname: example\ndescription: Read.\n${keys}---\n\n${body}\n`;
const hint = "argument-hint: '[folder]'\n";

testRule(
  rule,
  {
    good: [
      { name: "a skill without arguments", text: skill("", "Run `awk '{print $1}'` for $0.10.") },
      { name: "an empty hint", text: skill("argument-hint: ''\n", "Run `awk '{print $1}'`.") },
      { name: "a skill that the user cannot call", text: skill(`${hint}user-invocable: false\n`, "Run `awk '{print $1}'`.") },
      { name: "placeholders", text: skill(hint, "Read $0.\n\n```bash\ncat $0 | grep \"$1\"\n```") },
      { name: "escaped", text: skill(hint, "Run `awk '{print \\$1}'` for \\$0.10.") },
      { name: "double quotes, in which the shell replaces it", text: skill(hint, 'Run `awk "{print $1}"`.') },
      { name: "another command behind awk", text: skill(hint, "Run `awk -f a.awk | sed 's/$1/x/'`, or `awk -f a.awk; echo '$1'`.") },
      { name: "a word that holds awk", text: skill(hint, "Run `./my-awk '{print $1}'` or `hawk '$1'`.") },
      { name: "awk in prose", text: skill(hint, "The awk '{print $1}' of old.") },
      { name: "fields that no placeholder looks like", text: skill(hint, "Run `awk '{print $NF, $i, $1st, $(1)}'`.") },
      { name: "more arguments than anybody types", text: skill(hint, "Run `awk '{print $42}'`.") },
      { name: "prices that stay or need more words", text: skill(hint, "From $1M to $5.00, $0k, US$ 0.10 and $0 a month.") },
      { name: "a quote that nothing closes", text: skill(hint, "Run `awk '{print $1}`.") },
      { name: "another client", text: skill(hint, "Run `awk '{print $1}'`."), profiles: ["codex", "vscode"] },
      { name: "no front matter", text: "Run `awk '{print $1}'` with $ARGUMENTS.\n" },
      { name: "an agent", text: "It costs $0.50 for $ARGUMENTS.\n", kind: "prompt", file: ".claude/agents/x.md" },
    ],
    bad: [
      { name: "obra/superpowers#2311: an example", text: skill(hint, "```bash\nBASE=$(git log | awk '{print [|$1|]}')\n```"), reports: ["awk"], fixed: skill(hint, "```bash\nBASE=$(git log | awk '{print \\$1}')\n```") },
      { name: "anthropics/claude-code#84212: a code span and a price", text: skill(hint, "Line `awk '{print [|$1|]}'` is [|$0.10|] per GB."), reports: ["awk", "price"], fixed: skill(hint, "Line `awk '{print \\$1}'` is \\$0.10 per GB.") },
      { name: "several fields in one program", text: skill(hint, "Run `awk -F'\\t' '[|$1|]==\"a\"{print $2; exit}' x`."), reports: ["awk"], fixed: skill(hint, "Run `awk -F'\\t' '\\$1==\"a\"{print \\$2; exit}' x`.") },
      { name: "over several lines", text: skill("", "Take $ARGUMENTS.\n\n```sh\ngawk '\n  [|$2|] > 1 { print $3 }\n' x\n```"), reports: ["awk"], fixed: skill("", "Take $ARGUMENTS.\n\n```sh\ngawk '\n  \\$2 > 1 { print \\$3 }\n' x\n```") },
      { name: "a block of awk", text: skill("arguments: [a]\n", "```awk\n{ print [|$0|] }\n```"), reports: ["awk"], fixed: skill("arguments: [a]\n", "```awk\n{ print \\$0 }\n```") },
      { name: "two programs", text: skill(hint, "`awk '{print [|$1|]}' | awk '{print [|$2|]}'`"), reports: ["awk", "awk"], fixed: skill(hint, "`awk '{print \\$1}' | awk '{print \\$2}'`") },
      { name: "a hint that YAML reads as a list", text: skill("argument-hint: [folder]\n", "[|$0.000164|] a page"), reports: ["price"], fixed: skill("argument-hint: [folder]\n", "\\$0.000164 a page") },
      { name: "a command", text: "Read $ARGUMENTS for [|$0.50|].\n", kind: "prompt", file: ".claude/commands/x.md", reports: ["price"], fixed: "Read $ARGUMENTS for \\$0.50.\n" },
    ],
  },
  given,
);
