import type { Severity } from "../diagnostic.ts";
import type { Document } from "../document.ts";
import type { NodeOf } from "../markdown.ts";
import type { Span } from "../span.ts";
import type { LedgerContract } from "./contract.ts";
import type { LedgerFacts } from "./facts.ts";
import { matchForm, type NamedPart } from "./named-form.ts";

/** A line `Label: value`. */
export interface LedgerLine {
  /** From the first character of the label to the end of the line. */
  readonly span: Span;
  readonly value: string;
  readonly valueSpan: Span;
}

/** A section at level 2. */
export interface LedgerSection {
  readonly heading: NodeOf<"heading">;
  /** The parts of its heading; `undefined` where it does not have the form. Spans are those of the heading's text. */
  readonly parts: ReadonlyMap<string, NamedPart> | undefined;
  readonly ids: readonly LedgerLine[];
  readonly times: readonly LedgerLine[];
  /** What stands between the commas of the ids, without white space around it. */
  readonly listed: readonly { readonly id: string; readonly at: Span }[];
}

export interface Ledger {
  readonly contract: LedgerContract;
  /** The name of the contract and how bad it says that findings are, by rules. */
  readonly caps: ReadonlyMap<string, Severity>;
  readonly title: NodeOf<"heading"> | undefined;
  readonly sections: readonly LedgerSection[];
  /** Lines of the form that writers gave up, outside of sections of the form. */
  readonly legacy: readonly LedgerLine[];
}

const known = new WeakMap<Document, Ledger | "none">();

/** Reads a document as a ledger; `undefined` where no contract says that it is one. Needs the nodes `heading` and `code`. */
export function readLedger(document: Document): Ledger | undefined {
  let ledger = known.get(document);
  if (ledger === undefined) known.set(document, (ledger = read(document) ?? "none"));
  return ledger === "none" ? undefined : ledger;
}

function read(document: Document): Ledger | undefined {
  const journal = document.contracts.journals.find(({ ledger, files }) => ledger !== undefined && files.some(({ glob, kind }) => kind === "note" && glob.matches(document.path)));
  const contract = journal?.ledger;
  if (journal === undefined || contract === undefined) return undefined;
  const fences = document.nodes("code").map(({ span }) => span);
  const sections = document.sections().filter(({ heading }) => heading.depth === 2);
  const lines = (span: Span, label: string): LedgerLine[] => linesIn(document, span, label).filter(({ span: { start } }) => !fences.some((fence) => fence.start <= start && start < fence.end));
  const read = sections.map(({ heading, span }): LedgerSection => {
    const ids = lines(span, contract.ids);
    return { heading, parts: matchForm(contract.section, heading.text.trim()), ids, times: lines(span, contract.time), listed: ids.flatMap(listedIn) };
  });
  const first = sections[0]?.span.start ?? document.text.length;
  const outside = [{ start: 0, end: first }, ...sections.filter((_, index) => read[index]?.parts === undefined).map(({ span }) => span)];
  return {
    contract,
    caps: journal.severity,
    title: document.nodes("heading").find(({ depth }) => depth === 1),
    sections: read,
    legacy: outside.flatMap((span) => contract.legacy.flatMap((label) => lines(span, label))).sort((a, b) => a.span.start - b.span.start),
  };
}

/** The lines with a label in a span, marks of emphasis around the label or not. */
function linesIn({ text }: Document, { start, end }: Span, label: string): LedgerLine[] {
  const found: LedgerLine[] = [];
  for (let at = start; at < end; ) {
    const feed = text.indexOf("\n", at);
    const lineEnd = feed === -1 || feed > end ? end : feed;
    const line = text.slice(at, lineEnd).replace(/\r$/, "");
    const match = /^\s*(?:[-*] )?(?:\*\*|__)?/.exec(line)?.[0] ?? "";
    const rest = line.slice(match.length);
    const mark = rest.startsWith(label) ? /^(?:\*\*|__)?:(?:\*\*|__)?[ \t]*/.exec(rest.slice(label.length))?.[0] : undefined;
    if (mark !== undefined) {
      const from = match.length + label.length + mark.length;
      const value = line.slice(from).trimEnd();
      found.push({ span: { start: at + match.length, end: at + line.trimEnd().length }, value, valueSpan: { start: at + from, end: at + from + value.length } });
    }
    at = lineEnd + 1;
  }
  return found;
}

function listedIn({ value, valueSpan }: LedgerLine): { id: string; at: Span }[] {
  let at = valueSpan.start;
  return value.split(",").flatMap((piece) => {
    const id = piece.trim();
    const start = at + piece.indexOf(id);
    at += piece.length + 1;
    return id === "" ? [] : [{ id: id.replace(/^#/, ""), at: { start, end: start + id.length } }];
  });
}

/** What rules across files need to know of a ledger. */
export function ledgerFacts(document: Document): LedgerFacts | undefined {
  const ledger = readLedger(document);
  if (ledger === undefined) return undefined;
  return {
    of: "ledger",
    caps: Object.fromEntries(ledger.caps),
    sections: ledger.sections.flatMap(({ parts, listed, times }) =>
      parts === undefined ? [] : [{ parts: Object.fromEntries([...parts].map(([name, { text }]) => [name, [text]])), ids: listed, time: times.at(-1)?.value ?? null }],
    ),
  };
}
