import { findMisspeltKeys, type MisspeltKey } from "../misspelt-keys.ts";
import type { PayloadSchema, SchemaFault } from "../payload-schema.ts";
import { compareSpans } from "../span.ts";
import type { JournalContract, RecordContract } from "./contract.ts";
import type { JournalRecord } from "./journal.ts";

export interface RecordFaults {
  readonly faults: readonly SchemaFault[];
  /** Keys that no schema names, spelt nearly like one that is missing. */
  readonly misspelt: readonly MisspeltKey[];
}

const none: RecordFaults = { faults: [], misspelt: [] };

interface Terms {
  readonly schemas: readonly PayloadSchema[];
  /** The keys that they name at the top. */
  readonly known: ReadonlySet<string>;
}

const terms = new WeakMap<JournalContract | RecordContract, Terms>();

function termsOf(journal: JournalContract, record: RecordContract | undefined): Terms {
  const key = record ?? journal;
  let found = terms.get(key);
  if (found === undefined) {
    const schemas = [journal.schema, record?.schema].filter((schema) => schema !== undefined);
    found = { schemas, known: new Set(schemas.flatMap((schema) => schema.keysAt([]))) };
    terms.set(key, found);
  }
  return found;
}

/** Where a record does not fit the schemas of its journal and of its type, in the order of the text; each fault once. */
export function recordFaults(journal: JournalContract, record: JournalRecord): RecordFaults {
  const { schemas, known } = termsOf(journal, record.contract);
  const fits = schemas.every((schema) => schema.fits(record.value));
  if (fits && hasOnly(record.value, known)) return none;
  const { root } = record;
  const misspelt = known.size === 0 ? [] : findMisspeltKeys(merge(schemas), root).filter(({ path }) => path.length === 0);
  const meant = new Set(misspelt.map((slip) => slip.meant));
  const spelt = new Set(misspelt.map(({ spelling }) => spelling));
  const found = fits ? [] : schemas.flatMap((schema) => schema.check(root)).filter(({ keyword, path, name }) => {
    if (path.length > 0) return true;
    return !(keyword === "required" && meant.has(name)) && !(keyword === "additionalProperties" && spelt.has(name));
  });
  return { faults: gravestByPlace(found), misspelt };
}

function hasOnly(value: JournalRecord["value"], known: ReadonlySet<string>): boolean {
  for (const key in value) if (!known.has(key)) return false;
  return true;
}

const grades = ["error", "warning", "info"];

/** Of the faults of one value the gravest: one of another type need not be told to be no word of a list too. */
function gravestByPlace(faults: readonly SchemaFault[]): SchemaFault[] {
  const sorted = [...faults].sort((a, b) => grades.indexOf(a.severity) - grades.indexOf(b.severity));
  const kept = new Map<string, SchemaFault>();
  for (const fault of sorted) {
    const key = `${fault.path.join("\0")}\0${fault.keyword === "required" || fault.keyword === "additionalProperties" ? fault.name : ""}`;
    if (!kept.has(key)) kept.set(key, fault);
  }
  return [...kept.values()].sort((a, b) => compareSpans(a.at, b.at));
}

/** The keys of some schemas as if they were one. */
function merge(schemas: readonly PayloadSchema[]): Pick<PayloadSchema, "keysAt"> {
  return { keysAt: (path) => [...new Set(schemas.flatMap((schema) => schema.keysAt(path)))] };
}
