import { describe, expect, it } from "vitest";
import { lintWith } from "../../src/testing/lint-with.ts";
import { given } from "../given.ts";
import { loadRules } from "../rule-modules.ts";

const rules = (await loadRules()).filter(({ id }) => id.startsWith("note/"));
const file = { file: "docs/plans/2026-03-04-tables.md", kind: "note" } as const;

function found(phases: string): string[] {
  const text = `# Workplan: Tables\n\n**Branch**: \`feat/tables\`\n\n## Objective\n\nRead tables.\n\n## Phase Plan\n\n${phases}\n\n## Acceptance Criteria\n\n- [ ] tables\n`;
  return lintWith({ ...given, rules }, { ...file, text }).map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

/** A phase in the form of the template. */
function phase(name: string, more: { dependsOn?: string; status?: string; agent?: string } = {}): string {
  const { dependsOn = "nothing", status = "⬜ Not started", agent = "Scout" } = more;
  return `### Phase ${name}\n**Agent**: ${agent}\n**Deliverables**: a file\n**Depends on**: ${dependsOn}\n**Status**: ${status}`;
}

const gate = (number: string, status = "⬜ Not started"): string => `### Phase ${number} Review — Review Gate\n**Agent**: Review\n**Depends on**: Phase ${number}\n**Status**: ${status}`;

describe("a work plan", () => {
  it("is good as its template has it", () => {
    expect(found([phase("1 — Read"), gate("1"), phase("2 — Write", { dependsOn: "Phase 1 Review" }), gate("2")].join("\n\n"))).toEqual([]);
  });

  it("has a gate behind each phase, once it has gates", () => {
    expect(found([phase("1 — Read"), gate("1"), phase("2 — Write"), phase("3 — Check"), gate("3")].join("\n\n"))).toEqual([
      expect.stringContaining("(review-after-phase)"),
      expect.stringContaining("(reviewed-plan)"),
    ]);
  });

  it("has at least one", () => {
    expect(found([phase("1 — Read"), phase("2 — Write")].join("\n\n"))).toEqual([expect.stringContaining("(reviews)")]);
  });

  it("names phases only before it says what they gate, inform or may run beside", () => {
    for (const dependsOn of ["Phase 1 Review (gates Phase 9)", "Phase 1; unblocks Phase 9", "nothing, can run beside Phase 9", "Phase 1 — parallel to Phase 9"]) {
      expect(found([phase("1 — Read"), gate("1"), phase("2 — Write", { dependsOn }), gate("2")].join("\n\n")), dependsOn).toEqual([]);
    }
    expect(found([phase("1 — Read"), gate("1"), phase("2 — Write", { dependsOn: "Phase 9" }), gate("2")].join("\n\n"))).toEqual([expect.stringMatching(/^note\/references: /)]);
  });

  it("counts phases by letters and by letters behind numbers", () => {
    expect(found([phase("A — Read"), gate("A"), phase("B — Write", { dependsOn: "Phase A" }), gate("B")].join("\n\n"))).toEqual([]);
    expect(found([phase("1A — Read"), gate("1A"), phase("1B — Write", { dependsOn: "Phase 1" }), gate("1B")].join("\n\n"))).toEqual([]);
    expect(found([phase("A — Read"), gate("A"), phase("C — Write"), gate("C")].join("\n\n"))).toEqual([expect.stringMatching(/^note\/series: /)]);
  });

  it("is done in order, gates before what follows them", () => {
    const done = "✅ Complete";
    expect(found([phase("1 — Read", { status: done }), gate("1"), phase("2 — Write", { status: done }), gate("2", done)].join("\n\n"))).toEqual([expect.stringContaining("(gate-before-next)")]);
    expect(found([phase("1 — Read"), gate("1", done), phase("2 — Write", { status: done }), gate("2", done)].join("\n\n"))).toContainEqual(expect.stringContaining("(done-in-order)"));
  });

  it("says what is missing in a phase", () => {
    expect(found(`### Phase 1 — Read\n\nRead it.\n\n${gate("1")}`)).toEqual([
      expect.stringMatching(/^note\/labels: .*Agent/),
      expect.stringMatching(/^note\/labels: .*Deliverables/),
      expect.stringMatching(/^note\/labels: .*Depends on/),
      expect.stringContaining("(agent)"),
    ].sort());
  });
});
