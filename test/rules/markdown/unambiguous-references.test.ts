import rule from "../../../rules/markdown/unambiguous-references.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const twice = "## Daily Run\n\n### Step 1: A\n\n### Step 2: B\n\n## Weekly Run\n\n### Step 1: C\n\n### Step 2: D\n\n";

testRule(
  rule,
  {
    good: [
      "## Step 1: A\n\n## Step 2: B\n\n## Step 3: C\n\nSee Step 1.\n",
      { name: "in its own section", text: `${twice}See Step 1.\n` },
      { name: "with the name of the section", text: `${twice}## More\n\nSee Daily Run Step 1, and step 2 of the weekly run.\n` },
      { name: "of another document", text: `${twice}## More\n\nSee Step 1 in \`run.md\`.\n` },
      { name: "no such step", text: `${twice}## More\n\nSee Step 7.\n` },
    ],
    bad: [
      { name: "Synaptic-Labs-AI/PACT-Plugin: a third section", text: `${twice}## More\n\nIt repeats [|Step 2|] once.\n`, reports: ["several"] },
      { name: "before the first heading", text: `Begin with [|step 1|].\n\n${twice}`, reports: ["several"] },
      { name: "one number given twice", text: "# S\n\n## 1. A\n\n## 2. B\n\n## 2. C\n\n# T\n\nSee [|§ 2|].\n", reports: ["several"] },
    ],
  },
  given,
);
