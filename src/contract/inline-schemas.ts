import { annotations, isSchema, schemaKeywords, schemaListKeywords, schemaMapKeywords, type JsonSchema } from "./json-schema.ts";

/** A schema file, by the name under which a contract or another schema asks for it. */
export interface SchemaFile {
  /** What tells this file from others. */
  readonly id: string;
  readonly schema: JsonSchema;
}

/** Gives the file of that name, seen from another one; throws a `SchemaProblem` when there is none. */
export type OpenSchema = (name: string, from: SchemaFile | undefined) => SchemaFile;

/** Why a schema cannot be used, and where in its file. */
export class SchemaProblem extends Error {
  override readonly name = "SchemaProblem";
  /** The file, `undefined` for the contract itself. */
  readonly file: SchemaFile | undefined;
  readonly path: readonly (string | number)[];
  /** Where the contract asks for the schema. */
  readonly askedAt: readonly (string | number)[];

  constructor(message: string, file: SchemaFile | undefined, path: readonly (string | number)[], askedAt: readonly (string | number)[] = []) {
    super(message);
    this.file = file;
    this.path = path;
    this.askedAt = askedAt;
  }
}

/** How many schemas one may unfold into: work on a payload is at most this for each of its values. */
const mostSchemas = 10_000;

/**
 * A schema with everything that its `$ref`s name put in place of them, so that checking needs neither files nor names and is
 * linear in the payload. Throws a `SchemaProblem` for what is missing, leads in a circle or is too large.
 */
export function inlineSchema(source: string | JsonSchema, open: OpenSchema): JsonSchema {
  return new Inliner(open).start(source);
}

class Inliner {
  readonly #open: OpenSchema;
  #count = 0;

  constructor(open: OpenSchema) {
    this.#open = open;
  }

  start(source: string | JsonSchema): JsonSchema {
    if (typeof source !== "string") return this.#inline(source, { id: "", schema: source }, [], []);
    return this.#follow(source, undefined, [], []);
  }

  /** `chain` holds the references that led here, so that a circle ends. */
  #inline(schema: JsonSchema, file: SchemaFile, path: readonly (string | number)[], chain: readonly string[]): JsonSchema {
    this.#count += 1;
    if (this.#count > mostSchemas) throw new SchemaProblem(`The schema is larger than ${mostSchemas.toLocaleString("en")} schemas when its references are followed.`, outside(file), path);
    const result = new Map<string, unknown>();
    for (const [keyword, value] of Object.entries(schema)) {
      const at = [...path, keyword];
      if (keyword === "$ref" || keyword === "$defs" || keyword === "$schema" || keyword === "$id") continue;
      if (schemaKeywords.has(keyword) && isSchema(value)) result.set(keyword, this.#inline(value, file, at, chain));
      else if (schemaListKeywords.has(keyword)) result.set(keyword, (value as JsonSchema[]).map((each, index) => this.#inline(each, file, [...at, index], chain)));
      else if (schemaMapKeywords.has(keyword)) {
        result.set(keyword, Object.fromEntries(Object.entries(value as Record<string, JsonSchema>).map(([name, each]) => [name, this.#inline(each, file, [...at, name], chain)])));
      } else result.set(keyword, value);
    }
    const reference = schema["$ref"];
    if (typeof reference !== "string") return Object.fromEntries(result);
    const target = this.#follow(reference, file, [...path, "$ref"], chain);
    // Beside `$ref`, words about the value take the place of the target's; anything else must hold as well.
    if ([...result.keys()].every((keyword) => annotations.has(keyword))) return { ...target, ...Object.fromEntries(result) };
    const all = [target, ...((result.get("allOf") as JsonSchema[] | undefined) ?? [])];
    return { ...Object.fromEntries(result), allOf: all };
  }

  #follow(reference: string, from: SchemaFile | undefined, path: readonly (string | number)[], chain: readonly string[]): JsonSchema {
    const hash = reference.indexOf("#");
    const name = hash === -1 ? reference : reference.slice(0, hash);
    const pointer = hash === -1 ? "" : reference.slice(hash + 1);
    const file = name === "" && from !== undefined ? from : this.#opened(name, from, path);
    const key = `${file.id}#${pointer}`;
    if (chain.includes(key)) throw new SchemaProblem(`\`${reference}\` leads back to itself; a schema must not contain itself.`, outside(from), path);
    const steps = pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    let target: unknown = file.schema;
    for (const step of steps) target = isSchema(target) && Object.hasOwn(target, step) ? target[step] : undefined;
    if (!isSchema(target) || (pointer !== "" && !pointer.startsWith("/"))) throw new SchemaProblem(`\`${reference}\` leads to no schema.`, outside(from), path);
    return this.#inline(target, file, steps, [...chain, key]);
  }

  #opened(name: string, from: SchemaFile | undefined, path: readonly (string | number)[]): SchemaFile {
    try {
      return this.#open(name, outside(from));
    } catch (error) {
      if (error instanceof SchemaProblem) throw new SchemaProblem(error.message, outside(from), path);
      throw error;
    }
  }
}

/** A schema that stands in the contract itself has no file of its own. */
function outside(file: SchemaFile | undefined): SchemaFile | undefined {
  return file?.id === "" ? undefined : file;
}
