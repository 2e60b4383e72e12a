import type { Severity } from "../diagnostic.ts";
import type { SchemaFault } from "../payload-schema.ts";
import { mildest } from "../severity-cap.ts";
import type { Span } from "../span.ts";
import { inJsonWords } from "./json-words.ts";
import type { JournalRecord } from "./journal.ts";
import { startOf } from "./record-places.ts";

/** The messages of rules that hold records against their schemas. */
export const recordFaultMessages = {
  fault: "{{name}} {{reason}}{{of}}.",
  advice: "{{name}} {{reason}}{{of}}; {{advice}}.",
  consequence: "{{name}} {{reason}}{{of}}: {{consequence}}.",
  both: "{{name}} {{reason}}{{of}}: {{consequence}}; {{advice}}.",
} as const;

type Words = Readonly<Record<"name" | "reason" | "of", string>>;

/** A fault as what a rule reports. */
export type RecordFaultReport = { readonly at: Span; readonly atMost: Severity | undefined } & (
  | { readonly code: "fault"; readonly data: Words }
  | { readonly code: "advice"; readonly data: Words & { readonly advice: string } }
  | { readonly code: "consequence"; readonly data: Words & { readonly consequence: string } }
  | { readonly code: "both"; readonly data: Words & { readonly consequence: string; readonly advice: string } }
);

/** Puts a fault of a record into words; `cap` is the severity that the contract allows the rule. */
export function describeRecordFault(record: JournalRecord, fault: SchemaFault, cap: Severity | undefined): RecordFaultReport {
  const { consequence } = fault;
  const advice = fault.advice === undefined ? undefined : inJsonWords(fault.advice);
  const isMissing = fault.keyword === "required" && fault.path.length === 0;
  const words = {
    name: fault.name === "the payload" ? "The record" : `\`${fault.name}\``,
    reason: inJsonWords(fault.reason),
    of: isMissing && record.type !== undefined ? ` in this \`${record.type}\`` : "",
  };
  const place = { at: isMissing ? startOf(record.root, record.line) : fault.at, atMost: mildest(cap, fault.severity) };
  if (consequence !== undefined && advice !== undefined) return { code: "both", ...place, data: { ...words, consequence, advice } };
  if (consequence !== undefined) return { code: "consequence", ...place, data: { ...words, consequence } };
  if (advice !== undefined) return { code: "advice", ...place, data: { ...words, advice } };
  return { code: "fault", ...place, data: words };
}
