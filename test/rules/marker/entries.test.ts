import rule from "../../../rules/marker/entries.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import { given } from "../../given.ts";

const fence = (...entries: string[]): string => `\`\`\`json\n[\n${entries.join(",\n")}\n]\n\`\`\`\n`;
const entry = (members: string): string => `  { "marker": "<!-- plan-issue-12 -->", ${members} }`;

testRule(
  rule,
  {
    good: [
      { name: "an entry that agrees", kind: "markdown", text: fence(entry('"family": "plan-issue", "number": 12, "targetSurface": "issue", "noPreserve": true')) },
      { name: "an entry to fill in", kind: "markdown", text: fence(entry('"family": "{family}", "number": "{ID}", "targetSurface": "<surface>"')) },
      { name: "another family with a number of no issue", kind: "markdown", text: fence('  { "marker": "<!-- refs-injected-12 -->", "number": "12" }') },
      { name: "no entry", kind: "markdown", text: fence('  { "number": "0x10", "noPreserve": "false" }') },
      { name: "text around the marker", kind: "markdown", text: fence('  { "body": "see <!-- plan-issue-12 -->", "number": "12" }') },
      { name: "no JSON", kind: "markdown", text: "```json\n[{\n```\n" },
      { name: "shown as wrong", kind: "markdown", text: `Do not write this:\n\n${fence(entry('"number": 123.5'))}` },
      { name: "a review, which belongs to a pull request", kind: "markdown", text: fence('  { "marker": "<!-- engagement-record-review-42 -->", "number": 42, "targetSurface": "pull-request" }') },
      { name: "a comment shows what was", kind: "comment", text: fence(entry('"number": 123.5')) },
    ],
    bad: [
      { name: "Grimblaz/agent-orchestra#917: a number that is rounded", kind: "markdown", text: fence(entry('"number": [|123.5|]')), reports: ["type"] },
      { name: "Grimblaz/agent-orchestra#917: a number in another base", kind: "markdown", text: fence(entry('"number": [|"0x10"|]')), reports: ["type"] },
      { name: "Grimblaz/agent-orchestra#917: a power of ten", kind: "markdown", text: fence(entry('"number": [|"1e3"|]')), reports: ["type"] },
      { name: "Grimblaz/agent-orchestra#893: a truth value in quotes", kind: "markdown", text: fence(entry('"noPreserve": [|"false"|]')), reports: ["boolean"] },
      { name: "Grimblaz/agent-orchestra#893: a surface that there is not", kind: "markdown", text: fence(entry('"targetSurface": [|"issues"|]')), reports: ["surface"] },
      { name: "the surface of another family", kind: "markdown", text: fence('  { "marker": "<!-- engagement-record-review-42 -->", "targetSurface": [|"issue"|] }'), reports: ["surface"] },
      { name: "the marker of another issue", kind: "markdown", text: fence(entry('"number": [|13|]')), reports: ["number"] },
      { name: "another family", kind: "markdown", text: fence(entry('"family": [|"frame-slices"|]')), reports: ["family"] },
      { name: "a misspelt family", kind: "markdown", text: fence(entry('"family": [|"plan-isue"|]')), reports: ["family"] },
      { name: "in a list and below other entries", kind: "markdown", text: `- Write:\n\n  \`\`\`json\n  { "entries": [\n    { "marker": "<!-- plan-issue-7 -->", "number": 7 },\n    { "marker": "<!-- plan-issue-8 -->", "number": [|7|] }\n  ] }\n  \`\`\`\n`, reports: ["number"] },
      { name: "a file", kind: "manifest", file: ".tmp/burst.json", text: '[{ "marker": "<!-- plan-issue-12 -->", "number": [|"12"|] }]\n', reports: ["type"] },
    ],
  },
  given,
);
