import type { Document } from "./document.ts";
import { judgedPayloads, type JudgedPayload } from "./judged-payloads.ts";
import type { Mirror, MirrorEntry, PayloadRecord } from "./marker.ts";
import type { MirrorContract } from "./mirror-contract.ts";
import { findPair, type Scalar } from "./yaml.ts";
import { resolveAlias } from "./plain.ts";

/** A mirror with the payload that it repeats. */
export interface MirroredPayload extends JudgedPayload {
  readonly mirror: Mirror;
  readonly shape: MirrorContract;
  /** Entries and records of the same name, each name once. */
  readonly pairs: readonly { readonly entry: MirrorEntry; readonly record: PayloadRecord }[];
}

/**
 * The mirrors of a document whose payload stands in the same document and can be read. Where several payloads could be meant,
 * or the payload stands elsewhere, there is nothing to compare.
 */
export function mirroredPayloads(document: Document): MirroredPayload[] {
  return document.mirrors().flatMap((mirror) => {
    const shape = mirror.contract.mirror;
    const [judged, another] = judgedPayloads(document).filter(({ contract }) => contract === mirror.contract);
    if (shape === undefined || judged === undefined || another !== undefined || judged.payload.tree.root === undefined) return [];
    const records = new Map<string, PayloadRecord>();
    for (const record of judged.payload.records) {
      const name = record.key?.text;
      if (name !== undefined && !records.has(name)) records.set(name, record);
    }
    const seen = new Set<string>();
    const pairs = mirror.entries.flatMap((entry) => {
      const record = records.get(entry.name.text);
      if (record === undefined || seen.has(entry.name.text)) return [];
      seen.add(entry.name.text);
      return [{ entry, record }];
    });
    return [{ ...judged, mirror, shape, pairs }];
  });
}

/** The scalar under a key of a record; `undefined` where another node or none stands there. */
export function scalarIn({ node }: PayloadRecord, key: string): Scalar | undefined {
  const value = resolveAlias(findPair(node, key)?.value);
  return value?.kind === "scalar" ? value : undefined;
}
