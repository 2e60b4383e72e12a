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
interface NotedVersion {
  readonly time: string | undefined;
  readonly line: Span;
  readonly fields: Fields;
}

/** What was noted for one copy. */
interface Noted {
  readonly copy: CopyContract;
  readonly things: Things<NotedVersion>;
  readonly carried: Map<HeldThing<NotedVersion>, Carried>;
}

interface Carried {
  readonly whole: Set<string>;
  readonly cut: Set<string>;
}

/** The copies that tasks have in journals of a contract, by any contract that acts. */
function copiesIn({ name }: JournalContract, { journals }: ContractSet): CopyContract[] {
  const copies = journals.flatMap(({ records }) => [...records.values()].flatMap(({ task }) => task?.copies ?? []));
  return copies.filter(({ journal, type, key }, index) => journal === name && copies.findIndex((other) => other.journal === journal && other.type === type && other.key === key) === index);
}

/** Notes what tasks have copies of, while the records of a journal go by. `show` gives the texts of values. */
export class JournalNotes {
  readonly #contract: JournalContract;
  readonly #show: (value: unknown) => string;
  readonly #noted: readonly Noted[];
  readonly #parts = new Map<string, Set<string>>();
  #more = false;

  constructor(contract: JournalContract, copies: readonly CopyContract[], path: string, show: (value: unknown) => string) {
    this.#contract = contract;
    this.#show = show;
    this.#noted = copies.map((copy) => ({ copy, things: new Things<NotedVersion>(choiceOf(contract, copy)), carried: new Map<HeldThing<NotedVersion>, Carried>() }));
    const place = contract.place === undefined ? undefined : matchPath(contract.place, path);
    for (const [name, text] of place ?? []) this.#parts.set(name, new Set([text]));
  }

  record(record: JournalRecord): void {
    for (const [name, { type, key }] of this.#contract.told) {
      const text = record.type === type ? textOf(record, key) : undefined;
      if (text !== undefined && text !== "") this.#parts.set(name, (this.#parts.get(name) ?? new Set()).add(text));
    }
    for (const each of this.#noted) if (each.copy.type === record.type) this.#note(record, each);
  }

  #note(record: JournalRecord, { copy, things, carried }: Noted): void {
    const identity = identityOf(record, copy);
    if (identity === undefined) return;
    if (things.size >= mostThings && !things.has(identity)) {
      this.#more = true;
      return;
    }
    const { timestamp } = this.#contract;
    const value = valueOf(record, copy.key);
    const thing = things.add(identity, { time: timestamp === undefined ? undefined : textOf(record, timestamp.field), line: record.line, fields: readFields(value, this.#show) });
    // Of a thing with very many versions only the first are named.
    thing.superseded.splice(mostSuperseded);
    const held = carried.get(thing) ?? { whole: new Set(), cut: new Set() };
    carried.set(thing, held);
    for (const [key, each] of Object.entries(isObject(value) ? value : {})) (isCut(this.#contract, copy, each) ? held.cut : held.whole).add(key);
  }

  /** What was noted, as plain data with places. */
  facts(journal: Journal, { source }: Document): JournalFacts {
    const lineOf = ({ start }: Span): number => source.pointAt(start).line;
    const things = this.#noted.flatMap(({ copy, things: all, carried }) =>
      all.all().map((thing): ThingFacts => {
        const { inForce, superseded, identity } = thing;
        return {
          type: copy.type,
          key: copy.key,
          lenient: copy.lenient,
          identity,
          at: placeOf(journal.rootAt(inForce.line), copy.id, inForce.line),
          line: lineOf(inForce.line),
          time: inForce.time ?? null,
          superseded: superseded.map(({ line }) => lineOf(line)),
          fields: [...inForce.fields].map(([name, field]) => ({ name, ...field })),
          whole: [...(carried.get(thing)?.whole ?? [])],
          cut: [...(carried.get(thing)?.cut ?? [])],
        };
      }),
    );
    return { of: "journal", caps: Object.fromEntries(this.#contract.severity), journal: this.#contract.name, parts: toParts(this.#parts), things, more: this.#more };
  }
}

/** Notes for a journal; `undefined` where no task has copies in it. */
export function openNotes({ contract }: Journal, { path, contracts }: Document, show: (value: unknown) => string): JournalNotes | undefined {
  if (contract?.layout !== "lines") return undefined;
  const copies = copiesIn(contract, contracts);
  return copies.length === 0 ? undefined : new JournalNotes(contract, copies, path, show);
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
