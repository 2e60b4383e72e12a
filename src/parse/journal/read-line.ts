import type { JournalContract } from "../../core/journal/contract.ts";
import type { JournalLine, JournalRecord, LineFault } from "../../core/journal/journal.ts";
import { shiftMap } from "../../core/offset-map.ts";
import type { Span } from "../../core/span.ts";
import type { Mapping } from "../../core/yaml.ts";
import { readJson, readJsonStream } from "../json/read-json.ts";
import { readJsonViews } from "../markers/json-views.ts";
import { countKeysRead, countKeysWritten, mostKeysWritten } from "./count-keys.ts";
import type { RawLine } from "./split-lines.ts";

type Values = Readonly<Record<string, unknown>>;

/** Fewer brackets than these cannot nest deeper than our reader of JSON goes. */
const harmlessBrackets = 200;

const braceCode = 123;

/** Reads a line as a record of a journal (RFC 8259, one object a line). `type` is that of the record where it does not tell itself. */
export function readLine(raw: RawLine, contract: JournalContract | undefined, type?: string): JournalLine {
  const { start, text, length, ended } = raw;
  const span = { start, end: start + length };
  if (length > text.length) return { span, text, ended, record: undefined, fault: { code: "limit", span: { start, end: start + 1 }, reason: `a line of ${length.toLocaleString("en")} characters` } };
  // Most lines begin as an object does, and need not be looked at for that.
  if (text.charCodeAt(0) !== braceCode && /^[ \t\r\n]*$/.test(text)) return { span, text, ended, record: undefined, fault: undefined };
  const value = parse(text);
  if (isObject(value)) return { span, text, ended, record: new ReadRecord(span, text, value, contract, type), fault: undefined };
  return { span, text, ended, record: undefined, fault: faultOf(text, span, ended) };
}

/** The views of the record that stands in a text; `undefined` when there is none. */
export function readRoot(text: string, start: number): Mapping | undefined {
  const { root } = readJsonViews(text, shiftMap(start));
  return root?.kind === "mapping" ? root : undefined;
}

class ReadRecord implements JournalRecord {
  readonly line: Span;
  readonly value: Values;
  readonly type: string | undefined;
  readonly contract: JournalRecord["contract"];
  readonly #text: string;
  #root: Mapping | undefined;

  constructor(line: Span, text: string, value: Values, contract: JournalContract | undefined, type: string | undefined) {
    this.line = line;
    this.value = value;
    this.#text = text;
    this.type = type ?? (contract === undefined ? undefined : typeOf(value, contract));
    this.contract = this.type === undefined ? undefined : contract?.records.get(this.type);
  }

  get hasEqualKeys(): boolean {
    const read = countKeysRead(this.value);
    return mostKeysWritten(this.#text) !== read && countKeysWritten(this.#text) !== read;
  }

  get root(): Mapping {
    const root = (this.#root ??= readRoot(this.#text, this.line.start));
    if (root === undefined) throw new Error("a record that was read cannot be read");
    return root;
  }
}

/** A record that is a file as a whole has the one type that there is. */
function typeOf(value: Values, { layout, records, discriminator }: JournalContract): string | undefined {
  if (layout === "whole") return [...records.keys()][0];
  const type = Object.hasOwn(value, discriminator) ? value[discriminator] : undefined;
  return typeof type === "string" ? type : undefined;
}

/** The value of a text that is JSON and no deeper than our reader goes. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return hasManyBrackets(text) && readJson(text).fault !== undefined ? undefined : value;
  } catch {
    return undefined;
  }
}

function hasManyBrackets(text: string): boolean {
  if (text.length <= harmlessBrackets) return false;
  let count = 0;
  for (const bracket of "[{") {
    for (let at = text.indexOf(bracket); at !== -1 && count <= harmlessBrackets; at = text.indexOf(bracket, at + 1)) count += 1;
  }
  return count > harmlessBrackets;
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Why a text that is not blank is no record. `line` is its place in the file. */
function faultOf(text: string, { start, end }: Span, ended: boolean): LineFault {
  const { values, fault } = readJson(text);
  if (fault === undefined) {
    const type = values[0]?.type ?? "value";
    return { code: "not-object", span: { start, end }, reason: type === "null" ? "`null`" : `${type === "array" ? "an" : "a"} ${type}` };
  }
  const span = shiftMap(start).spanToOuter(fault.span);
  if (fault.reason.startsWith("values nested")) return { code: "limit", span, reason: fault.reason };
  const word = /^-?(?:NaN|Infinity)\b/.exec(text.slice(fault.span.start))?.[0];
  if (word !== undefined) return { code: "number", span: { start: span.start, end: span.start + word.length }, reason: word };
  if (!ended && fault.span.start >= text.length) return { code: "cut", span: { start: Math.max(start, end - 1), end }, reason: fault.reason };
  // A string without its closing quote runs to the end of the text, as does a word that was cut.
  if (!ended && fault.span.end >= text.length && /^"|^[a-z]+$|^-?[\d.eE+-]*$/.test(text.slice(fault.span.start))) return { code: "cut", span: { start: span.start, end }, reason: fault.reason };
  const first = readJsonStream(text).values[0];
  if (first !== undefined && /["{[\w-]/.test(text[fault.span.start] ?? "") && first.span.end <= fault.span.start && text.slice(first.span.end, fault.span.start).trim() === "") return { code: "glued", span, reason: fault.reason };
  return { code: "syntax", span, reason: fault.reason };
}
