import rule from "../../../rules/skill/argument-placeholders.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (keys: string, body: string): string => `---\nname: example\ndescription: Read.\n${keys}---\n\n${body}\n`;

testRule(
  rule,
  {
    good: [
      skill("arguments: branch target\n", "Merge $branch into $target."),
      skill("arguments: [branch, target]\n", "Merge $0 into $1."),
      skill("arguments:\n  - branch\n  - target\n", "Merge $branch into $ARGUMENTS[1]."),
      { name: "all of them", text: skill("arguments: [branch, target]\n", "Merge $branch, with $ARGUMENTS.") },
      { name: "no placeholder at all, so that all are added to the end", text: skill("arguments: [branch, target]\n", "Merge.") },
      { name: "only what may belong to a shell", text: skill("arguments: [branch, target]\n", "Run `cut -f $2` and `echo $HOME`.") },
      { name: "words with a dollar sign that are not declared", text: skill("arguments: [branch]\n", "Merge $branch of $HOME for $user and $branches.") },
      { name: "nothing is declared", text: skill("argument-hint: '[a]'\n", "Merge $1 into $5 with $ARGUMENTS[7].") },
      { name: "jezweb/claudelint: money is no argument", text: skill("arguments: [branch]\n", "It costs $1.50, $1,000, $1M, $1–2 or $1/page.") },
      { name: "cells of a spreadsheet", text: skill("arguments: [branch]\n", "Write `=B5*(1+$B$1)`.") },
      { name: "escaped", text: skill("arguments: [branch]\n", "Write \\$1 or \\$ARGUMENTS[3].") },
      { name: "a number that may well be passed", text: skill("arguments: [branch]\n", "Merge $branch into $1.") },
      { name: "names that are numbers mean nothing", text: skill("arguments: [1, 2]\n", "Merge $ARGUMENTS[4].") },
      { name: "a name with a hyphen beside one without", text: skill("arguments: issue_number path-to\n", "Fix $issue_number in $path-to.") },
      { name: "a name with a hyphen", text: skill("arguments: [my-branch]\n", "Merge $my-branch.") },
      { name: "another client", text: skill("arguments: [a, b]\n", "Merge $a."), profiles: ["codex"] },
      { name: "no value", text: skill("arguments:\n", "Merge $ARGUMENTS[1].") },
      { name: "a mapping", text: skill("arguments: {a: b}\n", "Merge $ARGUMENTS[1].") },
      { name: "broken YAML", text: skill("arguments: a: b\n", "Merge $ARGUMENTS[1].") },
      { name: "no front matter", text: "Merge $ARGUMENTS[1].\n" },
      { name: "an agent", text: "---\narguments: a b\n---\n\nRead $a.\n", kind: "prompt", file: ".claude/agents/x.md" },
    ],
    bad: [
      { text: skill("arguments: branch [|target|]\n", "Merge $branch."), reports: ["unused"] },
      { text: skill("arguments: [[|branch|], target]\n", "Merge $target."), reports: ["unused"] },
      { text: skill("arguments:\n  - branch\n  - [|'target'|]\n", "```bash\nmerge $branch\n```"), reports: ["unused"] },
      { name: "a longer name", text: skill("arguments: branch branches [|br|]\n", "Merge $branch and $branches."), reports: ["unused"] },
      { name: "a name that is a common word", text: skill("arguments: all [|other|]\n", "Merge $all."), reports: ["unused"] },
      { name: "escaped", text: skill("arguments: 'branch [|target|]'\n", "Merge $branch, not \\$target."), reports: ["unused"] },
      { text: skill("arguments: [branch]\n", "Merge $ARGUMENTS[0] into [|$ARGUMENTS[1]|]."), reports: ["beyond"] },
      { name: "in code", text: skill("arguments: [branch]\n", "```bash\nmerge $branch [|$ARGUMENTS[1]|]\n```"), reports: ["beyond"] },
      { name: "anthropics/claude-code#92457: counting from 1", text: skill("arguments: [branch, target]\n", "Merge $1 into [|$2|]."), reports: ["beyond"] },
      { name: "counting from 1 with one argument", text: skill("arguments: branch\n", "Merge [|$1|], and only that."), reports: ["beyond"] },
      { name: "a command", text: "---\narguments: a [|b|]\n---\n\nRead $a.\n", kind: "prompt", file: ".claude/commands/x.md", reports: ["unused"] },
    ],
  },
  given,
);
