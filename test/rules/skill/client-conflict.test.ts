import { expect, it } from "vitest";
import rule from "../../../rules/skill/client-conflict.ts";
import knownKeys from "../../../rules/skill/known-keys.ts";
import metadataText from "../../../rules/skill/metadata-text.ts";
import noCustomKeys from "../../../rules/skill/no-custom-keys.ts";
import valueTypes from "../../../rules/skill/value-types.ts";
import { lintWith } from "../../../src/testing/lint-with.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (...lines: string[]): string => `---\nname: example\ndescription: Read.\n${lines.map((line) => `${line}\n`).join("")}---\n`;

testRule(
  rule,
  {
    good: [
      { name: "no choice", text: skill("argument-hint: x", "metadata:\n  arguments: [a]") },
      { name: "one client that knows the key", text: skill("argument-hint: x"), profiles: ["claude-code"] },
      { name: "one client that refuses it, which another rule reports", text: skill("argument-hint: x"), profiles: ["claude-api"] },
      { name: "clients that ignore or flag what they do not know", text: skill("argument-hint: x", "allowed-tools: Read"), profiles: ["claude-code", "codex", "vscode", "cursor"] },
      { name: "keys that all of them know", text: skill("license: MIT", "allowed-tools: Read"), profiles: ["agent-skills", "claude-api", "claude-code"] },
      { name: "a key that none of them knows", text: skill("version: 1"), profiles: ["agent-skills", "claude-code"] },
      { name: "a list that one client takes and another refuses: text suits both", text: skill("allowed-tools: [Read]"), profiles: ["agent-skills", "claude-code"] },
      { name: "the smaller of two limits", text: skill(`compatibility: ${"a".repeat(600)}`), profiles: ["claude-code", "agent-skills"] },
      { name: "a list for the client that asks for one", text: skill("metadata:\n  arguments: [a]"), profiles: ["goose", "claude-code"] },
      { name: "text that both read", text: skill("metadata:\n  argument-hint: x\n  constructor: x"), profiles: ["goose", "agent-skills"] },
      { name: "metadata that is no mapping", text: skill("metadata: [arguments]"), profiles: ["goose", "agent-skills"] },
      { name: "no front matter", text: "model: x\n", profiles: ["agent-skills", "claude-code"] },
      { name: "broken YAML", text: skill("model: a: b"), profiles: ["agent-skills", "claude-code"] },
    ],
    bad: [
      { text: skill("[|argument-hint|]: x", "license: MIT"), profiles: ["claude-code", "claude-api"], reports: ["key"] },
      { name: "the specification refuses every other key", text: skill("[|context|]: fork", "[|agent|]: Explore"), profiles: ["agent-skills", "claude-code"], reports: ["key", "key"] },
      { name: "a second spelling", text: skill("[|displayName|]: X"), profiles: ["agent-skills", "claude-code"], reports: ["key"] },
      { name: "three clients give one finding", text: skill("[|user-invocable|]: true"), profiles: ["agent-skills", "claude-api", "claude-code", "vscode"], reports: ["key"] },
      { name: "a key without a value", text: skill("[|hooks|]:"), profiles: ["agent-skills", "claude-code"], reports: ["key"] },
      { name: "a list for one client and text for the other", text: skill("metadata:\n  [|arguments|]: [a]"), profiles: ["goose", "agent-skills"], reports: ["inner"] },
      { name: "the other form suits no better", text: skill("metadata:\n  [|arguments|]: a"), profiles: ["goose", "opencode"], reports: ["inner"] },
    ],
  },
  given,
);

it("is all that is said of the key", () => {
  const text = skill("argument-hint: x", "metadata:\n  arguments: [a]");
  const findings = lintWith({ ...given, rules: [rule, knownKeys, noCustomKeys, metadataText, valueTypes] }, { text, kind: "skill", profiles: ["agent-skills", "claude-code", "goose"] });
  expect(findings.map(({ ruleId, messageId }) => `${ruleId} ${messageId}`)).toEqual(["skill/client-conflict key", "skill/client-conflict inner"]);
});
