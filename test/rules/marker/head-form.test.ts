import rule from "../../../rules/marker/head-form.ts";
import { testRule } from "../../../src/testing/rule-tester.ts";
import type { MarkerContractSource } from "../../../src/contract/source.ts";
import { given } from "../../given.ts";

const at = "comments/comment.md";
const state: MarkerContractSource = {
  contract: "marker",
  family: "run-state",
  head: "run-state v{version}",
  parameters: { version: { type: "version" } },
  payload: { in: "comment", language: "yaml" },
  files: [{ glob: "state/*.md" }],
};
const contracts = [state];
const pair: MarkerContractSource = { contract: "marker", family: "summary", head: "summary:begin", pair: { end: "summary:end" } };

testRule(
  rule,
  {
    good: [
      "<!-- engagement-record-design-575 -->\n",
      "<!--engagement-record-design-575-->\n",
      "<!--\nengagement-record-design-575\n-->\n",
      { name: "another family", text: "<!-- credit-input-design-575 -->\n<!-- engagement-records -->\n<!-- engagement-recorder-design-575 -->\n" },
      { name: "a longer name", text: "<!-- old-engagement-record-design-575 -->\n" },
      { name: "a sentence that begins like a head", text: "<!-- Engagement record design 575 was replaced by the one below. -->\n" },
      { name: "in a code span or a fence", text: "Write `<!-- Engagement-Record-design-575 -->`.\n\n```md\n<!-- engagement_record-design-575 -->\n```\n" },
      { name: "in a quote", text: "> <!-- Engagement-record-design-575 -->\n" },
      { name: "a template in documentation", text: "<!-- engagement-record-{phase}-{ID} -->\n", kind: "markdown" },
      { name: "a template in a skill", text: "---\nname: example\n---\n\n<!-- engagement-record-review-{PR} -->\n", kind: "skill" },
      { name: "another phase in documentation", text: "<!-- engagement-record-deploy-12 -->\n", kind: "markdown" },
      { name: "a sentence behind a head in documentation", text: "<!-- engagement-record-design-12 comes here -->\n", kind: "markdown" },
      { name: "a comment that is not closed, which another rule judges", text: "<!-- Engagement-record-design-12\n" },
      { name: "karlderkaefer/cdk-notifier#230: an id that begins like another", text: "<!-- run-state-archive v1\na: b\n-->\n\n<!-- run-stateful -->\n\n<!-- run-state.old v1 -->\n", contracts },
      { name: "a head that names no family, which others may use in their own way", text: "<!-- LIST:END -->\n<!-- {name}:begin -->\n", contracts: [{ contract: "marker", family: "region", head: "{name}:begin", pair: { end: "{name}:end" } }] },
      { name: "both halves of a pair", text: "<!-- summary:begin -->\n<!-- summary:end -->\n", contracts: [pair] },
    ],
    bad: [
      { text: "<!-- [|Engagement-R|]ecord-design-575 -->\n", reports: ["case"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "a word in capitals", text: "<!-- engagement-record-[|DESIGN|]-575 -->\n", reports: ["case"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { text: "<!-- engagement[|_|]record-design-575 -->\n", reports: ["separator"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "underscores everywhere", text: "<!-- engagement[|_record_|]design_575 -->\n", reports: ["separator"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "long dashes, as word processors make them", text: "<!-- engagement[|–record—|]design‑575 -->\n", reports: ["separator"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "spaces for hyphens", text: "<!-- engagement[| record |]design 575 -->\n", reports: ["separator"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "an invisible character in the head", text: "<!-- [|\u200B|]engagement-record-design-575 -->\n", reports: ["invisible"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "an invisible character in the number", text: "<!-- engagement-record-design-[|5\u200B75|] -->\n", reports: ["invisible"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "a byte-order mark inside the comment", text: "<!--[|\uFEFF|] engagement-record-design-575 -->\n", reports: ["invisible"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { name: "a misspelt family", text: "<!-- [|engagment-record|]-design-575 -->\n", reports: ["spelling"], fixed: "<!-- engagement-record-design-575 -->\n" },
      { text: "<!-- engagement-record-design-[|{ID}|] -->\n", reports: ["placeholder"] },
      { text: "<!-- engagement-record-[|{phase}|]-{ID} -->\n", reports: ["placeholder"] },
      { text: "<!-- engagement-record-review-[|$PR|] -->\n", reports: ["placeholder"] },
      { text: "<!-- engagement-record-design-[|ISSUE_NUMBER|] -->\n", reports: ["placeholder"] },
      { text: "<!-- engagement-record-[|desing|]-575 -->\n", reports: ["parameter"] },
      { text: "<!-- engagement-record-[|deploy|]-575 -->\n", reports: ["parameter"] },
      { text: "<!-- engagement-record-design-[|575a|] -->\n", reports: ["parameter"] },
      { text: "<!-- engagement-record-design-[|#575|] -->\n", reports: ["parameter"] },
      { text: "<!-- engagement-record-design-575 [|for the storage|] -->\n", reports: ["text"] },
      { name: "a payload inside the comment", text: "<!-- engagement-record-design-575\n[|schema_version: 2|]\n-->\n", reports: ["text"] },
      { text: "<!-- engagement-record-design-[|0|] -->\n", reports: ["minimum"] },
      { name: "in documentation", text: "# Records\n\n<!-- [|E|]ngagement-record-design-575 -->\n", kind: "markdown", reports: ["case"], fixed: "# Records\n\n<!-- engagement-record-design-575 -->\n" },
      { name: "a payload behind the head stays", text: "<!-- [|Run-S|]tate v1\nphase: A\n-->\n", contracts, file: at, reports: ["case"], fixed: "<!-- run-state v1\nphase: A\n-->\n" },
      { name: "in a list item, with its indentation", text: "- x\n\n  <!-- run[|_|]state v1\n  phase: A\n  -->\n", contracts, reports: ["separator"], fixed: "- x\n\n  <!-- run-state v1\n  phase: A\n  -->\n" },
      { name: "several mistakes over several lines, which nothing mends", text: "- x\n\n  <!-- [|Run\n  S|]tate v1\n  phase: A\n  -->\n", contracts, reports: ["separator"] },
      { text: "<!-- run-state [| |]v1\nphase: A\n-->\n", contracts, reports: ["spacing"], fixed: "<!-- run-state v1\nphase: A\n-->\n" },
      { name: "the end of a pair", text: "<!-- summary:begin -->\n<!-- summary:[|END|] -->\n", contracts: [pair], kind: "markdown", reports: ["case"], fixed: "<!-- summary:begin -->\n<!-- summary:end -->\n" },
      { name: "a file that the contract names", text: "<!-- run-state v[|{version}|]\na: b\n-->\n", contracts, kind: "markdown", file: "state/a.md", reports: ["placeholder"] },
    ],
  },
  given,
);
