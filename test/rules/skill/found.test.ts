import rule from "../../../rules/skill/found.ts";
import { testRule, type BadCase } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const text = "---\nname: example\ndescription: Read.\n---\n";
const at = (file: string, ...profiles: string[]): { name: string; text: string; file: string; profiles: string[] } => ({ name: `${file} for ${profiles.join(", ")}`, text, file, profiles });
const bad = (report: string, file: string, ...profiles: string[]): BadCase => ({ ...at(file, ...profiles), text: `[||]${text}`, reports: [report] });

testRule(
  rule,
  {
    good: [
      { name: "no choice", text, file: ".claude/skills/a/b/SKILL.md" },
      at(".claude/skills/example/SKILL.md", "claude-code", "roo", "vscode", "goose", "opencode", "cursor"),
      at("packages/web/.claude/skills/example/SKILL.md", "claude-code"),
      at("skills/a/b/SKILL.md", "claude-code", "codex"),
      at("plugins/p/skills/a/b/SKILL.md", "claude-code"),
      at(".agents/skills/a/b/SKILL.md", "claude-code", "codex", "cursor"),
      at(".agents/skills/1/2/3/4/5/6/SKILL.md", "codex"),
      at(".claude/skills/a/b/SKILL.md", "cursor", "goose", "opencode"),
      at(".agents/skills/SKILL.md", "codex", "opencode", "gemini-cli", "agent-skills"),
      at(".roo/skills-code/example/SKILL.md", "roo"),
      at(".roo/skillset/a/b/SKILL.md", "roo"),
      at(".claude/skills/_archive/a/SKILL.md", "claude-code"),
      at(".claude/skills/Archived/2025/a/SKILL.md", "claude-code"),
      at(".claude/skills/synced/0a1b/example/SKILL.md", "claude-code"),
      at(".claude/skills/synced-notes/SKILL.md", "claude-code"),
      at("SKILL.md", "claude-code"),
      at("skills/SKILL.md", "claude-code"),
      { ...at(".claude/skills/team/example/SKILL.md", "claude-code"), name: "a link where the client looks", files: { ".claude/skills/example/SKILL.md": text } },
    ],
    bad: [
      bad("deep", ".claude/skills/a19/inner/SKILL.md", "claude-code"),
      bad("deep", "packages/web/.claude/skills/a/b/c/SKILL.md", "claude-code"),
      bad("deep", ".agents/skills/deep/a/b/c/d/e/f/g/SKILL.md", "codex"),
      bad("deep", ".agents/skills/a/b/SKILL.md", "codex", "gemini-cli"),
      bad("deep", ".roo/skills-code/a/b/SKILL.md", "roo"),
      bad("deep", ".github/skills/a/b/SKILL.md", "claude-code", "vscode"),
      bad("bare", ".claude/skills/SKILL.md", "claude-code"),
      bad("bare", ".roo/skills/SKILL.md", "roo"),
      bad("reserved", ".claude/skills/synced/SKILL.md", "claude-code"),
      bad("reserved", ".claude/skills/Synced/SKILL.md", "claude-code"),
    ],
  },
  given,
);
