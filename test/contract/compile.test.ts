import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { compileMarkerContract } from "../../src/contract/compile.ts";
import { compileContract } from "../../src/contract/compile-contract.ts";
import { sourceName, type ContractSource, type MarkerContractSource } from "../../src/contract/source.ts";
import type { HeadPattern } from "../../src/core/head-pattern.ts";
import builtIn from "../../schemas/contracts/builtin.json" with { type: "json" };
import schema from "../../schemas/contract.schema.json" with { type: "json" };
import { contractSchemas } from "../../schemas/contract/index.ts";
import { root } from "../rule-modules.ts";

function compileHead(head: string, parameters: NonNullable<MarkerContractSource["parameters"]> = {}): HeadPattern {
  return compileMarkerContract({ contract: "marker", pack: "test", family: "test", head, parameters }).head;
}

/** The parameters that a head finds in a text, or `undefined` when it does not match. */
function match(head: string, parameters: NonNullable<MarkerContractSource["parameters"]>, text: string): Record<string, string> | undefined {
  const found = compileHead(head, parameters).match(text);
  return found?.end === text.length ? Object.fromEntries([...found.parameters].map(([name, part]) => [name, part.text])) : undefined;
}

const integer = { type: "integer" } as const;

describe("a head", () => {
  it.each<[string, NonNullable<MarkerContractSource["parameters"]>, string, Record<string, string> | undefined]>([
    ["state", {}, "state-1", undefined],
    ["state-{id}", { id: integer }, "state-12", { id: "12" }],
    ["state-{id}", { id: integer }, "state-", undefined],
    ["state-{id}", { id: integer }, "state-12-", undefined],
    ["state-{id}", { id: integer }, "state--12", undefined],
    ["state-{id}", { id: integer }, " state-12", undefined],
    ["state-{id}", { id: integer }, "STATE-12", undefined],
    ["state-{id}", { id: integer }, "state-١٢", undefined],
    ["state-{phase}-{id}", { phase: { enum: ["plan", "design"] }, id: integer }, "state-design-5", { phase: "design", id: "5" }],
    ["state-{phase}-{id}", { phase: { enum: ["plan", "design"] }, id: integer }, "state-designs-5", undefined],
    ["{phase}-x", { phase: { enum: ["plan", "plan-b"] } }, "plan-x", { phase: "plan" }],
    ["{phase}-x", { phase: { enum: ["plan", "plan-b"] } }, "plan-b-x", { phase: "plan-b" }],
    ["{phase}", { phase: { enum: ["a.b", "a|c", "(d)"] } }, "a|c", { phase: "a|c" }],
    ["{phase}", { phase: { enum: ["a.b", "a|c", "(d)"] } }, "axb", undefined],
    ["{phase}", { phase: { enum: ["a.b", "a|c", "(d)"] } }, "(d)", { phase: "(d)" }],
    ["note {name}", {}, "note two-words_x", { name: "two-words_x" }],
    ["note {name}", {}, "note two words", undefined],
    ["{a}-{b}", {}, "x-y-z", { a: "x", b: "y-z" }],
    ["{a}--{b}", {}, "x-y--z", { a: "x-y", b: "z" }],
    ["{a}1{b}", { a: integer, b: integer }, "22123", { a: "22", b: "23" }],
    ["{id}/{id}", { id: integer }, "7/7", { id: "7" }],
    ["{id}/{id}", { id: integer }, "7/8", undefined],
    ["{a}{b}", { a: integer, b: { enum: ["x"] } }, "5x", { a: "5", b: "x" }],
    ["v1.0 (a|b)* [c] ^$ \\d + ? /x", {}, "v1.0 (a|b)* [c] ^$ \\d + ? /x", {}],
    ["v1.0", {}, "v1x0", undefined],
    ["{1a} {} {a b}", {}, "{1a} {} {a b}", {}],
    ["{constructor}", {}, "a-b", { constructor: "a-b" }],
    ["{toString}", {}, "12", { toString: "12" }],
    ["é😀{x}", {}, "é😀y", { x: "y" }],
    ["a\nb", {}, "a\nb", {}],
  ])("%j with %j on %j", (head, parameters, text, expected) => {
    expect(match(head, parameters, text)).toEqual(expected);
  });

  it("tells where its parameters stand", () => {
    const found = compileHead("state-{phase}-{id}", { phase: { enum: ["plan"] }, id: integer }).match("state-plan-57");
    expect(Object.fromEntries([...(found?.parameters ?? [])].map(([name, { span }]) => [name, [span.start, span.end]]))).toEqual({ phase: [6, 10], id: [11, 13] });
  });

  it("of any characters matches itself and nothing longer", () => {
    const text = fc.string({ unit: "binary", minLength: 1 }).filter((head) => !head.includes("{") && !head.includes("\n"));
    fc.assert(
      fc.property(text, (head) => {
        expect(compileHead(head).match(head)?.end).toBe(head.length);
        if (/\w$/.test(head)) expect(compileHead(head).match(`${head}x`)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  /** With backtracking, each of these would run for years. */
  it.each<[string, string, NonNullable<MarkerContractSource["parameters"]>, string]>([
    ["many parameters", "{a}-{b}-{c}-{d}-{e}-{f}-{g}-{h}!", {}, `${"-a".repeat(5_000)}?`],
    ["parameters side by side", "{a}{b}{c}{d}{e}{f}{g}{h}!", {}, `${"a".repeat(10_000)}?`],
    ["numbers around a digit", "{a}1{b}1{c}1{d}1{e}1{f}!", Object.fromEntries(["a", "b", "c", "d", "e", "f"].map((name) => [name, integer])), `${"1".repeat(10_000)}?`],
    ["words that begin alike", "{a}{b}{c}{d}{e}{f}{g}{h}!", Object.fromEntries(["a", "b", "c", "d", "e", "f", "g", "h"].map((name) => [name, { enum: ["a", "aa", "aaa", "aaaa"] }])), `${"a".repeat(10_000)}?`],
    ["one parameter many times", `{a}${"{a}".repeat(20)}!`, {}, `${"a".repeat(10_000)}?`],
  ])("runs in linear time on %s", (_, head, parameters, text) => {
    expect(compileHead(head, parameters).match(text)).toBeUndefined();
  });
});

describe("the built-in contracts", () => {
  const folder = join(root, "schemas/contracts");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".contract.yaml"));
  const validate = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true, schemas: Object.values(contractSchemas) }).compile(schema);

  it("are there", () => {
    expect(files).not.toEqual([]);
  });

  it.each(files)("%s follows the schema and compiles", (name) => {
    const written = parse(readFileSync(join(folder, name), "utf8")) as ContractSource;
    // `null` takes away a part of the contract that another one extends, and is no part itself.
    validate(Object.fromEntries(Object.entries(written).filter(([, part]) => part !== null)));
    expect(validate.errors ?? []).toEqual([]);
    const source = (builtIn as unknown as ContractSource[]).find((each) => each.contract === written.contract && sourceName(each) === sourceName(written));
    if (source?.contract !== "marker") {
      expect(source === undefined ? undefined : compileContract(source).kind).toBe(written.contract);
      return;
    }
    const { payload, head } = compileMarkerContract(source);
    // The template itself, its parameters not filled in, is no marker.
    expect(head.match(source.head) === undefined).toBe(head.parameters.size > 0);
    expect(payload?.version?.known.map(String) ?? []).toEqual(Object.keys(source.payload?.version?.schemas ?? {}));
    expect(payload?.text?.forbidFence ?? false).toBe(source.payload?.text?.forbid === "fence");
  });

  it.each<[string, object]>([
    ["an empty head", { head: "" }],
    ["an unknown key", { heads: "x" }],
    ["a family in capitals", { family: "Records" }],
    ["an empty list of words", { parameters: { phase: { enum: [] } } }],
    ["a parameter of another type", { parameters: { id: { type: "date" } } }],
    ["a payload in another place", { payload: { in: "attachment", language: "yaml" } }],
    ["no known version", { payload: { in: "fence", language: "yaml", version: { field: "v", schemas: {} } } }],
  ])("the schema refuses %s", (_, change) => {
    const good = { contract: "marker", pack: "records", family: "records", head: "records-{id}" };
    expect(validate(good)).toBe(true);
    expect(validate(JSON.parse(JSON.stringify({ ...good, ...change })))).toBe(false);
  });
});
