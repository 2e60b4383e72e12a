import { SymbolKind, type DocumentSymbol, type SymbolInformation } from "vscode-languageserver/node";
import type { Document } from "../../core/document.ts";
import { contains, compareSpans, type Span } from "../../core/span.ts";
import { keyText } from "../../core/yaml.ts";
import type { Session } from "../session.ts";
import type { Snapshot } from "../snapshot.ts";
import { recordsOf } from "./journal-records.ts";
import { viewOf } from "./view.ts";

interface Item {
  readonly name: string;
  readonly detail: string;
  readonly kind: SymbolKind;
  readonly span: Span;
  readonly selection: Span;
}

/** Front matter, sections, markers with their records, the records of a journal, and the comments of a captured thread. */
export async function symbols(session: Session, uri: string, hierarchical: boolean): Promise<DocumentSymbol[] | SymbolInformation[]> {
  const view = await viewOf(session, uri);
  if (view === undefined) return [];
  const items = itemsOf(view.document);
  if (hierarchical) return nest(items, view.snapshot);
  return items.map(({ name, kind, span }) => ({ name, kind, location: { uri, range: view.snapshot.range(span) } }));
}

function itemsOf(document: Document): Item[] {
  const { frontmatter } = document;
  const items: Item[] = [];
  if (frontmatter !== undefined) {
    items.push({ name: "front matter", detail: "", kind: SymbolKind.Namespace, span: frontmatter.span, selection: frontmatter.openingLine });
    for (const pair of frontmatter.mapping?.pairs ?? []) {
      const detail = pair.value?.kind === "scalar" ? shorten(pair.value.text) : "";
      items.push({ name: nameOr(keyText(pair), "?"), detail, kind: SymbolKind.Property, span: pair.span, selection: pair.key.span });
    }
  }
  for (const { heading, span } of document.sections()) items.push({ name: nameOr(heading.text, "(no title)"), detail: "", kind: SymbolKind.String, span, selection: heading.span });
  for (const marker of document.markers()) {
    const { contract, head, span, payload, region } = marker;
    // What it speaks of reaches to the next marker, but not beyond its section.
    const section = document.sections().findLast((each) => contains(each.span, span));
    const whole = { start: span.start, end: Math.max(span.end, Math.min(region.end, section?.span.end ?? region.end)) };
    items.push({ name: nameOr(head.text, contract.family), detail: contract.family, kind: SymbolKind.Event, span: whole, selection: span });
    for (const { node, key } of payload?.records ?? []) {
      if (key !== undefined && contains(whole, node.span)) items.push({ name: nameOr(key.text, "?"), detail: "record", kind: SymbolKind.Object, span: node.span, selection: key.span });
    }
  }
  for (const { contract, record } of document.journal() === undefined ? [] : recordsOf(document)) {
    const time = record.value[contract?.timestamp?.field ?? ""];
    items.push({ name: nameOr(record.type, "record"), detail: typeof time === "string" ? shorten(time) : "", kind: SymbolKind.Object, span: record.line, selection: record.line });
  }
  for (const comment of document.embedded()) items.push(...embeddedItems(comment));
  return items;
}

/** A comment of a captured thread, with what stands in it, in the places of the outer file. */
function embeddedItems(comment: Document): Item[] {
  const { embedding, text } = comment;
  if (embedding === undefined) return [];
  const toOuter = (span: Span): Span => embedding.map.spanToOuter(span);
  const { id, author } = embedding.comment;
  const span = toOuter({ start: 0, end: text.length });
  const own: Item = { name: `comment ${id ?? ""}`.trim(), detail: author ?? "", kind: SymbolKind.File, span, selection: { start: span.start, end: span.start } };
  return [own, ...itemsOf(comment).map((item) => ({ ...item, span: toOuter(item.span), selection: toOuter(item.selection) }))];
}

/** Puts each item into the smallest one around it. */
function nest(items: readonly Item[], snapshot: Snapshot): DocumentSymbol[] {
  const ordered = [...items].sort((a, b) => compareSpans({ start: a.span.start, end: -a.span.end }, { start: b.span.start, end: -b.span.end }));
  const top: DocumentSymbol[] = [];
  const open: { readonly span: Span; readonly symbol: DocumentSymbol }[] = [];
  for (const { name, detail, kind, span, selection } of ordered) {
    const symbol: DocumentSymbol = { name, detail, kind, range: snapshot.range(span), selectionRange: snapshot.range(contains(span, selection) ? selection : { start: span.start, end: span.start }), children: [] };
    while (open.length > 0 && !contains(open.at(-1)?.span ?? span, span)) open.pop();
    (open.at(-1)?.symbol.children ?? top).push(symbol);
    open.push({ span, symbol });
  }
  return top;
}

/** The protocol wants a name that is not empty. */
function nameOr(name: string | undefined, other: string): string {
  return name === undefined || name.trim() === "" ? other : name;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
