import { expect, it } from "vitest";
import rule from "../../../rules/text/byte-order-mark.ts";
import { lintWith } from "../../../src/testing/lint-with.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      { name: "clients whose sources are silent", text: "\uFEFF---\nname: example\n---\n", profiles: ["cursor", "vscode"] },
      "---\nname: example\n---\n",
      { name: "a mark without front matter behind it", text: "\uFEFF# Title\n" },
      { name: "a mark in the text", text: "---\nname: exam\uFEFFple\n---\n" },
      { name: "front matter below the mark and a line", text: "\uFEFF\n---\nname: example\n---\n" },
      { name: "clients that skip the mark", text: "\uFEFF---\nname: example\n---\n", profiles: ["claude-code", "goose", "roo"] },
    ],
    bad: [
      { name: "the folder of a client that skips it", file: ".claude/skills/example/SKILL.md", text: "[||]\uFEFF---\nname: example\n---\n", reports: ["mark"] },
      { text: "[||]\uFEFF---\nname: example\ndescription: A skill.\n---\n", reports: ["mark"] },
      { name: "a prompt", kind: "prompt", text: "[||]\uFEFF---\ndescription: A command.\n---\n", reports: ["mark"] },
      { name: "one chosen client of two that stumbles", text: "[||]\uFEFF---\nname: example\n---\n", profiles: ["claude-code", "codex"], reports: ["mark"] },
      { name: "agentscope-ai/agentscope#2732: a mark and CRLF", text: "[||]\uFEFF---\r\nname: example\r\n---\r\n", reports: ["mark"] },
    ],
  },
  given,
);

it.each([
  ["skills/example/SKILL.md", undefined, "info"],
  [".agents/skills/example/SKILL.md", undefined, "info"],
  [".claude/skills/example/SKILL.md", undefined, "info"],
  [".claude/skills/example/SKILL.md", ["codex"], "error"],
] as const)("is as grave as what comes of it: %s for %j", (file, profiles, severity) => {
  const [found] = lintWith({ ...given, rules: [rule] }, { text: "\uFEFF---\nname: example\n---\n", file, kind: "skill", ...(profiles && { profiles }) });
  expect(found?.severity).toBe(severity);
});
