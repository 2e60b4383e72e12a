import rule from "../../../rules/marker/required-lines.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const account = "<!-- completion-account-12 -->\n\n";

testRule(
  rule,
  {
    good: [
      `${account}adversarial_review_ran: true\n`,
      { name: "in bold, in a list, in capitals", text: `${account}- **adversarial_review_ran**: NO\n` },
      { name: "with a comment behind it", text: `${account}adversarial_review_ran: false # nobody was there\n` },
      { name: "another one in a fence that is never closed", text: `${account}adversarial_review_ran: true\n\n\`\`\`yaml\nadversarial_review_ran: false\n` },
      { name: "another one in a comment of several lines", text: `${account}adversarial_review_ran: true\n\n<!--\nadversarial_review_ran: false\n-->\n` },
      { name: "a line between two comments", text: `${account}<!-- a -->\nadversarial_review_ran: true\n<!-- b -->\n` },
      { name: "a state before its fence", text: "<!-- proposed-followups-42 -->\n\nstate: claimed\n\n```yaml\nstate: none\n```\n" },
      { name: "the next line behind a comment", text: "<!-- verification-evidence -->\n<!-- made by a script -->\n\n**Verification Evidence**\n" },
      { name: "a plan in which no review is told", text: "<!-- plan-issue-12 -->\n\n## Plan\n\nA stress test follows.\n" },
      { name: "the heading that readers know", text: "<!-- plan-issue-12 -->\n\n**Plan Stress-Test** (three passes)\n" },
      { name: "documentation", text: account, kind: "markdown" },
      { name: "a marker that is not where readers look", text: `Text.\n\n${account}`, kind: "markdown", contracts: [] },
    ],
    bad: [
      { text: "[|<!-- completion-account-12 -->|]\n\nDone.\n", reports: ["missing"] },
      { name: "Grimblaz/agent-orchestra#998: only as an example in a fence", text: "[|<!-- completion-account-12 -->|]\n\n~~~\nadversarial_review_ran: true\n~~~\n", reports: ["missing"] },
      { name: "Grimblaz/agent-orchestra#998: only in a comment", text: "[|<!-- completion-account-12 -->|]\n\n<!-- adversarial_review_ran: true -->\n", reports: ["missing"] },
      { text: `${account}adversarial_review_ran: [|maybe|]\n`, reports: ["value"] },
      { text: `${account}adversarial_review_ran: yes\n[|- adversarial_review_ran: no|]\n`, reports: ["more"] },
      { name: "a state that there is not", text: "<!-- proposed-followups-42 -->\n\nstate: [|open|]\n", reports: ["value"] },
      { name: "no state at all", text: "<!-- proposed-followups-42 -->\n\n[|state:|]\n", reports: ["value"] },
      { name: "Grimblaz/agent-orchestra#811: the heading in other words", text: "<!-- plan-issue-12 -->\n\n[|## Plan Stress Test|]\n", reports: ["value"] },
      { name: "behind another line", text: "<!-- verification-evidence -->\n\n[|Checked today:|]\n\n**Verification Evidence**\n", reports: ["next"] },
      { name: "a long line, which is cut in the message", text: `<!-- verification-evidence -->\n\n[|${"long ".repeat(30).trim()}|]\n\n**Verification Evidence**\n`, reports: ["next"] },
    ],
  },
  given,
);
