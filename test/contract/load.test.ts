import { posix } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import builtIn from "../../schemas/contracts/builtin.json" with { type: "json" };
import { contractSchemas as schemas } from "../../schemas/contract/index.ts";
import { ContractFaults } from "../../src/contract/contract-text.ts";
import { ContractLoader, type ContractFileAccess } from "../../src/contract/load-contract.ts";
import type { ContractSource, MarkerContractSource } from "../../src/contract/source.ts";

let loader: ContractLoader;
beforeAll(async () => {
  const sources = builtIn as unknown as readonly ContractSource[];
  loader = await ContractLoader.create({ schemas, builtIn: sources, ruleIds: ["payload/known-version", "payload/no-fence"] });
});

type Files = Readonly<Record<string, string>>;

function access(files: Files): ContractFileAccess {
  return {
    resolve(name, from) {
      const path = posix.join(posix.dirname(from), name);
      if (path.startsWith("..")) throw new Error(`\`${name}\` lies outside the folder of the contract.`);
      if (files[path] === undefined) throw new Error(`The file \`${name}\` cannot be read: it does not exist.`);
      return path;
    },
    read: (file) => files[file] ?? "",
  };
}

function load(files: Files): MarkerContractSource {
  return loader.load("a.yaml", access(files)).source as MarkerContractSource;
}

/** What is wrong, each with its place. */
function faultsOf(files: Files): string[] {
  try {
    load(files);
    return [];
  } catch (error) {
    if (!(error instanceof ContractFaults)) throw error;
    return error.faults.map(({ at, message }) => {
      const { line, column } = error.source?.pointAt(at.start) ?? { line: 0, column: 0 };
      return `${error.file}:${String(line)}:${String(column)} ${message}`;
    });
  }
}

const good = 'contract: marker\nfamily: run-state\nhead: "run-state-{phase}-{id}"\nparameters:\n  phase: { enum: [draft, final] }\n  id: { type: integer }\n';

