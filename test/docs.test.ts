import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { lintWith } from "../src/testing/lint-with.ts";
import { readExamples, renderReport } from "../src/testing/page.ts";
import { givenReference } from "./given.ts";
import { loadRules, root } from "./rule-modules.ts";

const rules = await loadRules();
const ajv = new Ajv({ allErrors: true, strict: true });

describe.each(rules)("the page of $id", (rule) => {
  const page = readFileSync(join(root, "rules", `${rule.id}.md`), "utf8");
  const examples = readExamples(page);

  it("is titled with the id", () => {
    expect(page.startsWith(`# ${rule.id}\n`)).toBe(true);
  });

  it("has good and bad examples", () => {
    expect(new Set(examples.map(({ verdict }) => verdict))).toEqual(new Set(["good", "bad"]));
  });

  it("shows every message at least once", () => {
    const shown = examples.filter(({ verdict }) => verdict === "bad").flatMap(({ lintCase }) => lintWith({ ...givenReference, rules: [rule] }, lintCase));
    expect(new Set(shown.map(({ messageId }) => messageId))).toEqual(new Set(Object.keys(rule.messages)));
  });

  for (const [index, { verdict, lintCase, report }] of examples.entries()) {
    it(`example ${String(index + 1)} is ${verdict}`, () => {
      const found = lintWith({ ...givenReference, rules: [rule] }, lintCase);
      if (verdict === "good") expect(renderReport(found)).toBe("");
      else {
        expect(found).not.toEqual([]);
        expect(report?.value).toBe(renderReport(found));
      }
    });
  }

  it("tells of a rule that is written as agreed", () => {
    expect(rule.meta.summary).toMatch(/^(?:Require|Disallow|Enforce|Limit) .+[^.]$/);
    expect(rule.id).toMatch(/^[a-z]+\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
    for (const message of Object.values(rule.messages)) expect(message).toMatch(/[.?]$/);
    for (const { url, claim } of rule.meta.evidence) expect([url, claim]).toEqual([expect.stringMatching(/^https:\/\//), expect.stringMatching(/[^.]$/)]);
    if (rule.meta.level === "convention") expect(rule.meta.preset).not.toBe("recommended");
    expect(existsSync(join(root, "test/rules", `${rule.id}.test.ts`))).toBe(true);
  });

  it("has defaults that its options allow", () => {
    if (rule.meta.options === undefined) expect(rule.meta.defaults).toBeUndefined();
    else expect(ajv.validate(rule.meta.options as object, rule.meta.defaults)).toBe(true);
  });
});
