import type { ErrorObject } from "ajv";
import { suggest } from "../core/suggestion.ts";
import { typeName, type Scalar, type YamlNode } from "../core/yaml.ts";
import { isSchema } from "./json-schema.ts";

/** What is wrong in words that can stand behind the name of a value, and what to write instead. */
export interface SchemaWords {
  readonly reason: string;
  readonly advice: string | undefined;
  readonly replacement: string | undefined;
  readonly onlyCase?: boolean;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "`true` or `false`",
  null: "nothing",
  array: "a list",
  object: "a mapping",
};

const formatNames: Readonly<Record<string, string>> = {
  date: "date like `2026-03-04`",
  "date-time": "time like `2026-03-04T10:00:00Z`",
  time: "time like `10:00:00Z`",
  uuid: "UUID",
};

const say = (reason: string, advice?: string, replacement?: string): SchemaWords => ({ reason, advice, replacement });

/** The words for one error of a validator. */
export function wordsFor(error: ErrorObject, node: YamlNode | undefined): SchemaWords {
  const { keyword, params, schema } = error;
  const limit = String(params["limit"]);
  switch (keyword) {
    case "type":
      return wordsForType([schema].flat() as string[], node);
    case "enum":
      return wordsForEnum((schema as unknown[]).map(String), node);
    case "const":
      return say(`is ${shown(node)}, and only \`${String(schema)}\` is allowed`, `write \`${String(schema)}\``);
    case "required":
      return say("is missing", "add it");
    case "dependentRequired":
      return say(`is missing, and \`${String(params["property"])}\` needs it`, "add it");
    case "additionalProperties":
      return wordsForKey(error);
    case "propertyNames":
      return say("is no key that may stand here");
    case "pattern":
      return say(`is ${shown(node)}, which is not of the form \`${String(schema)}\``);
    case "format":
      return say(`is ${shown(node)}, which is no ${formatNames[String(schema)] ?? String(schema)}`);
    case "minLength":
      return say(limit === "1" ? "is empty" : `has fewer than ${limit} characters`);
    case "maxLength":
      return say(`has more than ${limit} characters`);
    case "minItems":
      return say(limit === "1" ? "is an empty list" : `has fewer than ${limit} items`);
    case "maxItems":
      return say(`has more than ${limit} items`);
    case "minProperties":
      return say(limit === "1" ? "is an empty mapping" : `has fewer than ${limit} keys`);
    case "maxProperties":
      return say(`has more than ${limit} keys`);
    case "minimum":
    case "exclusiveMinimum":
      return say(`is ${shown(node)}, and must be ${keyword === "minimum" ? "at least" : "more than"} ${limit}`);
    case "maximum":
    case "exclusiveMaximum":
      return say(`is ${shown(node)}, and must be ${keyword === "maximum" ? "at most" : "less than"} ${limit}`);
    case "multipleOf":
      return say(`is ${shown(node)}, and must be a multiple of ${String(params["multipleOf"])}`);
    case "contains":
      return say("holds no item of the kind that it must hold");
    default:
      return say(`is ${shown(node)}, which fits none of the forms that are allowed here`);
  }
}

function wordsForType(types: readonly string[], node: YamlNode | undefined): SchemaWords {
  const wanted = types.map((type) => typeNames[type] ?? type).join(" or ");
  if (node === undefined || (node.kind === "scalar" && node.value === null)) return say("has no value", `write ${wanted}`);
  // What YAML takes for a number or a truth value is text in quotes.
  if (types.includes("string") && node.kind === "scalar" && node.style === "plain") {
    const quoted = JSON.stringify(node.source);
    return say(`is ${shown(node)}, which YAML reads as ${typeName(node)} and not as text`, `write \`${quoted}\``, quoted);
  }
  const number = node.kind === "scalar" && node.style !== "plain" && !types.includes("string") ? readScalar(node, types) : undefined;
  if (number !== undefined) return say(`is text in quotes, and must be ${wanted}`, `write \`${number}\` without quotes`, number);
  return say(`is ${typeName(node)}, and must be ${wanted}`);
}

/** The text of a quoted number or truth value, where a schema wants that. */
function readScalar({ text }: Scalar, types: readonly string[]): string | undefined {
  const isNumber = (types.includes("integer") && /^-?\d+$/.test(text)) || (types.includes("number") && /^-?\d+(?:\.\d+)?$/.test(text));
  return isNumber || (types.includes("boolean") && /^(?:true|false)$/.test(text)) ? text : undefined;
}

function wordsForEnum(words: readonly string[], node: YamlNode | undefined): SchemaWords {
  const list = words.length <= 12 ? words.map((word) => `\`${word}\``).join(", ") : `the ${words.length} allowed words`;
  if (node === undefined || (node.kind === "scalar" && node.value === null)) return say("has no value", `write one of ${list}`);
  const found = node.kind === "scalar" ? node.text : "";
  // A number that is another one is no slip.
  const meant = found === "" || /^[-+.\d]+$/.test(found) ? undefined : suggest(found, words);
  if (meant === undefined) return say(`is ${shown(node)}, which is none of ${list}`, "write one of these");
  const quote = node.kind === "scalar" ? ({ "double-quoted": '"', "single-quoted": "'" } as Readonly<Record<string, string>>)[node.style] : undefined;
  const replacement = node.kind === "scalar" && node.header === "" ? `${quote ?? ""}${meant}${quote ?? ""}` : undefined;
  return { ...say(`is ${shown(node)}, which is none of ${list}`, `write \`${meant}\``, replacement), onlyCase: found.toLowerCase() === meant.toLowerCase() };
}

function wordsForKey({ params, parentSchema }: ErrorObject): SchemaWords {
  const key = String(params["additionalProperty"]);
  const properties: unknown = isSchema(parentSchema) ? parentSchema["properties"] : undefined;
  const known = isSchema(properties) ? Object.keys(properties) : [];
  const meant = suggest(key, known);
  if (meant !== undefined) return say("is no known key", `write \`${meant}\``);
  return known.length > 0 && known.length <= 16 ? say("is no known key", `known are ${known.map((each) => `\`${each}\``).join(", ")}`) : say("is no known key");
}

/** What stands there, as it stands in messages: a word as it is written, anything else by its type. */
function shown(node: YamlNode | undefined): string {
  return node?.kind === "scalar" && node.value !== null && isShort(node) ? `\`${node.text}\`` : typeName(node);
}

function isShort({ text }: Scalar): boolean {
  return text !== "" && text.length <= 60 && !/[\r\n`]/.test(text);
}
