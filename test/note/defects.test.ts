import { describe, expect, it } from "vitest";
import type { ContractSource } from "../../src/contract/source.ts";
import { lintWith, type LintCase } from "../../src/testing/lint-with.ts";
import { given } from "../given.ts";
import { loadRules } from "../rule-modules.ts";

/** Defects that stood in public scratchpads and plans of EndogenAI/dogma, written anew, each with the check that finds it. */
const rules = (await loadRules()).filter(({ id }) => id.startsWith("note/"));
const pad = ".tmp/main/2026-03-04.md";
const archive = "docs/sessions/main/2026-03-04.md";
const title = "# Session — main / 2026-03-04\n\n";

const plan: ContractSource = {
  contract: "note",
  name: "plan",
  files: ["plans/*", "plans/**"],
  parts: { date: { type: "date" }, slug: { type: "word" }, n: { type: "ordinal" }, topic: { type: "text" } },
  path: { forms: "plans/{date}-{slug}.md" },
  states: { done: ["✅", "complete"], open: ["⬜", "not started"] },
  sections: {
    phase: {
      heading: "Phase {n} — {topic}",
      level: 3,
      series: { part: "n" },
      labels: { "Depends on": {}, CI: { forms: ["Tests", "Auto-validate", "Lint"] }, Status: {} },
      refers: [{ label: "Depends on", to: ["phase"], forms: "Phase {n}", part: "n", order: "before" }],
      state: { heading: true, label: "Status", tasks: true, boxes: "Phase {n}", done: ["done"] },
    },
  },
  phrases: [{ name: "template", words: ["<…>"], reason: "a place of the template is not filled in" }],
};
const inPlan = { file: "plans/2026-03-04-tables.md", contracts: [plan] };

function found(lintCase: LintCase): string[] {
  return lintWith({ ...given, rules }, { kind: "note", ...lintCase }).map(({ ruleId, region }) => `${ruleId}:${String(region.startPoint.line)}`);
}

describe("a defect of the wild is found by", () => {
  it.each<[string, LintCase, string]>([
    ["note/phrases: the number of a review output is the letter of the template (71d0593)", { file: pad, text: `${title}## Phase N Review Output\n` }, "note/phrases:3"],
    ["note/labels: a field that was cut (4444ecf)", { ...inPlan, text: "### Phase 1 — A\n\n**CI**: Tests + Auto-…\n" }, "note/labels:3"],
    ["note/git-state: a scratchpad in a commit (ec0c9f0)", { file: pad, text: title, git: "tracked" }, "note/git-state:1"],
    ["note/phrases: stubs of the scaffold left in (70d5395)", { ...inPlan, text: "### Phase 1 — <Name>\n" }, "note/phrases:1"],
    ["note/line-ranges: lines that are those of another section (c533869)", { file: pad, text: "## Session Start [L169–L196]\n\nText.\n" }, "note/line-ranges:1"],
    ["note/relations: a source that never existed", { file: archive, text: `${title}## Session Start\n\nGoverning axiom: Endogenous-First — primary endogenous source: \`docs/plans/2026-03-04-none.md\`.\n` }, "note/relations:5"],
    ["note/stubs: put away twice (4f6e253)", { file: archive, text: `${title}## Phase 1 Output (archived 2026-03-04 — x) (archived 2026-03-04 — (no content))\n` }, "note/stubs:3"],
    ["note/unique-sections: two lists of live sections (4f6e253)", { file: archive, text: `${title}## Active Context\n\n## Active Context\n` }, "note/unique-sections:5"],
    ["note/series: phases 1, 2 and 5 (4f6e253)", { file: archive, text: `${title}## Phase 1 Output\n\n## Phase 2 Output\n\n## Phase 5 Review Output\n` }, "note/series:7"],
    ["note/phrases: line breaks written as two signs", { file: archive, text: `${title}Log\\n\\n## Session Start\\n\\nText.\n` }, "note/phrases:3"],
    ["note/unique-sections: two beginnings", { file: archive, text: `${title}## Session Start\n\nA.\n\n## Session Start\n\nB.\n` }, "note/unique-sections:7"],
    ["note/first-sentence: the sentence outside its section", { file: archive, text: `${title}Governing axiom: Endogenous-First — primary endogenous source: \`AGENTS.md\`.\n\n## Session Start\n\nText.\n` }, "note/first-sentence:7"],
    ["note/data: the number of an issue in quotes", { file: archive, text: `${title}## Session State\n\n\`\`\`yaml\nbranch: main\nactive_phase: null\nactive_issues: ['394']\nphases: []\n\`\`\`\n` }, "note/data:8"],
    ["note/phrases: a host twice", { file: archive, text: `${title}See https://github.com/github.com/a/b.\n` }, "note/phrases:3"],
    ["note/data: phases without the key for their names", { file: archive, text: `${title}## Session State\n\n\`\`\`yaml\nbranch: main\nactive_phase: null\nphases:\n  - "Phase 1": not-started\n\`\`\`\n` }, "note/data:9"],
    ["note/labels: two blocks in one checkpoint", { file: pad, text: `${title}## Pre-Compact Checkpoint\n\n- **Current state**: a\n- **Next action**: b\n- **Current state**: c\n` }, "note/labels:7"],
    ["note/conditions: done while an earlier one is open", { file: pad, text: `${title}## Orchestration Plan\n\n### Phase 5 — A ⬜\n\n### Phase 7 — B ✅\n` }, "note/conditions:7"],
    ["note/data: a state that nobody filled in", { file: pad, text: `${title}## Session State\n\n\`\`\`yaml\nbranch: main\nactive_phase: null\nphases: []\n\`\`\`\n\n## Phase 1A Output\n` }, "note/data:8"],
    ["note/state: a ticked box against an open mark (b0fe6ba)", { ...inPlan, text: "### Phase 1 — A ⬜\n\n## Acceptance Criteria\n\n- [x] Phase 1 APPROVED\n" }, "note/state:5"],
    ["note/references: a phase that waits for a later one (30afae4)", { ...inPlan, text: "### Phase 1 — A\n\n**Depends on**: Phase 2\n\n### Phase 2 — B\n" }, "note/references:3"],
    ["note/path: spaces and a colon in the name of a plan (b9dac5b)", { contracts: [plan], file: "plans/2026-03-18-sprint 19: tables.md", text: "# Plan\n" }, "note/path:1"],
  ])("%s", (_, lintCase, expected) => {
    expect(found(lintCase)).toContain(expected);
  });
});
