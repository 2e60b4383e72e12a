import rule from "../../../rules/frontmatter/no-early-end.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (...lines: string[]): string => `---\nname: example\n${lines.map((line) => `${line}\n`).join("")}---\n\n# Title\n\n---\n\nA---b.\n`;
const value = skill("description: Pick a café---or a bar.");
const line = skill("description: |", "  Pick one.", "  ---", "  Not for two.");

testRule(
  rule,
  {
    good: [
      { name: "no choice", text: value },
      { name: "a line and no choice", text: line },
      { name: "clients that go by lines", text: value, profiles: ["codex", "gemini-cli", "opencode", "roo", "claude-api", "vscode"] },
      { name: "clients that want the line not indented", text: line, profiles: ["gemini-cli", "opencode", "roo", "claude-api", "vscode"] },
      { name: "clients whose sources are silent", text: value, profiles: ["claude-code", "cursor"] },
      { name: "fewer hyphens, and other dashes", text: skill("description: a--b – c — d -- e"), profiles: ["agent-skills", "goose", "codex"] },
      { name: "the body", text: skill("description: Read."), profiles: ["agent-skills", "goose", "codex"] },
      { name: "hyphens that are not alone on their line", text: skill("description: |", "  a", "  --- b", "  ----", "  c ---"), profiles: ["codex"] },
      { name: "broken YAML, which another rule judges", text: skill("description: a: b --- c"), profiles: ["agent-skills"] },
      { name: "no front matter", text: "# Title\n\n---\n", profiles: ["agent-skills"] },
    ],
    bad: [
      { text: skill("description: Pick a café[|---|]or a bar---for the team."), profiles: ["agent-skills"], reports: ["anywhere"] },
      { text: skill("description: Pick a café[|---|]or a bar."), profiles: ["goose", "agent-skills"], reports: ["anywhere"] },
      { name: "a comment", text: skill("# [|---|]", "description: Read."), profiles: ["goose"], reports: ["anywhere"] },
      { name: "a ruler in a block scalar", text: skill("description: |", "  Read.", "  [|------|]", "  Write."), profiles: ["agent-skills", "codex"], reports: ["anywhere"] },
      { name: "a quoted value", text: skill('description: "a [|---|] b"'), profiles: ["agent-skills"], reports: ["anywhere"] },
      { text: skill("description: |", "  Pick one.", "  [|---|]", "  Not for x."), profiles: ["codex"], reports: ["line"] },
      { name: "blanks behind", text: skill("description: >-", "  Pick one.", "\t [|---|] ", "  Not for x.").replace("\t ", "    "), profiles: ["codex"], reports: ["line"] },
      { name: "two clients, two places", text: skill("description: |", "  a[|---|]b", "  [|---|]", "  c"), profiles: ["codex", "goose"], reports: ["anywhere", "line"] },
      { name: "two clients, one place", text: skill("description: |", "  a", "  [|---|]", "  c"), profiles: ["codex", "goose"], reports: ["line"] },
    ],
  },
  given,
);
