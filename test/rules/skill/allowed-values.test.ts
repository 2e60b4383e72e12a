import rule from "../../../rules/skill/allowed-values.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (...lines: string[]): string => `---\nname: example\ndescription: Read invoices.\n${lines.map((line) => `${line}\n`).join("")}---\n\nRead.\n`;

testRule(
  rule,
  {
    good: [
      skill(),
      skill("context: fork", "agent: Explore", "background: false"),
      skill("effort: low"),
      skill("effort: max", "shell: powershell"),
      skill("context: 'fork'", 'shell: "bash"'),
      { name: "capitals, of which no source says that they matter", text: skill("effort: High", "context: Fork", "agent: Explore", "shell: BASH") },
      { name: "open values", text: skill("model: no-such-model", "context: fork", "agent: my-own-agent") },
      { name: "empty values", text: skill("effort:", "context: ''", "agent:", "shell: ~") },
      { name: "values of another type, which other rules judge", text: skill("context: [fork]", "effort: {low: 1}") },
      { name: "an alias", text: skill("license: &a none", "effort: *a") },
      { name: "words in another key", text: skill("metadata:\n  effort: huge", "efforts: huge") },
      { name: "keys that every object has", text: skill("constructor: x", "toString: y") },
      { name: "chosen clients that do not document the key", text: skill("effort: huge", "agent: Explore"), profiles: ["codex", "vscode"] },
      { name: "a folder of a client that does not read the key", file: ".github/skills/example/SKILL.md", text: skill("effort: huge", "shell: zsh") },
      { name: "no front matter", text: "effort: huge\n" },
      { name: "broken YAML", text: skill("effort: a: b") },
    ],
    bad: [
      { text: skill("effort: [|hight|]"), reports: ["misspelt"], fixed: skill("effort: high") },
      { name: "in quotes", text: skill("effort: [|'hight'|]"), reports: ["misspelt"] },
      { name: "with a comment", text: skill("effort: [|hight|] # or max"), reports: ["misspelt"], fixed: skill("effort: high # or max") },
      { text: skill("effort: [|3|]"), reports: ["unknown"] },
      { text: skill("context: [|inline|]"), reports: ["unknown"] },
      { text: skill("context: [|true|]"), reports: ["unknown"] },
      { text: skill("shell: [|zsh|]"), reports: ["unknown"] },
      { text: skill("[|agent|]: Explore"), reports: ["idle"] },
      { text: skill("[|background|]: true"), reports: ["idle"] },
      { name: "beside a misspelt value", text: skill("context: [|forks|]", "agent: Explore", "background: true"), reports: ["misspelt"], fixed: skill("context: fork", "agent: Explore", "background: true") },
      { name: "the last of two equal keys decides", text: skill("context: fork", "context: [|inline|]", "[|agent|]: Explore"), reports: ["unknown", "idle"] },
      { name: "a flow mapping", text: "---\n{ name: example, effort: [|none|] }\n---\n\nRead.\n", reports: ["unknown"] },
      { name: "a folder of a client that reads the key", file: ".github/skills/example/SKILL.md", text: skill("context: [|inline|]"), reports: ["unknown"] },
      { name: "a chosen client in a folder of others", file: ".github/skills/example/SKILL.md", text: skill("effort: [|huge|]"), profiles: ["claude-code"], reports: ["unknown"] },
      { name: "a chosen client", text: skill("context: [|inline|]", "effort: huge"), profiles: ["vscode", "codex"], reports: ["unknown"] },
    ],
  },
  given,
);
