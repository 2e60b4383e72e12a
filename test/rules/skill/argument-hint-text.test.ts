import rule from "../../../rules/skill/argument-hint-text.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (...lines: string[]): string => `---\nname: example\ndescription: Read.\n${lines.map((line) => `${line}\n`).join("")}---\n\nRead.\n`;

testRule(
  rule,
  {
    good: [
      skill(),
      skill('argument-hint: "[folder]"'),
      skill("argument-hint: '[folder] [format]'"),
      skill("argument-hint: <folder>"),
      skill("argument-hint: folder [format]"),
      skill("argument-hint:"),
      skill("argument-hint: >-", "  [folder]"),
      { name: "a block for a chosen client that makes a text of it again", text: skill("argument-hint:", "  - folder"), profiles: ["claude-code"] },
      { name: "another key", text: skill("arguments: [folder]", "metadata:", "  argument-hint: [folder]") },
      { name: "a chosen client that makes a text of it again", text: skill("argument-hint: [folder]"), profiles: ["claude-code", "agent-skills"] },
      { name: "chosen clients that do not read it", text: skill("argument-hint: {folder}"), profiles: ["codex", "cursor"] },
      { name: "broken YAML", text: skill("argument-hint: [a] [b]") },
      { name: "no front matter", text: "argument-hint: [folder]\n" },
    ],
    bad: [
      { name: "a block list", text: skill("[|argument-hint|]:", "  - folder", "  - format"), reports: ["block"] },
      { name: "a block mapping", text: skill("[|argument-hint|]:", "  file: path"), reports: ["block"] },
      { name: "a block for a chosen client that flags it", text: skill("[|argument-hint|]:", "  - folder"), profiles: ["vscode"], reports: ["block"] },
      { name: "anthropics/claude-code#22161", text: skill("argument-hint: [|[folder]|]"), reports: ["list"], fixed: skill('argument-hint: "[folder]"') },
      { text: skill("argument-hint: [|[a | b, --flag]|]"), reports: ["list"], fixed: skill('argument-hint: "[a | b, --flag]"') },
      { text: skill("argument-hint: [|[file: path]|] # one"), reports: ["list"], fixed: skill('argument-hint: "[file: path]" # one') },
      { text: skill("argument-hint: [|{folder}|]"), reports: ["list"], fixed: skill('argument-hint: "{folder}"') },
      { name: "a chosen client that flags it", text: skill("argument-hint: [|[folder]|]"), profiles: ["claude-code", "vscode"], reports: ["list"], fixed: skill('argument-hint: "[folder]"') },
      { name: "a chosen client for which nothing sensible is left", text: skill("argument-hint: [|[optional: date]|]"), profiles: ["claude-code"], reports: ["list"], fixed: skill('argument-hint: "[optional: date]"') },
      { name: "with quotes in it", text: skill('argument-hint: [|["folder"]|]'), reports: ["list"] },
      { name: "over two lines", text: skill("argument-hint: [|[a,", "  b]|]"), reports: ["list"] },
    ],
  },
  given,
);
