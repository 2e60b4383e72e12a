import { shiftMap } from "../core/offset-map.ts";
import type { PayloadSchema, SchemaFault } from "../core/payload-schema.ts";
import { createSourceText, type SourceText } from "../core/source-text.ts";
import type { Span } from "../core/span.ts";
import type { Mapping } from "../core/yaml.ts";
import { toPlainValue, type PlainValue } from "../parse/yaml/plain-value.ts";
import { readYaml } from "../parse/yaml/read-yaml.ts";

/** One thing that is wrong with a contract, with its place in the text. */
export interface ContractFault {
  readonly at: Span;
  readonly message: string;
}

/** A contract or schema as it stands in its file. */
export interface ContractText {
  /** The path of the file. */
  readonly file: string;
  readonly source: SourceText;
  readonly root: Mapping;
  readonly plain: PlainValue;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Why a text cannot be used, with all places. */
export class ContractFaults extends Error {
  override readonly name = "ContractFaults";
  readonly file: string;
  /** Absent when the file could not be read at all. */
  readonly source: SourceText | undefined;
  readonly faults: readonly ContractFault[];

  constructor(file: string, source: SourceText | undefined, faults: readonly ContractFault[]) {
    super(faults.map(({ message }) => message).join("\n"));
    this.file = file;
    this.source = source;
    this.faults = faults;
  }
}

/** Reads YAML or JSON as plain values; `what` names the file in messages. Throws `ContractFaults`. */
export function readContractText(file: string, text: string, what: string): ContractText {
  const source = createSourceText(text);
  // JSON is YAML 1.2 (yaml.org, 1.3), so that one reader gives the places in both.
  const tree = readYaml(text, shiftMap(0));
  const faults = tree.faults.map(({ span, reason, advice }) => ({ at: span, message: `Syntax: ${reason}${advice === undefined ? "" : `; ${advice}`}.` }));
  if (faults.length > 0) throw new ContractFaults(file, source, faults);
  if (tree.root?.kind !== "mapping") throw new ContractFaults(file, source, [{ at: { start: 0, end: 0 }, message: `A ${what} is a mapping.` }]);
  const plain = toPlainValue(tree.root, what);
  if (plain.faults.length > 0) throw new ContractFaults(file, source, plain.faults.map(({ span, message }) => ({ at: span, message })));
  return { file, source, plain, root: tree.root, value: plain.value as Record<string, unknown> };
}

/** The most faults that are told of one file. */
const mostFaults = 50;

/**
 * Checks a text against a schema of ours. Where a contract extends another one, `null` takes away a part and may stand anywhere,
 * and what is missing may come from the other one.
 */
export function checkContractText(text: ContractText, schema: PayloadSchema): void {
  const extending = "extends" in text.value;
  const faults = schema.check(text.root).filter(({ node, keyword }) => !extending || (keyword !== "required" && !(node?.kind === "scalar" && node.value === null)));
  if (faults.length > 0) throw new ContractFaults(text.file, text.source, faults.slice(0, mostFaults).map(toContractFault));
}

/** What a contract lacks when all that it extends is put together, as sentences. */
export function missingParts(value: Readonly<Record<string, unknown>>, schema: PayloadSchema): string[] {
  const { root } = readYaml(JSON.stringify(value), shiftMap(0));
  return root === undefined ? [] : schema.check(root).map((fault) => toContractFault(fault).message);
}

function toContractFault({ at, name, reason, advice }: SchemaFault): ContractFault {
  const subject = name === "the payload" ? "The contract" : `\`${name}\``;
  return { at, message: `${subject} ${reason}${advice === undefined ? "" : `; ${advice}`}.` };
}
