import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { inlineSchema, SchemaProblem } from "../../src/contract/inline-schemas.ts";
import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { patternFault } from "../../src/contract/patterns.ts";
import { compilePayloadSchema, loadSchemaValidator } from "../../src/contract/payload-schema.ts";
import { shiftMap } from "../../src/core/offset-map.ts";
import { PlainTree } from "../../src/core/plain.ts";
import { readYaml } from "../../src/parse/yaml/read-yaml.ts";

beforeAll(() => loadSchemaValidator());

const noFiles = (): never => {
  throw new SchemaProblem("no file", undefined, []);
};

/** The faults of a YAML text, each as the text at its place and the words. */
function faults(schema: JsonSchema, yaml: string): string[] {
  const { root } = readYaml(yaml, shiftMap(0));
  if (root === undefined) throw new Error("no YAML");
  const found = compilePayloadSchema(schema).check(root);
  // The native engine would need years for some patterns.
  if (!yaml.endsWith("!")) expect(found.length === 0).toBe(new Ajv2020({ strict: false }).validate(schema, new PlainTree(root).value));
  return found.map(({ at, name, reason, advice, replacement }) => `${yaml.slice(at.start, at.end)} | ${name} ${reason}${advice === undefined ? "" : `; ${advice}`}${replacement === undefined ? "" : ` => ${replacement}`}`);
}

const object = (properties: Record<string, JsonSchema>, more: JsonSchema = {}): JsonSchema => ({ type: "object", properties, ...more });

describe("a payload that does not fit its schema is told in words, at its place", () => {
  it.each<[string, JsonSchema, string, string[]]>([
    ["a word of an enumeration", object({ a: { enum: ["load-bearing", "routine"] } }), "a: load_bearing", ["load_bearing | a is `load_bearing`, which is none of `load-bearing`, `routine`; write `load-bearing` => load-bearing"]],
    ["a quoted word", object({ a: { enum: ["pending"] } }), 'a: "PENDING"', ['"PENDING" | a is `PENDING`, which is none of `pending`; write `pending` => "pending"']],
    ["another number", object({ a: { enum: [1, 2] } }), "a: 4", ["4 | a is `4`, which is none of `1`, `2`; write one of these"]],
    ["a word far from all", object({ a: { enum: ["x", "y"] } }), "a: something", ["something | a is `something`, which is none of `x`, `y`; write one of these"]],
    ["text that YAML retypes", object({ a: { type: "string" } }), "a: 2", ['2 | a is `2`, which YAML reads as a number and not as text; write `"2"` => "2"']],
    ["a number in quotes", object({ a: { type: "integer" } }), 'a: "2"', ['"2" | a is text in quotes, and must be a whole number; write `2` without quotes => 2']],
    ["no value", object({ a: { type: "string" } }), "a:\nb: 1", ["a | a has no value; write text"]],
    ["a list for a text", object({ a: { type: "string" } }), "a: [1]", ["a | a is a list, and must be text"]],
    ["a missing key", object({ a: {} }, { required: ["a"] }), "b: 1", ["b | a is missing; add it"]],
    ["a missing key of an item", object({ l: { items: { required: ["id"] } } }), "l:\n  - x: 1", ["x | id is missing; add it"]],
    ["an unknown key", object({ status: {} }, { additionalProperties: false }), "stauts: 1", ["stauts | stauts is no known key; write `status`"]],
    ["a form", object({ a: { pattern: "^[a-z]+$" } }), "a: B1", ["B1 | a is `B1`, which is not of the form `^[a-z]+$`"]],
    ["a trailing line break", object({ a: { pattern: "^[a-z]+$" } }), 'a: "b\\n"', ['"b\\n" | a is text, which is not of the form `^[a-z]+$`']],
    ["lengths and sizes", object({ a: { minLength: 1 }, b: { maxItems: 1 }, c: { minimum: 3 } }), 'a: ""\nb: [1, 2]\nc: 2', ['"" | a is empty', "b | b has more than 1 items", "2 | c is `2`, and must be at least 3"]],
    ["the nearest of several forms", object({ a: { anyOf: [{ type: "integer" }, { type: "object", required: ["x"] }] } }), "a: {y: 1}", ["a | x is missing; add it"]],
    ["none of several forms", object({ a: { anyOf: [{ type: "integer" }, { type: "boolean" }] } }), "a: text", ["text | a is `text`, which fits none of the forms that are allowed here"]],
    ["what a condition asks for", object({}, { if: { properties: { s: { const: "done" } } }, then: { required: ["by"] } }), "s: done", ["s | by is missing; add it"]],
    ["the last of equal keys", object({ a: { type: "integer" } }), "a: x\na: 1", []],
    ["an alias", object({ a: { type: "integer" }, b: { type: "integer" } }), "a: &x 1\nb: *x", []],
    ["`__proto__` as a key", object({ a: {} }, { additionalProperties: false }), "__proto__: 1", ["__proto__ | __proto__ is no known key; known are `a`"]],
  ])("%s", (_, schema, yaml, expected) => {
    expect(faults(schema, yaml)).toEqual(expected);
  });

  it("has the severity and the consequence that the schema gives it", () => {
    const schema = object({ a: { type: "string", "x-severity": "warning", "x-missing": { severity: "error", consequence: "skipped" } } }, { required: ["a"] });
    const grave = (yaml: string): unknown => {
      const { root } = readYaml(yaml, shiftMap(0));
      return root === undefined ? undefined : compilePayloadSchema(schema).check(root).map(({ severity, consequence }) => [severity, consequence]);
    };
    expect(grave("a: 1")).toEqual([["warning", undefined]]);
    expect(grave("b: 1")).toEqual([["error", "skipped"]]);
    expect(grave("a:")).toEqual([["error", "skipped"]]);
  });

  it("tells keys and descriptions at a path", () => {
    const schema = compilePayloadSchema(object({ l: { items: object({ id: { description: "Its name." } }) } }));
    expect([schema.keysAt([]), schema.keysAt(["l", 0]), schema.describe(["l", 3, "id"]), schema.describe(["x"])]).toEqual([["l"], ["id"], "Its name.", undefined]);
  });
});

