import rule from "../../../rules/skill/known-keys.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (...lines: string[]): string => `---\nname: example\ndescription: Read invoices.\n${lines.map((line) => `${line}\n`).join("")}---\n`;

testRule(
  rule,
  {
    good: [
      skill(),
      { name: "every field of the specification", text: skill("license: MIT", "compatibility: Any", "metadata:\n  a: b", "allowed-tools: Read") },
      {
        name: "anthropics/skills#37: every field that some client documents",
        text: skill(
          "when_to_use: Now", "argument-hint: '[x]'", "arguments: [a]", "disable-model-invocation: true", "user-invocable: false",
          "disallowed-tools: Bash", "model: inherit", "effort: low", "context: fork", "agent: Explore", "background: true", "hooks: {}",
          "paths: '*.ts'", "shell: bash", "display-name: X", "default-enabled: true",
        ),
      },
      { name: "spellings that a client documents beside others", text: skill("displayName: X", "default_enabled: true") },
      { name: "affaan-m/ECC#2233: keys of one's own", text: skill("version: 1.0.0", "author: Ada", "tags: [a, b]", "origin: ECC", "source: x", "risk: safe", "date_added: x", "homepage: https://example.com", "category: crm", "requires: {}", "dependencies: []") },
      { name: "keys of one's own that are near a key which does not take such a value", text: skill("contact: books@example.com", "content: text", "contents: [a]", "mode: true", "skills: [a]") },
      { name: "a key near one that needs another key", text: skill("agents: Explore") },
      { name: "a key near one that is there", text: skill("description_ja: 請求書", "name-ja: 請求書", "license: MIT", "licence: MIT") },
      { name: "misspelt keys further down", text: skill("metadata:\n  licence: MIT", "hooks:\n  Licence: {}") },
      { name: "keys that every object has", text: skill("constructor: x", "toString: y", "__proto__: z") },
      { name: "keys that are no text", text: skill("[a]: b", "{c: d}: e") },
      { name: "a key that is an alias", text: skill("metadata: &m x", "*m : y") },
      { name: "no front matter", text: "licence: MIT\n" },
      { name: "broken YAML", text: skill("licence: a: b") },
      { name: "chosen clients that know the key", text: skill("argument-hint: x"), profiles: ["claude-code", "vscode"] },
      { name: "microsoft/vscode#294520: a chosen client that merely flags what it does not know", text: skill("allowed-tools: Read"), profiles: ["vscode"] },
      { name: "a key that one chosen client reads and another refuses, which another rule judges", text: skill("argument-hint: x"), profiles: ["claude-code", "claude-api"] },
      { name: "a chosen client that ignores what it does not know", text: skill("argument-hint: x", "version: 1"), profiles: ["codex", "gemini-cli"] },
    ],
    bad: [
      { text: skill("[|licence|]: MIT"), reports: ["misspelt"], fixed: skill("license: MIT") },
      { name: "two letters that changed places", text: skill("[|modle|]: opus", "[|pahts|]: '*.pdf'"), reports: ["misspelt", "misspelt"], fixed: skill("model: opus", "paths: '*.pdf'") },
      { name: "a misspelt field of the specification that the chosen client does not read", text: skill("[|licence|]: MIT"), profiles: ["codex"], reports: ["misspelt"], fixed: skill("license: MIT") },
      { text: skill("[|lisence|]: MIT"), reports: ["misspelt"], fixed: skill("license: MIT") },
      { text: skill("[|allowed_tools|]: Read"), reports: ["misspelt"], fixed: skill("allowed-tools: Read") },
      { text: skill("[|allowedTools|]: [Read]"), reports: ["misspelt"], fixed: skill("allowed-tools: [Read]") },
      { text: skill("[|allowed-tool|]: Read"), reports: ["misspelt"], fixed: skill("allowed-tools: Read") },
      { text: skill("[|allow-tools|]: Read"), reports: ["misspelt"], fixed: skill("allowed-tools: Read") },
      { text: skill("[|Compatability|]: Any"), reports: ["misspelt"], fixed: skill("compatibility: Any") },
      { text: skill("[|meta-data|]:\n  a: b"), reports: ["misspelt"], fixed: skill("metadata:\n  a: b") },
      { text: skill("[|argument_hint|]: x"), reports: ["misspelt"], fixed: skill("argument-hint: x") },
      { text: skill("[|user-invokable|]: true"), reports: ["misspelt"], fixed: skill("user-invocable: true") },
      { text: skill("[|disable-model-invocations|]: true"), reports: ["misspelt"], fixed: skill("disable-model-invocation: true") },
      { text: skill("[|when-to-use|]: Now"), reports: ["misspelt"], fixed: skill("when_to_use: Now") },
      { name: "an earlier spelling", text: skill("[|globs|]: '*.ts'"), reports: ["misspelt"], fixed: skill("paths: '*.ts'") },
      { name: "a required key with two letters that changed places", text: "---\n[|naem|]: example\ndescription: Read.\n---\n", reports: ["needed"], fixed: "---\nname: example\ndescription: Read.\n---\n" },
      { name: "a key that the chosen clients do not require", text: "---\n[|naem|]: example\ndescription: Read.\n---\n", profiles: ["claude-code"], reports: ["misspelt"], fixed: "---\nname: example\ndescription: Read.\n---\n" },
      { name: "a key without a value", text: skill("[|licence|]:"), reports: ["misspelt"], fixed: skill("license:") },
      { name: "a key in quotes", text: skill("[|'licence'|]: MIT"), reports: ["misspelt"], fixed: skill("license: MIT") },
      { name: "a word that the near key takes", text: skill("[|contex|]: fork"), reports: ["misspelt"], fixed: skill("context: fork") },
      { name: "a key near one whose other key is there", text: skill("context: fork", "[|agents|]: Explore"), reports: ["misspelt"], fixed: skill("context: fork", "agent: Explore") },
      { name: "capitals in required keys", text: "---\n[|Name|]: example\n[|DESCRIPTION|]: Read.\n---\n", reports: ["needed", "needed"], fixed: "---\nname: example\ndescription: Read.\n---\n" },
      { name: "a flow mapping", text: "---\n{ name: example, [|descripton|]: Read }\n---\n", reports: ["needed"], fixed: "---\n{ name: example, description: Read }\n---\n" },
      { name: "a misspelt key and a client that would refuse it too", text: skill("[|licence|]: MIT"), profiles: ["claude-api"], reports: ["misspelt"], fixed: skill("license: MIT") },
      { name: "a client that refuses the keys of others", text: skill("[|argument-hint|]: x", "license: MIT"), profiles: ["codex", "claude-api"], reports: ["unsupported"] },
      { name: "anthropics/skills#1431: the specification refuses every other key", text: skill("[|version|]: 1.0.0", "[|tags|]: [a]"), profiles: ["agent-skills"], reports: ["unsupported", "unsupported"] },
    ],
  },
  given,
);
