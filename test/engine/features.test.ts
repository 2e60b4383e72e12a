import { describe, expect, it } from "vitest";
import type { ConfigLayer } from "../../src/config/config.ts";
import { compileContract } from "../../src/contract/compile-contract.ts";
import { featuresOf, mayApply } from "../../src/engine/features.ts";
import type { LintInput } from "../../src/engine/lint-text.ts";
import { lintWith } from "../../src/testing/lint-with.ts";
import { all, samples } from "../samples.ts";

const layer: ConfigLayer = { source: "none", base: "", config: {} };

function textOf(kind: LintInput["kind"], path: string, text: string): LintInput {
  return { kind, path, text, hasByteOrderMark: false, faults: [], folderNames: [] };
}

describe("a rule that is left out would have found nothing", () => {
  it.each(samples)("$name", (sample) => {
    for (const { path, kind, ruleId } of lintWith(all, sample)) {
      const layers = [{ ...layer, contracts: (sample.contracts ?? []).map(compileContract) }];
      const features = featuresOf(textOf(sample.kind ?? kind, path, sample.text), layers);
      const rule = all.rules.find(({ id }) => id === ruleId);
      expect([ruleId, rule === undefined || mayApply(rule, features)]).toEqual([ruleId, true]);
    }
  });
});

describe("plain prose", () => {
  it("needs no contract and no rule that reads one", () => {
    const features = featuresOf(textOf("skill", "skills/a/SKILL.md", "---\nname: a\n---\n\nThrough the night, right and high.\n"), [layer]);
    expect(features).toMatchObject({ contracts: [], markers: false, commands: false, notes: false, directives: false });
    const applying = all.rules.filter((rule) => mayApply(rule, features));
    expect(applying.flatMap(({ meta: { contracts = [], needs = [] } }) => [...contracts, ...needs].filter((each) => each !== "journal"))).toEqual([]);
  });

  it("is told from a text that names a command, as a word of its own", () => {
    const commandsIn = (text: string): string[] => featuresOf(textOf("skill", "skills/a/SKILL.md", text), [layer]).contracts.flatMap(({ outline: { contract, name } }) => (contract === "command" ? name : []));
    expect(commandsIn("Run `gh issue view` of <!-- a -->.")).toContain("marker-by-hand");
    expect(commandsIn("`/usr/bin/gh` <!-- a -->")).toContain("marker-by-hand");
    expect(commandsIn('"\\ngh issue view" <!-- a -->')).toContain("marker-by-hand");
    expect(commandsIn("through, ghost, high <!-- a -->")).toEqual([]);
  });
});

it("a record that a document shows is found in any fence of JSON, and a document without one loads no rule on journals", () => {
  const rule = all.rules.find(({ id }) => id === "journal/shown-records");
  const applies = (fence: string): boolean => rule !== undefined && mayApply(rule, featuresOf(textOf("skill", "skills/a/SKILL.md", `Save it with pact-memory:\n\n\`\`\`${fence}\n\`\`\`\n`), [layer]));
  expect(applies('json\n{"context": "a", "goal": "b", "files": []}')).toBe(true);
  expect(applies('jsonl\n{"context": "a", "goal": "b", "files": []}')).toBe(true);
  expect(applies('json\n{"context": "a"}')).toBe(false);
});