describe("references", () => {
  it("are replaced by what they name, and words beside them win", () => {
    const schema = { properties: { a: { $ref: "#/$defs/t", description: "mine" }, b: { $ref: "#/$defs/t", minLength: 2 } }, $defs: { t: { type: "string", description: "theirs" } } };
    expect(inlineSchema(schema, noFiles)).toEqual({
      properties: { a: { type: "string", description: "mine" }, b: { minLength: 2, allOf: [{ type: "string", description: "theirs" }] } },
    });
  });

  it.each<[string, JsonSchema, RegExp]>([
    ["leads to itself", { properties: { a: { $ref: "#" } } }, /leads back to itself/],
    ["leads to itself over another", { $ref: "#/$defs/a", $defs: { a: { items: { $ref: "#/$defs/b" } }, b: { not: { $ref: "#/$defs/a" } } } }, /leads back to itself/],
    ["leads nowhere", { $ref: "#/$defs/none" }, /leads to no schema/],
    ["leads to an inherited name", { $ref: "#/constructor" }, /leads to no schema/],
  ])("a schema that %s is refused", (_, schema, message) => {
    expect(() => inlineSchema(schema, noFiles)).toThrow(message);
  });

  it("that double with each step are refused", () => {
    const $defs = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`d${String(index)}`, { anyOf: [{ $ref: `#/$defs/d${String(index + 1)}` }, { $ref: `#/$defs/d${String(index + 1)}` }] }]));
    expect(() => inlineSchema({ $ref: "#/$defs/d0", $defs: { ...$defs, d40: {} } }, noFiles)).toThrow(/larger than 10,000/);
  });
});

describe("patterns", () => {
  it.each(["(a+)+$", "^(\\w+\\s?)*$", "(a|aa)+$", "(.*)*x"])("%s runs in linear time", (pattern) => {
    expect(patternFault(pattern)).toBeUndefined();
    expect(faults(object({ a: { pattern: `^(?:${pattern})\\d$` } }), `a: ${"a".repeat(40)}!`)).toHaveLength(1);
  });

  it.each(["(?=a)", "\\1", "[", "((a{1,100}){1,100}){1,100}", "(".repeat(900)])("%s is refused", (pattern) => {
    expect(patternFault(pattern)).toMatch(/^is no pattern of RE2/);
  });
});
