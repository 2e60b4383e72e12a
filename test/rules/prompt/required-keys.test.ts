import rule from "../../../rules/prompt/required-keys.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = ".claude/agents/example.md";
const copilot = ".github/agents/example.agent.md";
const handoff = (...lines: string[]): string => `---\ndescription: Plan.\nhandoffs:\n${lines.map((line) => `${line}\n`).join("")}---\n`;

testRule(
  rule,
  {
    good: [
      { name: "a chosen client that reads the place and asks for nothing", file: ".claude/agents/example.md", text: "---\ntools: Read\nmodel: opus\n---\n", profiles: ["vscode"] },
      { file, text: "---\nname: example\ndescription: Read.\n---\n" },
      { name: "a page beside the agents", file, text: "# How to write agents\n" },
      { name: "a page with a description of its own", file, text: "---\ndescription: How to write agents.\nauthor: Ada\n---\n" },
      { name: "a page with keys of its own", file, text: "---\ntitle: Agents\n---\n" },
      { name: "empty front matter", file, text: "---\n---\n" },
      { name: "an agent of a plugin without a name", file: "agents/example.md", text: "---\ndescription: Read.\n---\n" },
      { name: "a command", file: ".claude/commands/example.md", text: "---\nmodel: opus\n---\n" },
      { name: "a prompt file", file: ".github/prompts/example.prompt.md", text: "---\nagent: ask\n---\n" },
      { name: "an agent for VS Code alone", file: copilot, text: "---\ntarget: vscode\ntools: [read]\n---\n" },
      { name: "a whole handoff", file: copilot, text: handoff("  - label: Go", "    agent: planner", '    prompt: ""', "    send: false") },
      { name: "a handoff of another type", file: copilot, text: handoff("  - planner") },
      { name: "broken YAML", file, text: "---\nname: a: b\n---\n" },
    ],
    bad: [
      { name: "anthropics/claude-code#50522: no description", file, text: "[|---|]\nname: example\n---\n", reports: ["rejected"] },
      { name: "no name", file, text: "[|---|]\ndescription: Read.\ntools: Read\n---\n", reports: ["rejected"] },
      { name: "neither", file, text: "[|---|]\ntools: Read\nmodel: opus\n---\n".replace("[|---|]", "[|[|---|]|]"), reports: ["rejected", "rejected"] },
      { name: "an empty description", file, text: "---\nname: example\n[|description|]:\n---\n", reports: ["rejected"] },
      { name: "a description of quotes", file, text: '---\nname: example\n[|description|]: " "\n---\n', reports: ["rejected"] },
      { name: "an agent of a plugin", file: "agents/example.md", text: "[|---|]\nname: example\n---\n", reports: ["required"] },
      { name: "a custom agent", file: copilot, text: "[|---|]\nname: Example\ntools: [read]\n---\n", reports: ["required"] },
      { name: "a handoff with a misspelt key", file: copilot, text: handoff("  - [|lable|]: Go", "    agent: planner", "    prompt: x"), reports: ["meant"] },
      { name: "a handoff without a prompt", file: copilot, text: handoff("  - [|label|]: Go", "    agent: planner"), reports: ["handoff"] },
      { name: "a handoff without anything", file: copilot, text: handoff("  - [|send|]: true", "  - [|agent|]: a", "    prompt: b"), reports: ["handoff", "handoff"] },
    ],
  },
  given,
);
