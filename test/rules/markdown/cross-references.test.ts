import rule from "../../../rules/markdown/cross-references.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const guide = [
  "# Guide", "## 1. Setup", "## 2. Use", "### 2.1 Forms", "### 2.2 Tables", "## 3. Size Management", "## Agent Communication", "## Focus-on-Descent / Compression-on-Ascent",
  "## ✅ `handoff_signal` Rules", "## Save Credentials for Future Use", "- **Tier list** x", "| Row one | y |\n| - | - |", "```md\n## Example head\n```", "",
].join("\n\n");
const files = {
  "docs/guide.md": guide,
  "docs/double.md": "# D\n\n## 5. Open\n\n### Example entry\n\n## 5. Closed\n\n### Example entry\n",
  "docs/book.md": "{{#include other.md}}\n",
  "docs/tool.py": "",
  "AGENTS.md": "# A\n\n## Guardrails\n",
  "docs/AGENTS.md": "# B\n\n## Style\n",
  "skills/save-notes/SKILL.md": "## Step 1: A\n\n## Step 2: B\n\n### Step 2.1: x\n\n### Step 2.2: y\n\n## Step 3: C\n\n7. seven\n",
};
const markdown = { kind: "markdown", file: "docs/page.md", files } as const;

testRule(
  rule,
  {
    good: [
      { ...markdown, text: "[g](guide.md) § Setup, `guide.md` § 2.1, guide.md §3, **`docs/guide.md`** § Agent Communication; `guide.md § 2.2`.\n" },
      { ...markdown, name: "titles in other forms", text: "`guide.md` § agent-communication, guide.md § **Size**, guide.md § \"Save Credentials\", guide.md § Focus-on-Descent, guide.md § handoff_signal rule.\n" },
      { ...markdown, name: "the sentence goes on", text: "See guide.md § Setup for the rest, guide.md § Agent Communication rules and `guide.md` § Size keeps this.\n" },
      { ...markdown, name: "a number and its title", text: "guide.md § 3 Size Management, guide.md § 3 (Size), guide.md § 3 — what it is, guide.md § 2 Forms.\n" },
      { ...markdown, name: "what stands out without a heading", text: "guide.md § Tier list, guide.md § Row one, (guide.md § Example head), guide.md § Setup 3.\n" },
      { ...markdown, name: "a document that is not linted, not there, or somewhere else", text: "`none.md` § X y, tool.py § 4, [w](https://example.com/guide.md) § Nothing Here, `~/guide.md` § No Such, {x}/guide.md § No Such.\n" },
      { ...markdown, name: "a document that takes in others", text: "See `book.md` § Whatever Else.\n" },
      { ...markdown, name: "links/fragment-exists speaks of fragments", text: "[guide.md § Nothing](guide.md#nothing), [g](guide.md#x) § Nothing Here.\n" },
      { ...markdown, name: "numbers of a document that has none like that", text: "AGENTS.md § 4, guide.md § 7.1, Step 9 of `guide.md`.\n" },
      { ...markdown, name: "steps", text: "Step 2.1 of `save-notes`, `../skills/save-notes/SKILL.md` (Step 7), save-notes, step 3, and Step 9 of the plan.\n" },
      { ...markdown, name: "a section that is to be made", text: "Add a guide.md § Release Notes. The `guide.md` § Release Notes should say so.\n" },
      { ...markdown, name: "labels of items, ranges, letters and forms", text: "guide.md § R4, guide.md §H1–H3, guide.md § 9-11, guide.md § 2e, guide.md § Foo, guide.md § x=y.\n" },
      { ...markdown, name: "examples and comments", text: "```md\nguide.md § Nothing Here\n```\n\n<!-- guide.md § Nothing Here -->\n\n`§ Nothing`\n" },
      { ...markdown, name: "EndogenAI/dogma: an axiom by its number", text: "See **AGENTS.md** § Guardrails 3 and `AGENTS.md` § Guardrail 5.\n" },
      { ...markdown, name: "a name that several documents have, found in one of them", text: "AGENTS.md § Guardrails, AGENTS.md § Style.\n" },
      { ...markdown, name: "Grimblaz/agent-orchestra: a sign that means a section of a document named before", text: "*Cited from § A check that cannot fail.* The plan's § Review holds, as does § Close-Out Record.\n\n## Setup\n" },
      { ...markdown, name: "a fence that is wrong", text: "guide.md § Nothing Here\n\n```sh\n" },
      { name: "a template", kind: "skill-resource", file: "skills/example/templates/page.md", files: { "skills/example/SKILL.md": "" }, text: "See SKILL.md § Nothing Here.\n" },
      { ...markdown, name: "more signs than prose has", text: `${"guide.md § Nothing Here ".repeat(2001)}\n` },
      { ...markdown, name: "its own sections", text: "See § Error handling above, § Setup below.\n\n## Error handling\n\n## 2. Setup\n" },
    ],
    bad: [
      { ...markdown, text: "[the guide](guide.md) [|§ Release Notes|], (`guide.md` [|§ Old Rules|]), guide.md [|§ \"Gone Here\"|].\n", reports: ["missing", "missing", "missing"] },
      { ...markdown, name: "inside a link or a code span", text: "[AGENTS.md [|§Release Notes|]](guide.md), `guide.md [|§ Release Notes|]`\n", reports: ["missing", "missing"] },
      { ...markdown, name: "the document behind the section", text: "As in [|§ Release Notes|] of [g](guide.md), [|§ 2.7|] of `guide.md` and [|section 9|] in guide.md.\n", reports: ["missing", "number", "number"] },
      { ...markdown, name: "one letter", text: "`guide.md` [|§ Agent Comunication|].\n", reports: ["near"], fixed: "`guide.md` § Agent Communication.\n" },
      { ...markdown, name: "Grimblaz/agent-orchestra: other words", text: "(guide.md [|§ Agent Team Communication|]).\n", reports: ["near"] },
      { ...markdown, name: "EndogenAI/dogma: the section was numbered anew", text: "see [s](guide.md) [|§ 2 Size Management|].\n", reports: ["renumbered"], fixed: "see [s](guide.md) § 3 Size Management.\n" },
      { ...markdown, name: "EndogenAI/dogma: numbers that are not there", text: "guide.md [|§ 5|], `guide.md` [|§ 2.3|] and `guide.md`, [|section 2.4|].\n", reports: ["number", "number", "number"] },
      { ...markdown, name: "EndogenAI/dogma: two sections of one number", text: "As in `double.md` [|§ 5|].\n", reports: ["several"] },
      { ...markdown, name: "EndogenAI/dogma: two sections of one title", text: "As in (`double.md` [|§ Example entry|]).\n", reports: ["titles"] },
      { ...markdown, name: "EndogenAI/dogma: one folder too few leads to another file of that name", text: "See [`AGENTS.md`](./AGENTS.md) [|§ Guardrails|].\n", reports: ["elsewhere"] },
      { ...markdown, name: "Synaptic-Labs-AI/PACT-Plugin: a step of another skill", text: "[|Step 4|] of `save-notes`, `skills/save-notes/SKILL.md` and follow [|Step 5|]; save-notes [|§ Step 2.7|].\n", reports: ["number", "number", "number"] },
      { ...markdown, name: "one of its own", text: "See [|§ Error handling|] above and (see [|§ Eror classes|]).\n\n## Errors of all kinds\n\n## Error classes\n", reports: ["missing", "near"], fixed: "See § Error handling above and (see § Error classes).\n\n## Errors of all kinds\n\n## Error classes\n" },
      { name: "a resource and its skill", kind: "skill-resource", files: { "skills/example/SKILL.md": "## Setup\n" }, text: "See SKILL.md [|§ Release Notes|].\n", reports: ["missing"] },
    ],
  },
  given,
);