describe("a contract with a fault is told with the place", () => {
  it("and a good one has none", () => {
    expect(faultsOf({ "a.yaml": good })).toEqual([]);
  });

  it.each<[string, string, string]>([
    ["bad YAML", "contract: [", "a.yaml:1:11 Syntax"],
    ["no mapping", "- a", "a.yaml:1:1 A contract is a mapping."],
    ["equal keys", `${good}family: other\n`, "a.yaml:7:1 The key `family` stands here a second time; keep one."],
    ["an unknown key", `${good}placment: anywhere\n`, "a.yaml:7:1 `placment` is no known key; write `placement`."],
    ["an unknown word", `${good}recognise: raw_line\n`, "a.yaml:7:12 `recognise` is `raw_line`, which is none of `raw-line`, `raw-text`, `html-node`; write `raw-line`."],
    ["a list for a text", `${good}description: [a]\n`, "a.yaml:7:1 `description` is a list, and must be text."],
    ["no family", "contract: marker\nhead: run-state\n", "a.yaml:1:1 A contract of the kind `marker` has a `family`."],
    ["no head", "contract: marker\nfamily: run-state\n", "a.yaml:1:1 A contract of the kind `marker` has a `head`."],
    ["a line whose pattern is none", `${good}body: { lines: [{ write: x, pattern: "(" }] }\n`, "a.yaml:7:38 The pattern `(` is no pattern of RE2"],
    ["a condition whose pattern is none", `${good}body: { beside: [{ families: [other], when: "[" }] }\n`, "a.yaml:7:45 The pattern `[` is no pattern of RE2"],
    ["a parameter that the head lacks", good.replace("  id:", "  ids:"), "a.yaml:6:3 Unknown parameter `ids`; did you mean `id`?"],
    ["a head that takes every comment", 'contract: marker\nfamily: all\nhead: "{x}"\n', "a.yaml:3:7 A head begins with at least 3 letters or digits of its own."],
    ["a head that ends its comment", 'contract: marker\nfamily: all\nhead: "run-state -->"\n', "a.yaml:3:7 A head is one line without `--` and without white space around it."],
    ["an unknown relation", `${good}relations:\n  - relation: uniqBy\n    at: items\n`, "a.yaml:8:15 `relation` is `uniqBy`, which is none of the 17 allowed words; write `uniqueBy`."],
    ["a key of another relation", `${good}relations:\n  - relation: equals\n    at: a\n    text: b\n    key: c\n`, "a.yaml:11:5 `key` is no known key"],
    ["a relation to no parameter", `${good}relations:\n  - relation: agreesWith\n    at: a\n    with: head.phas\n`, "a.yaml:10:11 Unknown parameter `phas`; did you mean `phase`?"],
    ["a version that has no schema", `${good}payload:\n  in: fence\n  version:\n    field: v\n    schemas: { 1: {} }\n    minimum: { phase: { draft: 2 } }\n`, "a.yaml:12:32 Unknown version `2`; did you mean `1`?"],
    ["a word that the parameter lacks", `${good}payload:\n  in: fence\n  version:\n    field: v\n    schemas: { 1: {} }\n    minimum: { phase: { drift: 1 } }\n`, "a.yaml:12:25 Unknown word of `phase` `drift`; did you mean `draft`?"],
    ["a region without a pair", `${good}payload: { in: region }\n`, "a.yaml:7:16 A payload in a region needs a `pair` around it."],
    ["an unknown keyword of a schema", `${good}payload:\n  in: fence\n  schema: { type: object, propertys: {} }\n`, "a.yaml:9:27 `propertys` is no known key; write `properties`."],
    ["a pattern that is none", `${good}payload:\n  in: fence\n  schema: { pattern: "(?=a)" }\n`, "a.yaml:9:22 The pattern `(?=a)` is no pattern of RE2"],
    ["a schema that contains itself", `${good}payload:\n  in: fence\n  schema: { items: { $ref: "#" } }\n`, "a.yaml:9:28 `#` leads back to itself"],
    ["a schema that is not there", `${good}payload:\n  in: fence\n  schema: ./none.json\n`, "a.yaml:9:11 The file `./none.json` cannot be read: it does not exist."],
    ["a schema outside", `${good}payload:\n  in: fence\n  schema: ../x.json\n`, "a.yaml:9:11 `../x.json` lies outside the folder of the contract."],
    ["a schema on the web", `${good}payload:\n  in: fence\n  schema: https://example.org/x.json\n`, "a.yaml:9:11 `https://example.org/x.json` is an address; a schema is a file in the folder of its contract."],
    ["a rule that does not exist", `${good}severity: { payload/known-versions: info }\n`, "a.yaml:7:13 Unknown rule `payload/known-versions`; did you mean `payload/known-version`?"],
    ["an unknown family to extend", "contract: marker\nextends: engagment\n", "a.yaml:2:10 There is no built-in contract `engagment` of this kind; write one that docs/families.md lists"],
    ["a file to extend that is not there", "contract: marker\nextends: ./b.yaml\n", "a.yaml:2:10 The file `./b.yaml` cannot be read: it does not exist."],
    ["itself to extend", "contract: marker\nextends: ./a.yaml\n", "a.yaml:2:10 `./a.yaml` leads back to this contract."],
  ])("%s", (_, text, expected) => {
    expect(faultsOf({ "a.yaml": text })[0]).toMatch(new RegExp(`^${expected.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`));
  });

  it("in the file that has it", () => {
    const contract = `${good}payload:\n  in: fence\n  schema: ./s/one.json\n`;
    expect(faultsOf({ "a.yaml": contract, "s/one.json": '{\n  "type": "objct"\n}' })[0]).toMatch(/^s\/one\.json:2:11 `type` /);
    expect(faultsOf({ "a.yaml": contract, "s/one.json": '{ "items": { "$ref": "two.json#/x" } }', "s/two.json": "{}" })).toEqual([
      "a.yaml:9:11 s/one.json: `two.json#/x` leads to no schema.",
    ]);
    expect(faultsOf({ "a.yaml": "contract: marker\nextends: ./b.yaml\n", "b.yaml": "contract: marker\nhed: x\n" })).toEqual(["b.yaml:2:1 `hed` is no known key; write `head`."]);
  });

  it("all at once", () => {
    expect(faultsOf({ "a.yaml": `${good}placment: x\nrecognize: y\ncount: { maximum: 0 }\n` })).toHaveLength(3);
  });
});

