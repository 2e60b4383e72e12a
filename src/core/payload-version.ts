import type { Marker } from "./marker.ts";
import type { PayloadContract, VersionContract } from "./payload-contract.ts";
import type { PayloadSchema } from "./payload-schema.ts";
import { resolveAlias } from "./plain.ts";
import type { Span } from "./span.ts";
import { findPair, typeName, type Pair, type Scalar, type YamlNode } from "./yaml.ts";

/** What a payload says of its version. */
export type StatedVersion =
  | { readonly code: "absent" }
  /** The key stands there without a value. */
  | { readonly code: "empty"; readonly pair: Pair; readonly isNull: boolean }
  /** A list or a mapping. */
  | { readonly code: "type"; readonly at: Span; readonly type: string }
  | { readonly code: "unknown"; readonly at: Span; readonly text: string }
  /** A version that readers know; `scalar` where it is written in another way than as a plain whole number. */
  | { readonly code: "known"; readonly at: Span; readonly version: number; readonly unusual: Scalar | undefined };

/** The version of a payload, or of the head where the contract puts it there. */
export function statedVersion(version: VersionContract, root: YamlNode | undefined, parameters: Marker["parameters"]): StatedVersion {
  if (version.in === "head") {
    const part = parameters.get(version.field);
    if (part === undefined) return { code: "absent" };
    const known = version.known.find((each) => part.text === String(each));
    return known === undefined ? { code: "unknown", at: part.span, text: part.text } : { code: "known", at: part.span, version: known, unusual: undefined };
  }
  const pair = root?.kind === "mapping" ? findPair(root, version.field) : undefined;
  if (pair === undefined) return { code: "absent" };
  const value = resolveAlias(pair.value);
  if (value === undefined) return { code: "empty", pair, isNull: true };
  if (value.kind !== "scalar") return { code: "type", at: pair.key.span, type: typeName(value) };
  if (value.value === null || value.text.trim() === "") return { code: "empty", pair, isNull: value.value === null };
  const at = pair.value?.span ?? pair.span;
  const known = version.known.find((each) => value.value === each || value.text === String(each));
  if (known === undefined) return { code: "unknown", at, text: value.text };
  return { code: "known", at, version: known, unusual: value.source === String(known) || pair.value?.kind === "alias" ? undefined : value };
}

/**
 * The schema that a payload is judged by; none as long as its version is not known. What is no mapping states no version, and
 * fits no schema of one.
 */
export function schemaOf(terms: PayloadContract, root: YamlNode | undefined, parameters: Marker["parameters"]): PayloadSchema | undefined {
  if (terms.version === undefined) return terms.schema;
  if (root !== undefined && root.kind !== "mapping" && terms.version.in === "payload") return terms.version.schemas.get(terms.version.known.at(-1) ?? 0);
  const stated = statedVersion(terms.version, root, parameters);
  return stated.code === "known" ? terms.version.schemas.get(stated.version) : undefined;
}
