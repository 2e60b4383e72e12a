import rule from "../../../rules/skill/dynamic-command.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const skill = (...body: string[]): string => `---\nname: example\ndescription: Read.\n---\n\n${body.join("\n")}\n`;

testRule(
  rule,
  {
    good: [
      skill("Status: !`git status`", "", "!`git diff`"),
      { name: "a frame around the output", text: skill("```", "!`git diff`", "```", "", "```diff", "!`git diff`", "```") },
      { name: "the block form", text: skill("```!", "git status", "```") },
      { name: "another character before it", text: skill("```markdown", "KEY=!`git status`", "(!`git diff`)", "```") },
      { name: "macros", text: skill("Prefer `assert!` over `panic!`, and `debug!`, `warn!`.") },
      { name: "a code span of nothing else", text: skill("- `!` forces `unwrap`", "- `as!` can crash", "- `!`-rules, `x`") },
      { name: "a mark that nothing closes", text: skill("Stop !`here") },
      { name: "an image and a comparison", text: skill("![`a`](b.png) and a != `b` and c ! `d`") },
      { name: "another client", text: skill("```md", "!`git status`", "```"), profiles: ["codex"] },
      { name: "another kind of document", text: skill("```md", "!`git status`", "```"), kind: "skill-resource", file: "skills/example/references/a.md" },
      { name: "no front matter", text: "```md\n!`git status`\n```\n" },
      { name: "in the front matter", text: "---\nname: example\ndescription: Write !`git status` first.\n---\n\nRead.\n" },
      { name: "an agent, in which nothing is run", text: skill("```md", "!`git status`", "```"), kind: "prompt", file: ".claude/agents/x.md" },
      { name: "a block of commands with a frame around it", text: skill("````", "```!", "git status", "```", "````") },
    ],
    bad: [
      { name: "anthropics/claude-code#12781: a documented example", text: skill("```markdown", "---", "description: Workflow", "---", "", "1. Fetch: [|!`gh pr view $1`|]", "```"), reports: ["example"] },
      { name: "anthropics/claude-plugins-official#884: several", text: skill("````MD", "[|!`bash a.sh`|]", "", "- Config: [|!`test -f x && echo \"y\"`|]", "````"), reports: ["example", "example"] },
      { name: "in a list", text: skill("- First:", "", "  ~~~mdx", "  [|!`git status`|]", "  ~~~"), reports: ["example"] },
      { name: "anthropics/claude-code#24510: a code span that ends with a mark", text: skill("Keep the `.gitignore [|!`-rules (e.g., `|].gitkeep`)."), reports: ["span"] },
      { name: "a code span around it", text: skill("Write `` [|!`git status`|] `` for the status."), reports: ["span"] },
      { name: "over a line end", text: skill("Keep `a [|!`, and", "then `|]b`."), reports: ["span"] },
      { name: "a command", text: skill("```md", "[|!`git status`|]", "```"), kind: "prompt", file: ".claude/commands/x.md", reports: ["example"] },
      { name: "a command without front matter", text: "```md\n[|!`git status`|]\n```\n", kind: "prompt", file: ".claude/commands/x.md", reports: ["example"] },
      { name: "blocks in an example", text: skill("````markdown", "[|```!|]", "git status", "ls", "```", "", "  [|```!|]", "  ls", "  ```", "````", "", "```!", "ls", "```"), reports: ["block", "block"] },
    ],
  },
  given,
);
