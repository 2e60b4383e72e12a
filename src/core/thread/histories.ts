import type { Relation } from "../relation.ts";
import type { ThreadPlace } from "./comment-facts.ts";
import type { Entry, FamilyReading } from "./thread-reading.ts";

/** What became of one value of one record over the comments of a thread. */
export interface History {
  readonly relation: Extract<Relation, { relation: "startsAs" }>;
  /** The name of the record. */
  readonly record: string;
  /** The key of the value. */
  readonly name: string;
  /** In the order in which readers take the comments. */
  readonly steps: readonly { readonly entry: Entry; readonly text: string; readonly at: ThreadPlace; readonly counts: boolean }[];
}

/** The histories of the values that relations over threads speak of; only of records that can be read. */
export function historiesOf({ contract, keys }: FamilyReading): History[] {
  return contract.relations.flatMap((relation, index) => {
    if (relation.relation !== "startsAs") return [];
    const name = relation.at.written.slice(relation.at.written.lastIndexOf(".") + 1);
    return keys.flatMap(({ entries, inForce }) => {
      const counting = new Set(inForce);
      const steps = new Map<string, History["steps"][number][]>();
      for (const entry of entries) {
        for (const record of entry.marker.records) {
          const value = record.values.get(index);
          if (value === undefined) continue;
          const step = { entry, ...value, counts: counting.has(entry) };
          const known = steps.get(record.name);
          if (known === undefined) steps.set(record.name, [step]);
          else known.push(step);
        }
      }
      return [...steps].map(([record, own]): History => ({ relation, record, name, steps: own }));
    });
  });
}
