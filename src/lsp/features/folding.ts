import { FoldingRangeKind, type FoldingRange } from "vscode-languageserver/node";
import type { Span } from "../../core/span.ts";
import type { Session } from "../session.ts";
import type { Snapshot } from "../snapshot.ts";
import { viewOf } from "./view.ts";

/** Front matter, sections, payloads and their records, and comments of several lines. */
export async function foldingRanges(session: Session, uri: string): Promise<FoldingRange[]> {
  const view = await viewOf(session, uri);
  if (view === undefined) return [];
  const { document, snapshot } = view;
  const payloads = document.markers().flatMap(({ payload }) => (payload === undefined ? [] : [payload.fence?.node.span ?? payload.span, ...payload.records.map(({ node }) => node.span)]));
  return [
    ...(document.frontmatter === undefined ? [] : fold(snapshot, document.frontmatter.span, FoldingRangeKind.Region)),
    ...document.sections().flatMap(({ span }) => fold(snapshot, span)),
    ...payloads.flatMap((span) => fold(snapshot, span, FoldingRangeKind.Region)),
    ...document.nodes("html").flatMap(({ span }) => fold(snapshot, span, FoldingRangeKind.Comment)),
  ];
}

/** Blank lines at the end of a span stay outside. */
function fold({ source }: Snapshot, { start, end }: Span, kind?: FoldingRange["kind"]): FoldingRange[] {
  const trimmed = start + source.slice(start, end).trimEnd().length;
  const first = source.pointAt(start).line - 1;
  const last = source.pointAt(trimmed).line - 1;
  return last > first ? [{ startLine: first, endLine: last, ...(kind !== undefined && { kind }) }] : [];
}
