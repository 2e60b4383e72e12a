import type { Document } from "../document.ts";
import type { JournalRecord } from "../journal/journal.ts";
import { placeOf, startOf } from "../journal/record-places.ts";
import { placesAt } from "../payload-values.ts";
import type { PayloadPath } from "../relation.ts";
import { findPair, type Mapping } from "../yaml.ts";
import type { CopyContract, TaskContract } from "./contract.ts";
import type { Parts, TaskCopyFacts, TaskFacts } from "./facts.ts";
import { isObject, readField } from "./field.ts";
import { matchPath } from "./named-form.ts";
import { fingerprint } from "./note-journal.ts";

/** What rules across files need to know of a task; `undefined` for a file that is none. */
export function taskFacts(document: Document, show: (value: unknown) => string = fingerprint): TaskFacts | undefined {
  const journal = document.journal();
  const contract = journal?.contract;
  const task = contract?.layout === "whole" ? [...contract.records.values()][0]?.task : undefined;
  const [line] = task === undefined ? [] : (journal?.lines() ?? []);
  if (contract === undefined || task === undefined || line === undefined) return undefined;
  const place = new Map(contract.place === undefined ? [] : matchPath(contract.place, document.path));
  const named = place.get(task.id) ?? document.fileName.replace(/\.\w+$/, "");
  place.delete(task.id);
  const parts: Parts = Object.fromEntries([...place].map(([name, text]) => [name, [text]]));
  const { record } = line;
  const caps = Object.fromEntries(contract.severity);
  if (record === undefined) return { of: "task", caps, readable: false, empty: false, parts, id: named, at: { start: 0, end: 0 }, closed: false, copies: [] };
  const { root } = record;
  return {
    of: "task",
    caps,
    readable: true,
    empty: root.pairs.length === 0,
    parts,
    id: textAt(record, task.id) ?? named,
    at: textAt(record, task.id) === undefined ? startOf(root, record.line) : placeOf(root, task.id, record.line),
    closed: task.closed?.words.includes(textAt(record, task.closed.key) ?? "") ?? false,
    copies: task.copies.map((copy) => noteCopy(copy, task, record, textAt(record, task.id) ?? named, show)),
  };
}

function noteCopy(copy: CopyContract, task: TaskContract, record: JournalRecord, id: string, show: (value: unknown) => string): TaskCopyFacts {
  const mapping = mappingAt(record.root, copy.at);
  const value = valueAt(record.value, copy.at);
  const fields = Object.entries(isObject(value) ? value : {}).filter(([name]) => !copy.except.has(name));
  return {
    journal: copy.journal,
    type: copy.type,
    key: copy.key,
    lenient: copy.lenient,
    written: copy.at.written,
    at: placesAt(record.root, copy.at)[0]?.at ?? startOf(record.root, record.line),
    identity: [id, ...copy.identity.map(({ ours, blank }) => filled(textAt(record, ours)) ?? blank ?? null)],
    fields: fields.map(([name, each]) => ({
      name,
      ...readField(each, show),
      at: findPair(mapping, name)?.key.span ?? startOf(record.root, record.line),
      writtenAt: writtenAt(each, task),
    })),
  };
}

/** When a value was written, where it says so itself. */
function writtenAt(value: unknown, { siblings }: TaskContract): string | null {
  if (!isObject(value)) return null;
  const key = siblings?.writtenAt.find((each) => typeof value[each] === "string");
  return key === undefined ? null : String(value[key]);
}

/** The mapping at a path without lists. */
export function mappingAt(root: Mapping, path: PayloadPath): Mapping | undefined {
  const node = placesAt(root, path)[0]?.node;
  return node?.kind === "mapping" ? node : undefined;
}

/** The value at a path without lists. */
export function valueAt(value: unknown, { steps }: PayloadPath): unknown {
  return steps.reduce((at: unknown, step) => (isObject(at) && step !== "each" && Object.hasOwn(at, step.key) ? at[step.key] : undefined), value);
}

function textAt({ value }: JournalRecord, key: string): string | undefined {
  const text = Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof text === "string" ? text : typeof text === "number" ? String(text) : undefined;
}

function filled(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === "" ? undefined : text;
}
