import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../src/core/fix.ts";
import { shiftMap } from "../../src/core/offset-map.ts";
import { differInFormOnly, kebabCase, renameTo } from "../../src/core/skill-name.ts";
import { scalarOf, type Scalar } from "../../src/core/yaml.ts";
import { readYaml } from "../../src/parse/yaml/read-yaml.ts";

function nameIn(yaml: string): Scalar {
  const { root } = readYaml(yaml, shiftMap(0));
  const name = scalarOf(root?.kind === "mapping" ? root : undefined, "name");
  if (name === undefined) throw new Error(`no name in ${JSON.stringify(yaml)}`);
  return name;
}

const anyName = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("true", "No", "null", "~", "12", "1e3", "0x1F", "- a", "a: b", "a #b", "*a", "&a", "!a", "[a]", "'", '"', "\\", "", " a "));

describe("kebabCase", () => {
  it.each([
    ["Read Invoices", "read-invoices"],
    ["readInvoices", "read-invoices"],
    ["PDF Tools", "pdf-tools"],
    ["a__b", "a-b"],
    ["--a--b--", "a-b"],
    ["Café Finder", "cafe-finder"],
    ["x²", "x2"],
    ["ｆｕｌｌ", "full"],
    ["plugin:skill", "plugin-skill"],
    ["read 🧾", "read"],
    ["straße", ""],
    ["审查", ""],
    ["***", ""],
    ["", ""],
  ])("makes %j into %j", (name, expected) => {
    expect(kebabCase(name)).toBe(expected);
  });

  it("gives a name of the right form or none, and leaves such a name alone", () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const mended = kebabCase(name);
        expect(mended).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(kebabCase(mended)).toBe(mended);
      }),
    );
  });
});

it.each([
  ["QuickBooks Reader", "quickbooks-reader", true],
  ["read_invoices", "read-invoices", true],
  ["ＡＢ", "ab", true],
  ["read-invoice", "read-invoices", false],
  ["审查", "评审", false],
  ["café", "cafe", false],
])("%j and %j differ in form only: %j", (one, other, expected) => {
  expect(differInFormOnly(one, other)).toBe(expected);
  expect(differInFormOnly(other, one)).toBe(expected);
});

it("a renamed skill has exactly the new name, however the old one was written", () => {
  const written = fc.constantFrom("old", "'old'", '"o\\u006Cd"', ">-\n  old", "|\n  old\n", "old # why", "&a old", "!!str old");
  fc.assert(
    fc.property(written, anyName, (old, name) => {
      const before = `license: MIT\nname: ${old}\ndescription: x\n`;
      const after = applyEdits(before, renameTo(nameIn(before), name).edits);
      expect(nameIn(after)).toMatchObject({ text: name, value: name });
      expect(after.startsWith("license: MIT\nname: ")).toBe(true);
      expect(after.endsWith("\ndescription: x\n")).toBe(true);
    }),
    { numRuns: 500 },
  );
});
