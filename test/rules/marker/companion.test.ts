import rule from "../../../rules/marker/companion.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const spine = "<!-- frame-spine\nspine_schema_version: 2\n-->";

testRule(
  rule,
  {
    good: [
      `<!-- plan-issue-12 -->\n\n${spine}\n`,
      { name: "the other one below", text: `${spine}\n\n<!-- plan-issue-12 -->\n` },
      { name: "the other one misspelt, which another rule names", text: `<!-- Plan-Issue-12 -->\n\n${spine}\n` },
      { name: "steps in a plan, and in the comment of its slices", text: "<!-- plan-issue-12 -->\n\n<!-- frame-slice\nstep_id: s1\n-->\n" },
      { text: "<!-- frame-slices-12 -->\n\n<!-- frame-slice\nstep_id: s1\n-->\n" },
      { name: "no line that asks for one", text: "<!-- plan-issue-12 -->\n\n## Plan\n" },
      { name: "a line in a fence", text: "<!-- plan-issue-12 -->\n\n```md\n**Plan Stress-Test**\n```\n" },
      { name: "a review that is counted", text: "<!-- plan-issue-12 -->\n\n**Plan Stress-Test**\n\n<!-- judge-rulings\n- finding_id: none\n  judge_ruling: defense-sustained\n-->\n" },
      { name: "documentation", text: spine, kind: "markdown" },
      {
        name: "a family that nobody declares",
        text: "<!-- pointer 7 -->\n",
        contracts: [{ contract: "marker", family: "pointer", head: "pointer {id}", body: { beside: [{ families: ["unknown-family"] }] } }],
      },
    ],
    bad: [
      { name: "Grimblaz/agent-orchestra#893: a plan without its marker", text: `## Plan\n\n[|${spine}|]\n`, reports: ["missing"] },
      { name: "once for several", text: "[|<!-- frame-slice\nstep_id: s1\n-->|]\n\n<!-- frame-slice\nstep_id: s2\n-->\n", reports: ["missing"] },
      { name: "Grimblaz/agent-orchestra#811: a review in prose alone", text: "<!-- plan-issue-12 -->\n\n[|**Plan Stress-Test**|]\n\n- M1: sustained\n", reports: ["missing"] },
      { name: "the other one in a fence", text: `\`\`\`md\n<!-- plan-issue-12 -->\n\`\`\`\n\n[|${spine}|]\n`, reports: ["missing"] },
    ],
  },
  given,
);
