import { compileGlob } from "../../core/globs.ts";
import type { JournalContract, RecordContract, TimeComparison } from "../../core/journal/contract.ts";
import type { TruncationContract } from "../../core/journal/truncation-contract.ts";
import { readForm } from "../../core/handoff/named-form.ts";
import { compileLedger, compileTask, compileThin } from "../handoff/compile.ts";
import { compileBase } from "../compile-base.ts";
import { compilePayloadSchema } from "../payload-schema.ts";
import { compileRelation } from "../relations.ts";
import type { JournalContractSource, RecordSource, TruncationSource } from "./source.ts";

/** Makes a `journal` contract, valid by its schema, ready for the rules. */
export function compileJournalContract(source: JournalContractSource): JournalContract {
  const { lines, timestamp, schema } = source;
  const compared = timestamp?.compared ?? "text";
  return {
    ...compileBase(source, source.name),
    kind: "journal",
    name: source.name,
    files: [
      ...(source.files ?? []).map((glob) => ({ glob: compileGlob(glob), kind: source.layout === "whole" ? ("task" as const) : ("journal" as const) })),
      ...(source.ledger?.files ?? []).map((glob) => ({ glob: compileGlob(glob), kind: "note" as const })),
    ],
    layout: source.layout ?? "lines",
    place: source.place === undefined ? undefined : readForm(source.place),
    told: new Map(Object.entries(source.told ?? {})),
    ledger: source.ledger === undefined ? undefined : compileLedger(source.ledger),
    recognisedBy: source.recognisedBy ?? [],
    shown: source.shown === undefined ? undefined : { under: [], ...source.shown },
    lines: {
      boundaries: lines?.boundaries ?? "line-feed",
      byteOrderMark: lines?.byteOrderMark ?? "fails",
      blank: lines?.blank ?? true,
      longest: lines?.longest ?? Infinity,
      consequence: lines?.consequence,
    },
    longest: source.longest ?? Infinity,
    discriminator: source.discriminator ?? "type",
    schema: schema === undefined ? undefined : compilePayloadSchema(schema),
    timestamp: timestamp === undefined ? undefined : { field: timestamp.field, form: timestamp.form, ordered: timestamp.ordered ?? false },
    records: new Map(Object.entries(source.records ?? {}).map(([type, record]) => [type, compileRecord(type, record, compared)])),
    unregistered: new Set(source.unregistered ?? []),
    others: source.others === "allowed" ? undefined : (source.others ?? "warning"),
  };
}

function compileRecord(type: string, source: RecordSource, compared: TimeComparison): RecordContract {
  const { schema, identity, truncation } = source;
  return {
    type,
    description: source.description,
    schema: schema === undefined ? undefined : compilePayloadSchema(schema),
    identity: identity === undefined ? undefined : { keys: identity.keys, number: identity.number },
    read: source.read ?? "every",
    ties: source.ties ?? "later-line",
    compared: source.compared ?? compared,
    oneForm: source.oneForm ?? true,
    unrepeated: source.unrepeated ?? [],
    complete: source.complete,
    paths: source.paths ?? [],
    task: source.task === undefined ? undefined : compileTask(source.task),
    thin: source.thin === undefined ? undefined : compileThin(source.thin),
    truncation: truncation === undefined ? undefined : compileTruncation(truncation),
    refersTo: source.refersTo ?? [],
    sequence: (source.sequence ?? []).map(({ order, type: other, when, once, severity, consequence }) => ({ order, type: other, when, once, severity: severity ?? "error", consequence })),
    relations: (source.relations ?? []).map(compileRelation),
  };
}

function compileTruncation(source: TruncationSource): TruncationContract {
  return {
    at: source.at,
    mark: source.mark,
    keys: source.keys,
    longestHead: source.longestHead ?? Infinity,
    dropped: source.dropped,
    flag: source.flag,
    largestValue: source.largestValue ?? Infinity,
    largest: source.largest ?? Infinity,
  };
}
