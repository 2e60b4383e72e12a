import { suggest, unknownWord } from "../core/suggestion.ts";
import type { ContractKind } from "../core/contract-set.ts";
import type { PayloadSchema } from "../core/payload-schema.ts";
import type { ValueAddress } from "../parse/yaml/plain-value.ts";
import { checkMeaning, checkPatterns } from "./check-meaning.ts";
import { checkContractText, ContractFaults, missingParts, readContractText, type ContractText } from "./contract-text.ts";
import { extendContract } from "./extend.ts";
import { inlineContract } from "./inline-contract.ts";
import { SchemaProblem, type SchemaFile } from "./inline-schemas.ts";
import { isSchema, type JsonSchema } from "./json-schema.ts";
import { compilePayloadSchema, loadSchemaValidator } from "./payload-schema.ts";
import { sourceName, type ContractSource } from "./source.ts";

/** How a contract and its schemas are read: all paths are those of the host. Both methods throw an `Error` with a sentence. */
export interface ContractFileAccess {
  /** The real path of a file that another one names; it must lie in the folder of the contract that is loaded. */
  resolve(name: string, from: string): string;
  read(file: string): string;
}

export interface LoadContractOptions {
  /** The schemas of contracts by their kinds; those of the other kinds name definitions of that of `marker`. */
  readonly schemas: Readonly<Record<ContractKind, JsonSchema>>;
  /** The built-in contracts, which others may extend. */
  readonly builtIn: readonly ContractSource[];
  /** The rules that a contract may name. */
  readonly ruleIds: readonly string[];
}

/** A contract, and the text of its file for places in it. */
export interface LoadedContract {
  readonly source: ContractSource;
  readonly text: ContractText;
}

/** Contracts that build on each other need no more. */
const longestChain = 10;

/** Reads contracts and checks them; loading one runs no code of it. */
export class ContractLoader {
  readonly #options: LoadContractOptions;
  readonly #contractSchemas: ReadonlyMap<string, PayloadSchema>;
  readonly #schemaSchema: PayloadSchema;

  private constructor(options: LoadContractOptions) {
    this.#options = options;
    const { schemas } = options;
    const shared = schemas.marker["$defs"];
    this.#contractSchemas = new Map(Object.entries(schemas).map(([kind, schema]) => [kind, compilePayloadSchema(withDefinitions(schema, shared))]));
    this.#schemaSchema = compilePayloadSchema({ $ref: "#/$defs/schema", $defs: shared });
  }

  static async create(options: LoadContractOptions): Promise<ContractLoader> {
    await loadSchemaValidator();
    return new ContractLoader(options);
  }

  /** The contract of a file, whole: with what it extends, and its schemas in place. Throws `ContractFaults`. */
  load(file: string, access: ContractFileAccess): LoadedContract {
    const { text, value } = this.#source(file, access, []);
    const faults = checkMeaning(value, this.#options.ruleIds);
    if (faults.length > 0) throw faultsAt(text, faults);
    return { source: value as unknown as ContractSource, text };
  }

  #source(file: string, access: ContractFileAccess, chain: readonly string[]): { text: ContractText; value: Readonly<Record<string, unknown>> } {
    const text = readContractText(file, readFile(file, access), "contract");
    const schema = this.#schemaOf(text);
    checkContractText(text, schema);
    const own = this.#inline(text, access);
    const name = text.value["extends"];
    if (typeof name !== "string") return { text, value: own };
    const value = extendContract(this.#base(name, text, access, [...chain, file]), own);
    const missing = missingParts(value, schema);
    if (missing.length > 0) throw faultsAt(text, missing.map((message) => ({ path: ["extends"], at: "value", message })));
    return { text, value };
  }

  #schemaOf(text: ContractText): PayloadSchema {
    const kinds = [...this.#contractSchemas.keys()];
    const kind = text.value["contract"];
    if (kind === undefined) throw faultsAt(text, [{ path: [], at: "value", message: `A contract says of which kind it is; write \`contract: ${kinds.join("` or `contract: ")}\`.` }]);
    const schema = typeof kind === "string" ? this.#contractSchemas.get(kind) : undefined;
    if (schema === undefined) throw faultsAt(text, [{ path: ["contract"], at: "value", message: unknownWord("kind of contract", typeof kind === "string" ? kind : "", kinds) }]);
    return schema;
  }

  #base(name: string, text: ContractText, access: ContractFileAccess, chain: readonly string[]): Readonly<Record<string, unknown>> {
    const fail = (message: string): ContractFaults => faultsAt(text, [{ path: ["extends"], at: "value", message }]);
    const { builtIn } = this.#options;
    if (!/[./]/.test(name)) {
      const ofKind = builtIn.filter(({ contract }) => contract === text.value["contract"]);
      const names = ofKind.map(sourceName);
      const found = ofKind.find((each) => sourceName(each) === name);
      if (found !== undefined) return found as unknown as Readonly<Record<string, unknown>>;
      const meant = suggest(name, names);
      const known = names.length === 0 ? "write `./file.contract.yaml`" : "write one that docs/families.md lists, or `./file.contract.yaml`";
      throw fail(`There is no built-in contract \`${name}\` of this kind; ${meant === undefined ? `${known}.` : `did you mean \`${meant}\`?`}`);
    }
    const target = attempt(() => access.resolve(name, text.file), fail);
    if (chain.includes(target)) throw fail(`\`${name}\` leads back to this contract.`);
    if (chain.length >= longestChain) throw fail(`More than ${longestChain} contracts build on each other.`);
    return this.#source(target, access, chain).value;
  }

