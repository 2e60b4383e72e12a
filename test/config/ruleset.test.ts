import { describe, expect, it } from "vitest";
import type { RuleEntry } from "../../src/core/rule.ts";
import { latestRuleset, presetSeverities } from "../../src/config/presets.ts";
import { settingsResolver } from "../../src/config/resolve.ts";
import { ruleEntries } from "../../rules/index.ts";
import { goodSkill, makeTree } from "../cli/tree.ts";
import { runCommandFully as run } from "../run-command.ts";

const entry = (id: string, ruleset?: number): RuleEntry => {
  const [first] = ruleEntries;
  if (first === undefined) throw new Error("no rules");
  return { ...first, id, meta: { ...first.meta, preset: "recommended", severity: "error", ...(ruleset !== undefined && { ruleset }) } };
};

describe("a ruleset", () => {
  const entries = [entry("a/old"), entry("a/new", 2), entry("a/newest", 3)];

  it("keeps rules of later ones out of presets", () => {
    expect([...presetSeverities(["recommended"], entries, 1).keys()]).toEqual(["a/old"]);
    expect([...presetSeverities(["strict"], entries, 2).keys()]).toEqual(["a/old", "a/new"]);
    expect([...presetSeverities(["recommended"], entries, 3).keys()]).toEqual(["a/old", "a/new", "a/newest"]);
  });

  it("is the nearest that is named, and does not touch a rule that is named itself", () => {
    const layer = (config: object): { source: string; base: string; config: object } => ({ source: "x", base: "", config });
    const rules = (...configs: object[]): string[] => [...settingsResolver(configs.map(layer), entries)("a.md").rules.keys()];
    expect(rules({ ruleset: 3 }, { ruleset: 1 })).toEqual(["a/old"]);
    expect(rules({ ruleset: 1 }, { rules: { "a/newest": "warning" } })).toEqual(["a/old", "a/newest"]);
  });

  it("is one that this version knows, and no rule is of a later one", async () => {
    for (const { id, meta } of ruleEntries) expect([id, (meta.ruleset ?? 1) <= latestRuleset]).toEqual([id, true]);
    for (const ruleset of ["0", "1.5", "new", String(latestRuleset + 1)]) {
      const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("a"), "markerlint.config.yaml": `ruleset: ${ruleset}\n` });
      const { status, stderr } = await run([], folder);
      expect([status, stderr]).toEqual([2, `markerlint: markerlint.config.yaml:1:10: \`ruleset\` is a whole number from 1 to ${String(latestRuleset)}, the newest that this version knows.\n`]);
    }
    const { folder } = makeTree({ "skills/a/SKILL.md": goodSkill("b"), "markerlint.config.yaml": "ruleset: 1\n" });
    expect((await run([], folder)).status).toBe(1);
  });
});
