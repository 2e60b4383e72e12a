import type { CommandContractSource } from "../src/contract/command/source.ts";
import { renderCommands } from "./render-commands.ts";

/** Tables of docs/contracts.md, out of the schema. */
interface Node {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: string;
  readonly default?: string | number | boolean;
  readonly anyOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: boolean | Node;
  readonly required?: readonly string[];
}

export interface ContractSchema extends Node {
  readonly $defs: Readonly<Record<string, Node>>;
}

export type ContractSchemas = Readonly<Record<"marker" | "note" | "journal" | "command", ContractSchema>>;

/** The page with its generated parts made anew: the keys of a kind of contract, the relations, the keywords of schemas. */
export function renderContractPage(page: string, schemas: ContractSchemas, commands: readonly CommandContractSource[]): string {
  const { $defs } = schemas.marker;
  const kinds = Object.entries(schemas).map(([kind, schema]) => [kind, table(["Key", "Value", "Meaning"], rows(schema, "", withShared(schema, $defs)))] as const);
  const relations = ($defs["relation"]?.properties?.["relation"]?.enum ?? []).map(String);
  const parts: Readonly<Record<string, string>> = {
    ...Object.fromEntries(kinds),
    commands: renderCommands(commands),
    relations: [
      ...relations.map((name) => {
        const own = Object.entries($defs[name]?.properties ?? {}).filter(([key]) => !["relation", "at", "consequence", "severity"].includes(key));
        const keys = own.map(([key, node]) => `\`${key}\`${$defs[name]?.required?.includes(key) === true ? "" : " (optional)"}: ${node.description ?? ""}`);
        return `- **\`${name}\`**: ${$defs[name]?.description ?? ""}${keys.length === 0 ? "" : ` ${keys.join(" ")}`}`;
      }),
      "",
      "Every relation has `at`, the values that are judged, and may have `severity` and a `consequence`.",
    ].join("\n"),
    schema: table(
      ["Keyword", "Meaning"],
      Object.entries($defs["schema"]?.properties ?? {}).map(([key, node]) => [`\`${key}\``, node.description ?? ""]),
    ),
  };
  return page.replaceAll(/<!-- generated: (\w+) -->[\s\S]*?<!-- \/generated -->/g, (_, name: string) => `<!-- generated: ${name} -->\n\n${parts[name] ?? ""}\n\n<!-- /generated -->`);
}

/** The definitions of a schema, with those that it names in that of markers. */
function withShared({ $defs }: ContractSchema, shared: ContractSchema["$defs"]): ContractSchema["$defs"] {
  return { ...shared, ...$defs };
}

function rows(node: Node, prefix: string, defs: ContractSchema["$defs"]): string[][] {
  return Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    const path = prefix === "" ? key : `${prefix}.${key}`;
    const resolved = resolve(child, defs);
    const own = [`\`${path}\``, valueOf(child, defs), child.description ?? resolved.description ?? ""];
    if (child.$ref?.endsWith("#/$defs/schemaOrFile") === true) return [own];
    const inner = resolved.type === "array" ? resolve(resolved.items ?? {}, defs) : resolved;
    const member = typeof inner.additionalProperties === "object" ? resolve(inner.additionalProperties, defs) : undefined;
    const object = inner.anyOf?.map((each) => resolve(each, defs)).find(({ properties }) => properties !== undefined) ?? inner;
    if (path === "relations") return [own];
    // A subcommand has the keys of its command.
    if (prefix === "subcommands.NAME" && !["description", "aliases"].includes(key)) return [own];
    return [own, ...rows(object, resolved.type === "array" ? `${path}[]` : path, defs), ...(member?.properties === undefined ? [] : rows(member, `${path}.NAME`, defs))];
  });
}

function resolve(node: Node, defs: ContractSchema["$defs"]): Node {
  return node.$ref === undefined ? node : { ...resolve(defs[node.$ref.replace(/^.*#\/\$defs\//, "")] ?? {}, defs), ...node };
}

function valueOf(node: Node, defs: ContractSchema["$defs"]): string {
  const { enum: words, const: only, type, default: value, anyOf } = resolve(node, defs);
  if (node.$ref?.endsWith("#/$defs/schemaOrFile") === true) return "a file, or a JSON Schema";
  const usual = value === undefined ? "" : `; \`${String(value)}\` by default`;
  if (words !== undefined) return words.map((word) => `\`${String(word).replaceAll("|", "\\|")}\``).join(", ") + usual;
  if (only !== undefined) return `\`${only.replaceAll("|", "\\|")}\``;
  if (anyOf !== undefined) return anyOf.map((each) => valueOf(each, defs)).join(" or ");
  const names: Readonly<Record<string, string>> = { string: "text", integer: "whole number", number: "number", boolean: "`true` or `false`", array: "list", object: "mapping" };
  return `${names[String(type)] ?? String(type)}${usual}`;
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
