import type { ErrorObject } from "ajv";
import type { Severity } from "../core/diagnostic.ts";
import type { SchemaFault, ValuePath } from "../core/payload-schema.ts";
import type { PlainTree } from "../core/plain.ts";
import type { Span } from "../core/span.ts";
import type { YamlNode } from "../core/yaml.ts";
import { isSchema, type JsonSchema } from "./json-schema.ts";
import { wordsFor } from "./schema-words.ts";

/** A pointer (RFC 6901) as a path; digits are list positions where the tree has a list. */
export function pathOf(pointer: string, tree: PlainTree): ValuePath {
  const path: (string | number)[] = [];
  for (const step of pointer.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(tree.nodeAt(path)?.kind === "sequence" ? Number(key) : key);
  }
  return path;
}

/** What a validator says, as a fault at a place of the payload. */
export function toFault(error: ErrorObject, tree: PlainTree, root: YamlNode): SchemaFault {
  const path = pathOf(error.instancePath, tree);
  const node = tree.nodeAt(path);
  const { keyword, params } = error;
  const parent: JsonSchema = isSchema(error.parentSchema) ? error.parentSchema : {};

  if (keyword === "required" || keyword === "dependentRequired") {
    const key = String((params as { missingProperty: unknown }).missingProperty);
    const at = tree.pairAt(path)?.key.span ?? firstKey(node) ?? { start: root.span.start, end: root.span.start };
    return { keyword, path, at, node, name: key, ...wordsFor(error, node), replacement: undefined, onlyCase: false, ...graveness(keySchema(parent, key), true) };
  }
  if (keyword === "additionalProperties" || keyword === "propertyNames") {
    const key = String(params["additionalProperty"] ?? params["propertyName"]);
    const at = tree.pairAt([...path, key])?.key.span ?? root.span;
    return { keyword, path, at, node, name: key, ...wordsFor(error, node), replacement: undefined, onlyCase: false, ...graveness(parent, false) };
  }
  const absent = node?.kind !== "scalar" ? node === undefined : node.value === null;
  const pair = tree.pairAt(path);
  const at = node === undefined || (node.kind !== "scalar" && pair !== undefined) ? (pair?.key.span ?? root.span) : node.span;
  const words = wordsFor(error, node);
  return { keyword, path, at, node, name: nameOf(path), ...words, replacement: words.replacement, onlyCase: words.onlyCase ?? false, ...graveness(parent, absent) };
}

function nameOf(path: ValuePath): string {
  const last = path.at(-1);
  if (last === undefined) return "the payload";
  const key = path.findLast((step) => typeof step === "string");
  return typeof last === "string" ? last : `${key ?? ""}[${String(last)}]`;
}

/** Of a mapping in a list, what stands at its beginning: there is no key for the mapping itself. */
function firstKey(node: YamlNode | undefined): Span | undefined {
  return node?.kind === "mapping" ? (node.pairs[0]?.key.span ?? node.span) : node?.span;
}

function keySchema(parent: JsonSchema, key: string): JsonSchema {
  const properties = parent["properties"];
  const schema = isSchema(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
  return isSchema(schema) ? schema : {};
}

/** What the schema says of a value that does not fit, or of one that is missing. */
function graveness(schema: JsonSchema, missing: boolean): Pick<SchemaFault, "severity" | "consequence"> {
  const special = missing ? schema["x-missing"] : undefined;
  const given = isSchema(special) ? special : {};
  const consequence = given["consequence"] ?? (isSchema(special) && special["severity"] !== undefined ? undefined : schema["x-consequence"]);
  return {
    severity: (given["severity"] ?? (isSchema(special) ? "error" : (schema["x-severity"] ?? "error"))) as Severity,
    consequence: typeof consequence === "string" ? consequence : undefined,
  };
}
