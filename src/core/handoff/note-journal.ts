import type { ContractSet } from "../contract-set.ts";
import type { Document } from "../document.ts";
import type { JournalContract } from "../journal/contract.ts";
import { canonicalJson } from "../journal/identity.ts";
import type { Journal, JournalRecord } from "../journal/journal.ts";
import { placeOf } from "../journal/record-places.ts";
import type { Span } from "../span.ts";
import { textHash } from "../text-hash.ts";
import type { CopyContract } from "./contract.ts";
import type { JournalFacts, Parts, ThingFacts } from "./facts.ts";
import { isObject, readFields, type Fields } from "./field.ts";
import { Things, type HeldThing } from "./in-force.ts";
import { matchPath } from "./named-form.ts";

/** More things of one journal are not noted: nobody hands on so many, and memory must not grow with the journal. */
const mostThings = 5000;

/** The lines of older versions that are named. */
const mostSuperseded = 20;

/** Longer texts are compared by their hashes. */
const longestText = 100;

/** A record that hands something on. */
export interface NotedVersion {
  readonly time: string | undefined;
  readonly line: Span;
  readonly fields: Fields;
}

/** Everything that tasks have copies of in a journal, thing by thing. `show` gives the texts of values. */
export interface NotedJournal {
  readonly contract: JournalContract;
  readonly parts: Parts;
  readonly copies: readonly { readonly copy: CopyContract; readonly things: readonly HeldThing<NotedVersion>[]; readonly carried: ReadonlyMap<HeldThing<NotedVersion>, Carried> }[];
  readonly more: boolean;
}

interface Carried {
  readonly whole: Set<string>;
  readonly cut: Set<string>;
}

/** The copies that tasks have in journals of a contract, by any contract that acts. */
export function copiesIn({ name }: JournalContract, { journals }: ContractSet): CopyContract[] {
  const copies = journals.flatMap(({ records }) => [...records.values()].flatMap(({ task }) => task?.copies ?? []));
  return copies.filter(({ journal, type, key }, index) => journal === name && copies.findIndex((other) => other.journal === journal && other.type === type && other.key === key) === index);
}

/** Reads a journal once for what tasks have copies of. */
export function noteJournal(journal: Journal, path: string, contracts: ContractSet, show: (value: unknown) => string): NotedJournal | undefined {
  const { contract } = journal;
  if (contract?.layout !== "lines") return undefined;
  const noted = copiesIn(contract, contracts).map((copy) => ({ copy, things: new Things<NotedVersion>(choiceOf(contract, copy)), carried: new Map<HeldThing<NotedVersion>, Carried>() }));
  if (noted.length === 0) return undefined;
  const parts = new Map<string, Set<string>>([...(contract.place === undefined ? [] : (matchPath(contract.place, path) ?? []))].map(([name, text]) => [name, new Set([text])]));
  let more = false;
  for (const { record } of journal.lines()) {
    if (record?.type === undefined) continue;
    for (const [name, { type, key }] of contract.told) {
      const text = record.type === type ? textOf(record, key) : undefined;
      if (text !== undefined && text !== "") parts.set(name, (parts.get(name) ?? new Set()).add(text));
    }
    for (const { copy, things, carried } of noted) {
      if (copy.type !== record.type) continue;
      const identity = identityOf(record, copy);
      if (identity === undefined) continue;
      if (things.size >= mostThings && !things.has(identity)) {
        more = true;
        continue;
      }
      const fields = readFields(valueOf(record, copy.key), show);
      const thing = things.add(identity, { time: contract.timestamp === undefined ? undefined : textOf(record, contract.timestamp.field), line: record.line, fields });
      const held = carried.get(thing) ?? { whole: new Set(), cut: new Set() };
      carried.set(thing, held);
      for (const [key, value] of Object.entries(isObject(valueOf(record, copy.key)) ? (valueOf(record, copy.key) as object) : {})) (isCut(contract, copy, value) ? held.cut : held.whole).add(key);
    }
  }
  return { contract, parts: toParts(parts), copies: noted.map(({ things, ...rest }) => ({ ...rest, things: things.all() })), more };
}

/** The same as plain data, with places. */
export function journalFacts(journal: Journal, document: Document, show: (value: unknown) => string = fingerprint): JournalFacts | undefined {
  const noted = noteJournal(journal, document.path, document.contracts, show);
  if (noted === undefined) return undefined;
  const lineOf = ({ start }: Span): number => document.source.pointAt(start).line;
  const things = noted.copies.flatMap(({ copy, things: all, carried }) =>
    all.map((thing): ThingFacts => {
      const { inForce, superseded, identity } = thing;
      return {
        type: copy.type,
        key: copy.key,
        lenient: copy.lenient,
        identity,
        at: placeOf(journal.rootAt(inForce.line), copy.id, inForce.line),
        line: lineOf(inForce.line),
        time: inForce.time ?? null,
        superseded: superseded.slice(0, mostSuperseded).map(({ line }) => lineOf(line)),
        fields: [...inForce.fields].map(([name, field]) => ({ name, ...field })),
        whole: [...(carried.get(thing)?.whole ?? [])],
        cut: [...(carried.get(thing)?.cut ?? [])],
      };
    }),
  );
  return { of: "journal", caps: Object.fromEntries(noted.contract.severity), journal: noted.contract.name, parts: noted.parts, things, more: noted.more };
}

/** A text by which equal values are known. */
export function fingerprint(value: unknown): string {
  const text = canonicalJson(value);
  return text.length <= longestText ? text : textHash(text);
}

function choiceOf({ records }: JournalContract, { type }: CopyContract): ConstructorParameters<typeof Things>[0] {
  const record = records.get(type);
  return { read: record?.read ?? "latest", ties: record?.ties ?? "later-line", compared: record?.compared ?? "text" };
}

/** The id and the other texts of a record; `undefined` where nothing names it. */
function identityOf(record: JournalRecord, { id, identity }: CopyContract): (string | null)[] | undefined {
  const own = textOf(record, id);
  return own === undefined ? undefined : [own, ...identity.map(({ theirs }) => textOf(record, theirs) ?? null)];
}

function textOf(record: JournalRecord, key: string): string | undefined {
  const value = valueOf(record, key);
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;
}

function valueOf({ value }: JournalRecord, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function isCut({ records }: JournalContract, { type, key }: CopyContract, value: unknown): boolean {
  const truncation = records.get(type)?.truncation;
  return truncation?.at === key && isObject(value) && Object.hasOwn(value, truncation.mark) && value[truncation.mark] === true;
}

function toParts(parts: ReadonlyMap<string, ReadonlySet<string>>): Parts {
  return Object.fromEntries([...parts].map(([name, texts]) => [name, [...texts]]));
}
