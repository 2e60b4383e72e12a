import rule from "../../../rules/skill/no-custom-keys.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (...lines: string[]): string => `---\nname: example\ndescription: Read invoices.\n${lines.map((line) => `${line}\n`).join("")}---\n`;

testRule(
  rule,
  {
    good: [
      skill(),
      skill("license: MIT", "user-invocable: true", "displayName: X", "paths: x"),
      { name: "keys under metadata", text: skill("metadata:\n  version: 1.0.0\n  tags: a, b") },
      { name: "fields of the specification that a chosen client does not read", text: skill("license: MIT", "compatibility: Any", "allowed-tools: Read", "metadata:\n  a: b"), profiles: ["roo", "gemini-cli", "codex"] },
      { name: "a misspelt field of the specification that a chosen client does not read", text: skill("licence: MIT"), profiles: ["codex"] },
      { name: "two letters that changed places", text: skill("modle: opus", "pahts: '*.pdf'") },
      { name: "a misspelt key, which another rule judges", text: skill("licence: MIT") },
      { name: "a key that a chosen client refuses, which another rule judges", text: skill("version: 1.0.0"), profiles: ["claude-api"] },
      { name: "a key that one of the chosen clients reads", text: skill("paths: x"), profiles: ["claude-code", "codex"] },
      { name: "keys that are no text", text: skill("[a]: b") },
      { name: "no front matter", text: "version: 1.0.0\n" },
      { name: "broken YAML", text: skill("version: a: b") },
    ],
    bad: [
      { text: skill("[|version|]: 1.0.0", "[|tags|]:\n  - a"), reports: ["unknown", "unknown"] },
      { name: "a key in quotes and one without a value", text: skill("[|'x-owner'|]: ada", "[|draft|]:"), reports: ["unknown", "unknown"] },
      { name: "keys that every object has", text: skill("[|constructor|]: x", "[|__proto__|]: y"), reports: ["unknown", "unknown"] },
      { name: "a key beside one that is nearly the same", text: skill("license: MIT", "[|licence|]: MIT"), reports: ["unknown"] },
      { name: "a key that no chosen client reads", text: skill("[|argument-hint|]: x"), profiles: ["codex", "cursor"], reports: ["unknown"] },
    ],
  },
  given,
);
