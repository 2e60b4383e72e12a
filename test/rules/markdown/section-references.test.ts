import rule from "../../../rules/markdown/section-references.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const steps = "## Step 1: A\n\n## Step 2: B\n\n## Step 3: C\n\n";
const sections = "## 2. A\n\n### 2.1 B\n\n### 2.2 C\n\n## 3. D\n\n";

testRule(
  rule,
  {
    good: [
      `${steps}See Step 1, step 2, Steps 1-3 and **Step 3**.\n`,
      `${sections}See § 2.1, §2.2, Section 3 and section 2.\n`,
      { name: "trailofbits/skills: one heading for two steps", text: `${steps}## Steps 4-5: More\n\nSee Step 5.\n` },
      { name: "a document that numbers nothing", text: "## A\n\nSee Step 4 and § 2.3.\n" },
      { name: "what is counted is something else", text: `${steps}See § 7, Section 9.1, Phase 5.\n` },
      { name: "numbers of list items, cells and examples", text: `${steps}4. x\n\n| Step 5 | y |\n| - | - |\n\n\`\`\`sh\n# Step 6: z\n\`\`\`\n\n**Step 7** w\n\nSee Step 4, Step 5, Step 6, Step 7.\n` },
      { name: "EndogenAI/dogma: other documents", text: `${sections}See \`MANIFESTO.md\` § 2.3, [guide](g.md) §2.4, values.md §2.5, and § 2.6 of the guide.\n` },
      { name: "standards and laws", text: `${sections}See Section 508, RFC 9110 section 2.4, the GDPR (§ 2.5), and section 2.6 of the Act.\n` },
      { name: "Synaptic-Labs-AI/PACT-Plugin: steps of another skill", text: `${steps}Run \`pact-handoff-harvest\` Step 5, then **subagent-driven-development** (Step 6), then Step 4 of that.\n` },
      { name: "in a link, a heading, a quote, code", text: `${steps}[Step 4](x.md)\n\n> Step 5\n\n\`Step 6\`\n\n### After Step 5\n` },
      { name: "garrytan/gstack: steps that stand in other files", text: "## Step 1: A\n\n## Step 2: B\n\n## Step 9: C\n\n## Step 10: D\n\nGo on with Step 5.\n" },
      { name: "unslothai/unsloth: steps of a training", text: `${steps}The loss falls at step 4. By Step 50 it is low.\n` },
      { name: "EndogenAI/dogma: phases of another plan", text: "## Phase 1: A\n\n## Phase 2: B\n\n## Phase 3: C\n\nIt prepares Phase 10.\n" },
      { name: "numbers of two parts in another part", text: `${sections}See § 4.1 and § 3.2.\n` },
      { name: "letters, per cents, ranges", text: `${steps}Step 4a, Step 5%, Step 6-beta, Step 6.x.\n` },
      { name: "a fence that is wrong", text: `${steps}See Step 5.\n\n\`\`\`sh\n` },
    ],
    bad: [
      { text: `${steps}Then run [|Step 4|].\n`, reports: ["missing"] },
      { name: "EndogenAI/dogma: a section that was numbered anew", text: `${sections}See [|§ 2.3|] for the rule, and [|section 2.7|].\n`, reports: ["missing", "missing"] },
      { name: "a step of two parts", text: "## Step 3: A\n\n### Step 3.1: B\n\n### Step 3.5: C\n\nAs in [|Step 3.2|]: no.\n", reports: ["missing"] },
      { name: "Synaptic-Labs-AI/PACT-Plugin: the rule of a step", text: `${steps}- Add the ids with the [|Step 8|] rule.\n`, reports: ["missing"] },
      { name: "a step that is left out", text: "## Step 1: A\n\n## Step 2: B\n\n## Step 4: C\n\nSee _[|Step 3|]_.\n", reports: ["missing"] },
      { name: "many sections", text: `${[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `## Phase ${n}: A`).join("\n\n")}\n\nIn [|Phase 9|] it ends.\n`, reports: ["missing"] },
    ],
  },
  given,
);
