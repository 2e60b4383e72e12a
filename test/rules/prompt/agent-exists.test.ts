import rule from "../../../rules/prompt/agent-exists.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const file = ".github/agents/example.agent.md";
const files = { ".github/agents/planner.agent.md": "---\nname: The Planner\n---\n", ".claude/agents/coder.md": "---\nname: coder\n---\n" };
const agent = (...lines: string[]): string => `---\ndescription: Read.\n${lines.map((line) => `${line}\n`).join("")}---\n`;

testRule(
  rule,
  {
    good: [
      { name: "names and file names", file, files, text: agent("agents: [The Planner, planner, the planner, coder, example]") },
      { name: "agents that VS Code brings along", file, files, text: agent("agents: ['*', Plan, Explore, general-purpose]") },
      { name: "a handoff", file, files, text: agent("handoffs:", "  - agent: planner") },
      { name: "no references", file, files, text: agent("handoffs:", "  - planner", "agents: planner") },
      { name: "microsoft/vscode: a prompt file for a mode", file: ".github/prompts/a.prompt.md", files, text: agent("mode: ask") },
      { name: "a prompt file in a project without agents", file: ".github/prompts/a.prompt.md", text: agent("agent: reviewer") },
      { name: "a collection that is no project", file: "agents/example.agent.md", files, text: agent("agents: [reviewer]") },
      { name: "an agent of Claude Code", file: ".claude/agents/example.md", files, text: agent("agents: [reviewer]") },
      { name: "agents that were not read", file, files: { ".github/agents/planner.agent.md": "", ".github/agents/.agent.md/x.agent.md": "" }, text: "agents: [x]\n" },
    ],
    bad: [
      { name: "a missing handoff", file, files, text: agent("handoffs:", "  - label: x", "    agent: [|reviewer|]"), reports: ["missing"] },
      { name: "a missing agent in a list", file, files, text: agent("agents: [planner, [|reviewer|]]"), reports: ["missing"] },
      { name: "a missing agent of a prompt file", file: ".github/prompts/a.prompt.md", files, text: agent("agent: [|'reviewer'|]"), reports: ["missing"] },
      { name: "an agent of another project", file: "web/.github/agents/example.agent.md", files, text: agent("agents: [[|planner|]]"), reports: ["missing"] },
    ],
  },
  given,
);