describe("extending", () => {
  const base = `${good}payload:\n  in: fence\n  optional: true\n  schema: { type: object, required: [a] }\nexamples:\n  good: [x]\n`;

  it("changes parts, takes parts away, and replaces schemas as a whole", () => {
    const { payload, family, parameters, examples } = load({
      "a.yaml": "contract: marker\nextends: ./b.yaml\nfamily: other\nparameters:\n  phase: { enum: [begin] }\npayload:\n  optional: null\n  schema: { type: array }\n",
      "b.yaml": base,
    });
    expect([family, parameters?.["phase"], parameters?.["id"]]).toEqual(["other", { enum: ["begin"] }, { type: "integer" }]);
    expect(payload).toEqual({ in: "fence", schema: { type: "array" } });
    expect(examples).toBeUndefined();
  });

  it("a built-in family is possible by its name", () => {
    const first = builtIn.find(({ family: name }) => name === "engagement-record");
    const { head, payload, family } = load({ "a.yaml": `contract: marker\nextends: ${first?.family ?? ""}\nplacement: null\n` });
    expect([head, family]).toEqual([first?.head, first?.family]);
    expect(Object.keys(payload?.version?.schemas ?? {})).toEqual(Object.keys(first?.payload?.version?.schemas ?? {}));
  });

  it("in a circle ends", () => {
    expect(faultsOf({ "a.yaml": "contract: marker\nextends: ./b.yaml\n", "b.yaml": "contract: marker\nextends: ./a.yaml\n" })).toEqual([
      "b.yaml:2:10 `./a.yaml` leads back to this contract.",
    ]);
  });

  it("over many files ends", () => {
    const files = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [index === 0 ? "a.yaml" : `f${String(index)}.yaml`, `contract: marker\nextends: ./f${String(index + 1)}.yaml\n`]));
    expect(faultsOf(files)[0]).toMatch(/More than 10 contracts build on each other\.$/);
  });
});

describe("a hostile contract ends in a fault", () => {
  const deep = `${good}payload:\n  in: fence\n  schema: ${'{"not":'.repeat(5000)}{}${"}".repeat(5000)}\n`;
  const bomb = `x0: &x0 [a, a]\n${Array.from({ length: 30 }, (_, index) => `x${String(index + 1)}: &x${String(index + 1)} [*x${String(index)}, *x${String(index)}]\n`).join("")}`;
  it.each<[string, string]>([
    ["too deep", deep],
    ["an alias bomb", bomb],
    ["too large an enumeration", good.replace("[draft, final]", `[${Array.from({ length: 20_000 }, (_, index) => `w${String(index)}`).join(", ")}]`)],
    ["too many keys", Array.from({ length: 20_000 }, (_, index) => `k${String(index)}: 1\n`).join("")],
    ["a long head", good.replace("run-state-", "a".repeat(100_000))],
    ["many parameters", `contract: marker\nfamily: run-state\nhead: "run${"{a}{b}".repeat(5000)}"\n`],
    ["a constructor as a key", `${good}__proto__: { polluted: true }\nconstructor: { prototype: { polluted: true } }\n`],
    ["code as a tag", `${good}description: !!js/function "function () { globalThis.polluted = true }"\n`],
    ["numbers without end", `${good}longestBody: 1e400\n`],
  ])("%s", (name, text) => {
    const faults = faultsOf({ "a.yaml": text });
    if (name !== "code as a tag") expect(faults).not.toEqual([]);
    expect(faults.length).toBeLessThanOrEqual(50);
    expect(({} as { polluted?: boolean }).polluted ?? (globalThis as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
