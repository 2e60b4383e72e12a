import rule from "../../../rules/links/fragment-exists.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const guide = "# Guide\n\n## 9. Issue auto-close\n\n## 10. Merge strategy\n\n<a id=\"own\"></a>\n\n- item\n\n  #### Learning slot\n\nTitle\n-----\n";
const files = { "docs/guide.md": guide, "docs/tool.py": "", "AGENTS.md": "# Agents\n\n## Guardrails\n", "docs/book.md": "{{#include other.md}}\n" };
const markdown = { kind: "markdown", file: "docs/page.md", files } as const;

testRule(
  rule,
  {
    good: [
      { ...markdown, text: "[a](guide.md#10-merge-strategy) [b](./guide.md#own) [c](guide.md#title) [d](../AGENTS.md#guardrails) [e](/docs/guide.md#guide)\n\n[f]: guide.md#guide\n" },
      { ...markdown, name: "EndogenAI/dogma: a heading inside a list item has an anchor", text: "[a](guide.md#learning-slot)" },
      { ...markdown, name: "GitHub finds an anchor in any case, and behind its prefix", text: "[a](#user-content-Top-Part) [b](guide.md#Guide) [c](#user-content-top-part)\n\n# Top part\n" },
      { ...markdown, name: "the top of the page, lines, footnotes, text directives", text: "[a](#) [b](#top) [c](tool.py#L10) [d](guide.md#L3-L8) [e](#fn-1) [f](#:~:text=a%20b) [g](guide.md#guide:~:text=x) [h](guide.md?plain=1#L3C1)" },
      { ...markdown, name: "claudelint: the fragment of a file that exists is no part of its name", text: "[a](tool.py#main) [b](guide.md#own)" },
      { ...markdown, name: "URLs, fences, code and comments", text: "[a](https://example.com/x.md#y)\n\n```md\n[b](#none)\n```\n\n`[c](#none)` <!-- [d](#none) -->\n" },
      { ...markdown, name: "forms", text: "[a](#<anchor>) [b](#{slug}) [c](#section-name) [d](#anchor) [e](#heading-1) [f](#your-section) [g](#...)" },
      { ...markdown, name: "routes of an application", text: "[a](#/settings) [b](#!x)" },
      { ...markdown, name: "letters of other scripts, encoded or not", text: "[a](#%E6%A6%82%E8%A6%81) [b](#概要)\n\n# 概要\n" },
      { ...markdown, name: "an emoji whose selector an editor dropped", text: "[a](#-careful)\n\n## ⚠️ Careful\n" },
      { ...markdown, name: "a file that does not exist, or only in another case, is for other rules", text: "[a](none.md#x) [b](Guide.md#x)" },
      { ...markdown, name: "a document that includes others, and links to one", text: "{{#include rest.md}}\n\n[a](#none) [b](book.md#none)" },
      { ...markdown, name: "another root's file, and a folder", text: "[a](../../other/x.md#y) [b](./#x) [c](../docs/#x)" },
      { name: "a template", kind: "skill-resource", file: "skills/example/templates/page.md", files: { "skills/example/SKILL.md": "" }, text: "[a](#summary)" },
      { name: "a template of no skill", kind: "markdown", file: "docs/templates/page.md", text: "[a](#summary)" },
      { name: "Grimblaz/agent-orchestra: a path from the root of the repository", file: "skills/example/SKILL.md", files: { "CLAUDE.md": "# Auto-mode boundary\n" }, text: "[a](/CLAUDE.md#auto-mode-boundary)" },
    ],
    bad: [
      { ...markdown, name: "EndogenAI/dogma: a section was renumbered", text: "[a](guide.md[|#9-merge-strategy|]) [b](guide.md[|#issue-auto-close|])", reports: ["near", "near"] },
      { ...markdown, name: "EndogenAI/dogma: the heading stands in another file", text: "[the rule]([|#link-path-rule|]) [b](../AGENTS.md[|#link-path-rule|])", reports: ["missing", "missing"] },
      { ...markdown, name: "two hyphens where a sign was dropped", text: "[a]([|#check-merge|] \"Check & Merge\")\n\n## Check & Merge\n", reports: ["meant"], fixed: "[a](#check--merge \"Check & Merge\")\n\n## Check & Merge\n" },
      { ...markdown, name: "the text of the heading instead of its anchor", text: "[a](<[|#Check & Merge|]>)\n\n## Check & Merge\n", reports: ["meant"], fixed: "[a](<#check--merge>)\n\n## Check & Merge\n" },
      { ...markdown, name: "encoded, which the fix leaves alone", text: "[a]([|#check%20merge|])\n\n## Check Merge\n", reports: ["meant"] },
      { ...markdown, name: "github/awesome-copilot: one letter too many", text: "[a]([|#contributors-recognition|])\n\n## Contributor recognition\n", reports: ["meant"], fixed: "[a](#contributor-recognition)\n\n## Contributor recognition\n" },
      { ...markdown, name: "a definition, and a fragment with escapes", text: "[a][b] [|[c](#no\\_ne)|]\n\n[b]: guide.md[|#nowhere|]\n", reports: ["missing", "missing"] },
      { ...markdown, name: "the third of two equal headings", text: "[a](#x) [b](#x-1) [c]([|#x-2|])\n\n## X\n\n## X\n", reports: ["missing"] },
      { ...markdown, name: "an emoji stands for a hyphen", text: "[a]([|#start|])\n\n## 🚀 Start\n", reports: ["meant"], fixed: "[a](#-start)\n\n## 🚀 Start\n" },
      { name: "a skill and its resource", files: { "skills/example/references/forms.md": "# Forms\n" }, text: "[a](references/forms.md[|#totals|]) [b]([|#nothing-here|])", reports: ["missing", "missing"] },
      { name: "a prompt", kind: "prompt", file: ".github/agents/x.agent.md", files, text: "[a](../../AGENTS.md[|#triage-gate|])", reports: ["missing"] },
      { name: "a note", kind: "note", file: ".tmp/main/2026-01-01.md", text: "[a]([|#phase-2-output|])\n\n## Phase 1 Output\n", reports: ["missing"] },
    ],
  },
  given,
);
