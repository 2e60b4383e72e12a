import { canonicalJson } from "./identity.ts";
import type { TruncationContract } from "./truncation-contract.ts";

type Values = Readonly<Record<string, unknown>>;

/** What is wrong with the marks of a record, or worth telling; `key` is that of the value, where it is one. */
export interface TruncationNote {
  readonly code: "shape" | "headTooLong" | "unflagged" | "flagged" | "dropped" | "both" | "valueTooLarge" | "tooLarge" | "cut";
  readonly key: string | undefined;
  /** What the message needs besides: a size in bytes, or names of keys. */
  readonly detail: string;
}

/** Looks at the marks of values that were cut. Linear in the record. */
export function truncationNotes(record: Values, contract: TruncationContract): TruncationNote[] {
  const values = record[contract.at];
  if (!isObject(values)) return [];
  const notes: TruncationNote[] = [];
  const note = (code: TruncationNote["code"], key: string | undefined, detail: string | number): void => {
    notes.push({ code, key, detail: typeof detail === "number" ? detail.toLocaleString("en") : detail });
  };
  const marks = Object.entries(values).filter((entry): entry is [string, Values] => isObject(entry[1]) && entry[1][contract.mark] === true);
  for (const [key, mark] of marks) checkMark(key, mark, contract, note);
  const dropped = contract.dropped === undefined ? undefined : values[contract.dropped];
  if (contract.dropped !== undefined && dropped !== undefined) checkDropped(contract.dropped, dropped, values, note);
  checkFlag(record, contract, marks.length > 0 || dropped !== undefined, note);
  checkSizes(values, contract, new Set(marks.map(([key]) => key)), note);
  const lost = [...marks.map(([key]) => key), ...(Array.isArray(dropped) ? dropped.filter((key) => typeof key === "string") : [])];
  if (lost.length > 0) note("cut", undefined, lost.slice(0, 5).map((key) => `\`${key}\``).join(", ") + (lost.length > 5 ? ` and ${lost.length - 5} more` : ""));
  return notes;
}

type Note = (code: TruncationNote["code"], key: string | undefined, detail: string | number) => void;

function checkMark(key: string, mark: Values, { mark: flag, keys, longestHead }: TruncationContract, note: Note): void {
  if (keys === undefined) return;
  const head = mark[keys.head];
  const isRight = Object.keys(mark).length === 3 && Number.isInteger(mark[keys.size]) && typeof head === "string";
  if (!isRight) note("shape", key, `\`${flag}\`, \`${keys.size}\` and \`${keys.head}\``);
  else if (head.length > longestHead) note("headTooLong", key, head.length);
}

function checkDropped(name: string, dropped: unknown, values: Values, note: Note): void {
  const keys = Array.isArray(dropped) ? dropped : undefined;
  const isAscending = keys?.every((key, index) => typeof key === "string" && (index === 0 || String(keys[index - 1]) < key));
  if (isAscending !== true) note("dropped", name, "");
  for (const key of keys ?? []) if (typeof key === "string" && Object.hasOwn(values, key)) note("both", name, key);
}

function checkFlag(record: Values, { flag }: TruncationContract, anything: boolean, note: Note): void {
  if (flag === undefined) return;
  const isSet = record[flag] === true;
  if (anything && !isSet) note("unflagged", undefined, flag);
  if (!anything && isSet) note("flagged", flag, flag);
}

function checkSizes(values: Values, { largestValue, largest }: TruncationContract, marked: ReadonlySet<string>, note: Note): void {
  if (largestValue === Infinity && largest === Infinity) return;
  for (const [key, value] of Object.entries(values)) {
    const size = asciiSize(value);
    if (size > largestValue && !marked.has(key)) note("valueTooLarge", key, size);
  }
  const size = asciiSize(values);
  if (size > largest) note("tooLarge", undefined, size);
}

/** The size of a value in bytes, as JSON without spaces and with escapes for all but ASCII. */
function asciiSize(value: unknown): number {
  const text = canonicalJson(value);
  // An escape takes six characters in place of one.
  return text.length + (text.match(/[^\0-\x7f]/g)?.length ?? 0) * 5;
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
