import rule from "../../../rules/markdown/section-numbers.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

/** Headings, one for each line: the depth is the number of marks. */
const doc = (...lines: string[]): string => `${lines.join("\n\n")}\n`;

testRule(
  rule,
  {
    good: [
      doc("# A", "## 1. B", "## 2. C", "### 2.1 D", "### 2.2 E", "## 3. F"),
      { name: "numbers that are left out", text: doc("## Step 1: A", "## Step 3: B", "## Step 3.5: C", "## Step 10: D") },
      { name: "one series for each section", text: doc("## A", "### Step 1", "### Step 2", "### Step 3", "## B", "### Step 2", "### Step 3", "### Step 1") },
      { name: "a series that begins anew", text: doc("## 1. A", "## 2. B", "## 3. C", "## More", "## 1. D", "## 2. E", "## 0. F", "## 1. G") },
      { name: "what is counted differs", text: doc("## Phase 1: A", "## Step 1: B", "## 1. C", "## Phase 2: D", "## Step 2: E", "## 2. F") },
      { name: "EndogenAI/dogma: words behind the number", text: doc("### Phase 1 — A", "### Phase 1 Review — B", "### Phase 2 — C", "### Phase 2 Review — D") },
      { name: "launchdarkly/agent-skills: a variant in brackets", text: doc("## Step 1: A", "## Step 2: B", "## Step 2 (another way): C", "## Step 3: D") },
      { name: "garrytan/gstack: letters behind the number", text: doc("## Phase 4: A", "## Phase 4.5: B", "## Phase 4.5a: C", "## Phase 4.5b: D", "## Phase 5b: E", "## Phase 6: F") },
      { name: "versions, latest first", text: doc("# Changes", "## 2.1 Names", "## 2.0 Files", "## 1.9 Links", "## 1.8 Words") },
      { name: "versions, dates, names", text: doc("## 1.2.0", "## 1.1.0", "## 2026-11-30", "## Python 3: A", "## Python 2: B", "## 3 ways", "## 2 ways", "## 508 rules", "## 5S", "## 3D", "## 2FA") },
      { name: "the same number for each, as Markdown allows in lists", text: doc("## 1. A", "## 1. B", "## 1. C") },
      { name: "too few to be a series", text: doc("## 2. A", "## 2. B") },
      { name: "a count down", text: doc("## Step 4: A", "## Step 3: B", "## Step 2: C", "## Step 1: D") },
      { name: "davila7/claude-code-templates: some of a long list, in groups", text: doc("## 12. A", "## 40. B", "## 89. C", "## 63. D", "## 90. E") },
      { name: "numbers of two parts under a labelled section", text: doc("## Phase 1: A", "### 1.1 B", "### 1.2 C", "## Phase 2: D", "### Step 2.1: E") },
      { name: "numbers of two parts of another count", text: doc("## 1. A", "### 4.1 B", "### 4.2 C", "## 2. D", "### 7.1 E") },
      { name: "headings in an example and in a quote", text: "## 1. A\n\n```md\n## 1. B\n```\n\n> ## 1. C\n\n## 2. D\n\n## 3. E\n" },
      { name: "secondsky/claude-skills: headings of an example that was closed too early", text: "## 1. A\n\n## 2. B\n\n## 3. C\n\n```md\n```sh\n```\n## 2. D\n```\n" },
      { name: "a section in a block that was begun by mistake", text: "## 1.1 A\n\n### 1.1.1 B\n\n### 1.1.2 C\n\n````\n## 2.1 D\n\n```md\n### 2.1.1 E\n```\n````\n\n### 2.1.2 F\n" },
    ],
    bad: [
      { name: "EndogenAI/dogma: a section put between", text: doc("# S", "## 5. A", "## [|5|]. B", "### 5.1 C", "## 6. D"), reports: ["duplicate"] },
      {
        name: "EndogenAI/dogma: one heading numbered anew, its children not",
        text: doc("## 2. A", "### 2.1 B", "### 2.2 C", "### [|3.0|] D", "## 3. E", "### 3.1 F", "## 5. G", "## 6. H", "### [|5.1|] I", "### [|5.2|] J", "## L", "## [|6|]. M", "### 6.1 N", "## 7. O"),
        reports: ["parent", "parent", "parent", "duplicate"],
      },
      { name: "github/awesome-copilot: a step written twice", text: doc("### Step 1 — A", "### Step 2 — B", "### Step [|2|] — B", "### Step 3 — C"), reports: ["duplicate"] },
      { name: "out of order", text: doc("## 1. A", "## 2. B", "## 5. C", "## [|3|]. D", "## 6. E"), reports: ["order"] },
      { name: "numbers of two parts", text: doc("### 1.1 A", "### 1.3 B", "### [|1.2|] C", "### 1.4 D"), reports: ["order"] },
      { name: "marks of all kinds", text: doc("## 1) A", "## 2. B", "## **2:** C", "## 3 — D").replace("**2:**", "**[|2|]:**"), reports: ["duplicate"] },
      { name: "underlined headings", text: "1. A\n===\n\nStep 1: B\n---\n\nStep 2: C\n---\n\nStep [|2|]: D\n---\n\nStep 3: E\n---\n", reports: ["duplicate"] },
      { name: "under another part of the same section", text: doc("## 1. A", "### 1.1 B", "#### 1.1.1 C", "### 1.2 D", "#### [|1.1.2|] E"), reports: ["parent"] },
    ],
  },
  given,
);
