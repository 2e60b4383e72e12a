import type { Document } from "./document.ts";
import type { Marker, PayloadFence } from "./marker.ts";
import { countKeys, topKeys } from "./payload-keys.ts";
import type { Span } from "./span.ts";

/** The fences of a marker: the one that was meant as its payload, and those that readers could take for it. */
export interface FenceChoice {
  readonly meant: PayloadFence | undefined;
  /** What readers take before the fence that was meant: a fence, or the beginning of one within a line. */
  readonly decoys: readonly Span[];
  /** Fences behind it that look the same to readers. */
  readonly further: readonly PayloadFence[];
}

/**
 * Chooses between fences with the info string of a payload. Readers take the first; meant is the first one that holds
 * keys of a payload, or the first where none does. Readers that search the raw text see also what stands in quotes, in
 * longer fences or within a line, before the marker as well as behind it. Linear in the text.
 */
export function chooseFence(document: Document, marker: Marker): FenceChoice {
  const { contract, fences, payload } = marker;
  const terms = contract.payload;
  if (terms?.in !== "fence") return { meant: undefined, decoys: [], further: [] };
  const keys = topKeys(terms);
  const named = fences.filter((fence) => fence.named && !fence.node.within.includes("blockquote"));
  const meant = named.find(({ node }) => countKeys(node.value, keys) > 0) ?? payload?.fence;
  if (meant === undefined) return { meant, decoys: [], further: [] };
  const start = meant.node.span.start;
  const raw = contract.recognise !== "html-node" && document.markers().find((each) => each.contract === contract) === marker;
  const before = raw ? openingsIn(document.text.slice(0, start), terms.fenceNames) : named.map(openingOf).filter((span) => span.start < start);
  return { meant, decoys: before, further: named.filter(({ node, side }) => side === "behind" && node.span.start > start) };
}

/** Where a reader sees the beginning of a fence with one of the names. */
function openingsIn(text: string, names: readonly string[]): Span[] {
  const wanted = new Set(names);
  return [...text.matchAll(/`{3,}([^\s`]+)/g)].flatMap(({ 0: whole, 1: name = "", index }) => (wanted.has(name.toLowerCase()) ? [{ start: index, end: index + whole.length }] : []));
}

/** The run of backticks or tildes and the info string behind it. */
export function openingOf({ node }: PayloadFence): Span {
  return { start: node.span.start, end: node.span.start + 3 + (node.lang?.length ?? 0) };
}
