import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { documentKinds } from "../../src/core/document.ts";
import { severityLevels } from "../../src/config/config.ts";
import { presetNames } from "../../src/config/presets.ts";
import { validateConfig } from "../../src/config/validate.ts";
import { known } from "../host/temporary-tree.ts";

const schema = JSON.parse(readFileSync(new URL("../../schemas/config.schema.json", import.meta.url), "utf8")) as {
  $defs: Record<string, { oneOf: { const: string }[] }>;
};
const validate = new Ajv2020({ strict: true, strictTuples: false }).compile(schema);

const good: unknown[] = [
  {},
  { $schema: "https://example.com/x.json" },
  { extends: "./a.yaml" },
  { extends: ["strict", "../b.json"], presets: "strict", profiles: "vscode" },
  { presets: [], profiles: ["claude-code", "vscode"], packs: { engagement: "off" } },
  { rules: { "text/encoding": "off", "skill/name-format": ["warning", { maxLength: 3 }], "markdown/no-shouting": ["info"] } },
  { overrides: [{ files: "*.md" }, { files: ["a/**"], rules: { "text/encoding": "error" }, profiles: [] }] },
  { files: { "*.plan.md": "note" }, ignore: ["!x", "y/"] },
];

const bad: unknown[] = [
  [],
  { rule: {} },
  { presets: "strictest" },
  { profiles: [1] },
  { packs: { engagement: false } },
  { rules: { "text/encoding": "warn" } },
  { rules: { "text/encoding": ["error", {}, {}] } },
  { rules: { "text/encoding": [] } },
  { rules: { "text/encoding": ["error", 3] } },
  { rules: [] },
  { overrides: {} },
  { overrides: [{ rules: {} }] },
  { overrides: [{ files: "x", ignore: [] }] },
  { files: { "*.md": "notes" } },
  { files: { "../x.md": "note" } },
  { ignore: [""] },
  { ignore: "../x" },
  { ignore: { a: 1 } },
];

describe("the schema for editors and the check agree", () => {
  test.each(good)("good: %j", (value) => {
    expect(validate(value)).toBe(true);
    expect(validateConfig(value, known).issues).toEqual([]);
  });

  test.each(bad)("bad: %j", (value) => {
    expect(validate(value)).toBe(false);
    expect(validateConfig(value, known).issues).not.toEqual([]);
  });

  test("the closed lists are those of the code", () => {
    const constants = (name: string): string[] => (schema.$defs[name]?.oneOf ?? []).map((item) => item.const);
    expect(constants("kind")).toEqual([...documentKinds]);
    expect(constants("severity")).toEqual([...severityLevels]);
    expect(constants("preset")).toEqual([...presetNames]);
  });

  test("an empty file is an empty configuration", () => {
    expect(validateConfig(null, known)).toEqual({ config: {}, issues: [] });
  });
});
