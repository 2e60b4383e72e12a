import type { JudgedPayload } from "./judged-payloads.ts";
import { legacyGaps } from "./legacy-payload.ts";
import { findMisspeltKeys } from "./misspelt-keys.ts";
import type { SchemaFault } from "./payload-schema.ts";
import { schemaOf } from "./payload-version.ts";

/**
 * Where a payload does not fit the schema of its version, without what is told elsewhere: keys that make it an old one, the
 * version itself, and keys that stand there misspelt.
 */
export function payloadFaults({ terms, payload, marker }: Pick<JudgedPayload, "terms" | "payload"> & { readonly marker: Pick<JudgedPayload["marker"], "parameters"> }): readonly SchemaFault[] {
  const { root } = payload.tree;
  const schema = schemaOf(terms, root, marker.parameters);
  if (root === undefined || schema === undefined) return [];
  const told = new Set([...legacyGaps(terms, root), ...(terms.version?.in === "payload" ? [terms.version.field] : [])]);
  const slips = findMisspeltKeys(schema, root);
  return schema.check(root).filter(({ keyword, path, name, at }) => {
    if (path.length === (keyword === "required" ? 0 : 1) && told.has(name)) return false;
    return !slips.some((slip) => (keyword === "required" && slip.meant === name && samePath(slip.path, path)) || (keyword === "additionalProperties" && slip.pair.key.span.start === at.start));
  });
}

function samePath(a: readonly (string | number)[], b: readonly (string | number)[]): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