  #inline(text: ContractText, access: ContractFileAccess): Record<string, unknown> {
    const opened = new Map<string, SchemaFile>();
    const whole = text.value["contract"] === "note";
    const patterns = whole ? checkPatterns(text.value) : ["payload", "body", "schema", "records"].flatMap((key) => checkPatterns(text.value[key], [key]));
    if (patterns.length > 0) throw faultsAt(text, patterns);
    try {
      return inlineContract(text.value, (name, from) => this.#openSchema(name, from?.id ?? text.file, access, opened));
    } catch (error) {
      if (!(error instanceof SchemaProblem)) throw error;
      const where = error.file === undefined ? "" : `${error.file.id}: `;
      throw faultsAt(text, [{ path: error.file === undefined ? error.path : error.askedAt, at: "value", message: where + error.message }]);
    }
  }

  #openSchema(name: string, from: string, access: ContractFileAccess, opened: Map<string, SchemaFile>): SchemaFile {
    const fail = (message: string): SchemaProblem => new SchemaProblem(message, undefined, []);
    if (/^[a-z][a-z0-9+.-]*:/i.test(name)) throw fail(`\`${name}\` is an address; a schema is a file in the folder of its contract.`);
    const id = attempt(() => access.resolve(name, from), fail);
    const known = opened.get(id);
    if (known !== undefined) return known;
    const text = readContractText(id, readFile(id, access), "schema");
    checkContractText(text, this.#schemaSchema);
    const patterns = checkPatterns(text.value);
    if (patterns.length > 0) throw faultsAt(text, patterns);
    const file = { id, schema: text.value };
    opened.set(id, file);
    return file;
  }
}

function readFile(file: string, access: ContractFileAccess): string {
  return attempt(
    () => access.read(file),
    (message) => new ContractFaults(file, undefined, [{ at: { start: 0, end: 0 }, message }]),
  );
}

function attempt<T>(action: () => T, fail: (message: string) => Error): T {
  try {
    return action();
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error));
  }
}

function faultsAt(text: ContractText, faults: readonly (ValueAddress & { readonly message: string })[]): ContractFaults {
  return new ContractFaults(
    text.file,
    text.source,
    faults.map(({ path, at, message }) => ({ at: text.plain.spanOf({ path, at }), message })),
  );
}

/** Where the schemas of the other kinds find the definitions that all share. */
const sharedPrefix = "marker.schema.json#/$defs/";

/**
 * A schema with the definitions that it names in that of `marker`, and without its name: several validators are built from
 * the same definitions, which must not be known by one name.
 */
function withDefinitions(schema: JsonSchema, shared: unknown): JsonSchema {
  const { $id: _, ...rest } = JSON.parse(JSON.stringify(schema).replaceAll(sharedPrefix, "#/$defs/")) as Record<string, unknown>;
  return { ...rest, $defs: { ...(isSchema(shared) ? shared : {}), ...(isSchema(rest["$defs"]) ? rest["$defs"] : {}) } };
}
