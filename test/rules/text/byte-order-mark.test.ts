import rule from "../../../rules/text/byte-order-mark.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

testRule(
  rule,
  {
    good: [
      "---\nname: example\n---\n",
      { name: "a mark without front matter behind it", text: "\uFEFF# Title\n" },
      { name: "a mark in the text", text: "---\nname: exam\uFEFFple\n---\n" },
      { name: "front matter below the mark and a line", text: "\uFEFF\n---\nname: example\n---\n" },
      { name: "clients that skip the mark", text: "\uFEFF---\nname: example\n---\n", profiles: ["claude-code", "goose", "roo"] },
    ],
    bad: [
      { text: "[||]\uFEFF---\nname: example\ndescription: A skill.\n---\n", reports: ["mark"] },
      { name: "a prompt", kind: "prompt", text: "[||]\uFEFF---\ndescription: A command.\n---\n", reports: ["mark"] },
      { name: "one chosen client of two that stumbles", text: "[||]\uFEFF---\nname: example\n---\n", profiles: ["claude-code", "codex"], reports: ["mark"] },
      { name: "agentscope-ai/agentscope#2732: a mark and CRLF", text: "[||]\uFEFF---\r\nname: example\r\n---\r\n", reports: ["mark"] },
    ],
  },
  given,
);
