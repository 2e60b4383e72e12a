import { beforeAll, describe, expect, it } from "vitest";
import { contractSchemas } from "../../../schemas/contract/index.ts";
import { ContractFaults } from "../../../src/contract/contract-text.ts";
import { compileJournalContract } from "../../../src/contract/journal/compile.ts";
import type { JournalContractSource } from "../../../src/contract/journal/source.ts";
import { ContractLoader, type ContractFileAccess } from "../../../src/contract/load-contract.ts";

let loader: ContractLoader;
beforeAll(async () => {
  loader = await ContractLoader.create({ schemas: contractSchemas, builtIn: [], ruleIds: ["journal/valid-json"] });
});

type Files = Readonly<Record<string, string>>;

function load(files: Files): JournalContractSource {
  const access: ContractFileAccess = {
    resolve: (name) => name.replace("./", ""),
    read: (file) => files[file] ?? "",
  };
  return loader.load("a.yaml", access).source as JournalContractSource;
}

function faultsOf(text: string): string[] {
  try {
    load({ "a.yaml": text });
    return [];
  } catch (error) {
    if (!(error instanceof ContractFaults)) throw error;
    return error.faults.map(({ at, message }) => {
      const { line, column } = error.source?.pointAt(at.start) ?? { line: 0, column: 0 };
      return `${line}:${column} ${message}`;
    });
  }
}

const good = "contract: journal\nname: runs\nfiles: [runs.jsonl]\ntimestamp: { field: ts }\nrecords:\n  done: { identity: { keys: [id, by], number: id }, read: latest }\n";

describe("a contract for journals", () => {
  it("is loaded", () => {
    expect(faultsOf(good)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ["no name", "contract: journal\nfiles: [a.jsonl]\n", "1:1 A contract of the kind `journal` has a `name`."],
    ["a number that is no key", good.replace("number: id", "number: ids"), "6:47 Unknown key of the identity `ids`; did you mean `id`?"],
    ["the latest without a time", good.replace("timestamp: { field: ts }\n", ""), "5:59 `latest` needs a `timestamp`."],
    ["one of nothing", "contract: journal\nname: runs\nrecords:\n  done: { read: first, complete: paths }\n", "4:17 Which record is in force can be told only where `identity` says what belongs together."],
    ["a whole list of nothing", "contract: journal\nname: runs\nrecords:\n  done: { complete: paths }\n", "4:21 Which list is in force can be told only where `identity` says what belongs together."],
    ["a reference to no type", `${good}  seen: { refersTo: [{ key: id, type: don, field: id }] }\n`, "7:39 Unknown type of records `don`; did you mean `done`?"],
    ["a type in both lists", `${good}unregistered: [done]\n`, "7:16 `done` is a type of `records`; take it away here."],
    ["other types of none", "contract: journal\nname: runs\nothers: error\n", "3:1 `others` speaks of types besides those of `records`; add some."],
    ["a head", `${good}  seen: { relations: [{ relation: agreesWith, at: a, with: head.b }] }\n`, "7:23 A record has no head; name a value of the record."],
    ["a hash of other texts", `${good}  seen: { relations: [{ relation: hashOf, at: a, of: [b], blank: { c: d } }] }\n`, "7:68 Unknown path of `of` `c`; did you mean `b`?"],
    ["a pattern that is none", `${good}schema: { pattern: "(?=a)" }\n`, "7:20 The pattern `(?=a)` is no pattern of RE2"],
    ["a pattern of a type that is none", `${good}  seen: { schema: { pattern: "(?=a)" } }\n`, "7:30 The pattern `(?=a)` is no pattern of RE2"],
    ["an unknown form of times", good.replace("field: ts", "field: ts, form: iso"), "4:31 `form` is `iso`, which is none of `utc-seconds`, `utc`, `offset`, `date-time`; write one of these."],
  ])("is told with the place: %s", (_, text, expected) => {
    expect(faultsOf(text).some((fault) => fault.startsWith(expected)), faultsOf(text).join("\n")).toBe(true);
  });

  it("has the schemas of its files in place", () => {
    const base = '{"required":["id"],"properties":{"id":{"$ref":"#/$defs/id"}},"$defs":{"id":{"type":"string"}}}';
    const source = load({ "a.yaml": `${good}  seen: { schema: ./seen.json }\nschema: ./base.json\n`, "base.json": base, "seen.json": '{"type":"object"}' });
    expect([source.schema, source.records?.["seen"]?.schema]).toEqual([{ required: ["id"], properties: { id: { type: "string" } } }, { type: "object" }]);
  });

  it("changes another one type by type, and schemas as a whole", () => {
    const other = "contract: journal\nextends: ./b.yaml\nname: others\nrecords:\n  done: { read: first, schema: { type: array } }\n";
    const base = good.replace("read: latest", "read: latest, schema: { type: object, required: [id] }");
    expect(load({ "a.yaml": other, "b.yaml": base }).records?.["done"]).toEqual({ identity: { keys: ["id", "by"], number: "id" }, read: "first", schema: { type: "array" } });
  });
});

describe("a compiled contract for journals", () => {
  it("has defaults that ask for nothing", () => {
    const { lines, longest, discriminator, schema, timestamp, others, unregistered, records } = compileJournalContract({ contract: "journal", name: "runs", records: { done: {} } });
    expect({ lines, longest, discriminator, schema, timestamp, others, unregistered }).toEqual({
      lines: { boundaries: "line-feed", byteOrderMark: "fails", blank: true, longest: Infinity, consequence: undefined },
      longest: Infinity,
      discriminator: "type",
      schema: undefined,
      timestamp: undefined,
      others: "warning",
      unregistered: new Set(),
    });
    expect(records.get("done")).toMatchObject({ type: "done", read: "every", ties: "later-line", compared: "text", oneForm: true, truncation: undefined, identity: undefined });
  });

  it("compares the times of a type as the contract says, or as the type says", () => {
    const records = { a: {}, b: { compared: "text" } } as const;
    const compiled = compileJournalContract({ contract: "journal", name: "runs", timestamp: { field: "ts", compared: "instant" }, records });
    expect([...compiled.records.values()].map(({ compared }) => compared)).toEqual(["instant", "text"]);
  });
});
