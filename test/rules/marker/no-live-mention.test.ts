import rule from "../../../rules/marker/no-live-mention.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";
import { plan } from "./contracts.ts";

const own = "<!-- engagement-record-design-575 -->\n\n";

testRule(
  rule,
  {
    good: [
      "<!-- engagement-record-design-575 -->\n",
      { name: "the inert form", text: `${own}The first line is \`engagement-record-design-575\`.\n` },
      { name: "in a code span in the middle of a line", text: `${own}Write \`<!-- engagement-record-design-575 -->\` first.\n` },
      { name: "in a quote, whose sign stands before it", text: `${own}> <!-- engagement-record-design-1 -->\n` },
      { name: "in a fence in the middle of a line", text: `${own}\`\`\`sh\necho '<!-- engagement-record-design-1 -->'\n\`\`\`\n` },
      { name: "a template", text: `${own}\`\`\`md\n<!-- engagement-record-{phase}-{ID} -->\n\`\`\`\n` },
      { name: "documentation", text: "```md\n<!-- engagement-record-design-575 -->\n```\n", kind: "markdown" },
      { name: "a skill", text: "---\nname: example\n---\n\n    <!-- engagement-record-design-575 -->\n", kind: "skill" },
      { name: "a family whose readers see only comments", text: "```md\n<!-- plan-1 -->\n```\n", contracts: [plan] },
      { name: "a head with more text in the comment", text: `${own}\`\`\`md\n<!-- engagement-record-design-575 is the first -->\n\`\`\`\n` },
    ],
    bad: [
      { name: "Grimblaz/agent-orchestra#1031: in the middle of a line, where some readers look for the text alone", text: "<!-- completion-account-12 -->\n\nIt waits for `[|<!-- plan-issue-12 -->|]`.\n", reports: ["live"], fixed: "<!-- completion-account-12 -->\n\nIt waits for `plan-issue-12`.\n" },
      {
        text: `${own}\`\`\`md\n[|<!-- engagement-record-design-1 -->|]\n\`\`\`\n`,
        reports: ["live"],
        fixed: `${own}\`\`\`md\nengagement-record-design-1\n\`\`\`\n`,
      },
      { name: "without one of its own: perhaps the real one", text: "````md\n[|<!-- engagement-record-design-1 -->|]\n```yaml\na: b\n```\n````\n", reports: ["live"], fixed: "````md\nengagement-record-design-1\n```yaml\na: b\n```\n````\n" },
      { name: "in indented code", text: `${own}    [|<!--engagement-record-design-1-->|]\n`, reports: ["live"], fixed: `${own}    engagement-record-design-1\n` },
      { name: "in a list", text: `${own}- \`\`\`\n  [|<!-- engagement-record-plan-1 -->|] text\n  \`\`\`\n`, reports: ["live"], fixed: `${own}- \`\`\`\n  engagement-record-plan-1 text\n  \`\`\`\n` },
      { name: "behind an invisible character", text: `${own}\`\`\`\n\u200B[|<!-- engagement-record-plan-1 -->|]\n\`\`\`\n`, reports: ["live"], fixed: `${own}\`\`\`\n\u200Bengagement-record-plan-1\n\`\`\`\n` },
      { name: "in another comment", text: `${own}<!--\n[|<!-- engagement-record-plan-1 -->|]\n`, reports: ["live"] },
      { name: "signs around it that would make new delimiters", text: `${own}\`\`\`\n[|<!-- engagement-record-plan-1 -->|]->\n\`\`\`\n`, reports: ["live"], fixed: `${own}\`\`\`\nengagement-record-plan-1->\n\`\`\`\n` },
      { name: "two of them", text: `# 😀\n\n${own}\`\`\`\n[|<!-- engagement-record-plan-1 -->|]\n[|<!-- engagement-record-plan-2 -->|]\n\`\`\`\n`, reports: ["live", "live"], fixed: `# 😀\n\n${own}\`\`\`\nengagement-record-plan-1\nengagement-record-plan-2\n\`\`\`\n` },
    ],
  },
  given,
);
