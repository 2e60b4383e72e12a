import { isAtHome } from "./at-home.ts";
import type { MarkerContract } from "./contract.ts";
import type { Document } from "./document.ts";
import { chooseFence } from "./fence-choice.ts";
import type { Marker, Payload } from "./marker.ts";
import type { PayloadContract } from "./payload-contract.ts";

/** A payload that readers take and that its author meant as one, with the contract that it is judged by. */
export interface JudgedPayload {
  readonly marker: Marker;
  readonly contract: MarkerContract;
  readonly terms: PayloadContract;
  readonly payload: Payload;
}

const judged = new WeakMap<Document, readonly JudgedPayload[]>();

/**
 * The payloads of a document that rules judge. A fence far behind a marker that a page only mentions is none, nor one that
 * stands before the payload by mistake.
 */
export function judgedPayloads(document: Document): readonly JudgedPayload[] {
  let found = judged.get(document);
  if (found === undefined) {
    found = document.markers().flatMap((marker) => {
      const { contract, payload, role } = marker;
      const terms = contract.payload;
      if (terms === undefined || payload === undefined || role === "end" || !belongsTo(document, marker, payload)) return [];
      // Cut off by an end in its text, it is no payload of which more could be said.
      if (marker.strayClose !== undefined) return [];
      return [{ marker, contract, terms, payload }];
    });
    judged.set(document, found);
  }
  return found;
}

function belongsTo(document: Document, marker: Marker, { place, fence }: Payload): boolean {
  if (place === "body") return isAtHome(marker.contract, document) && standsWhereRead(document, marker);
  if (place !== "fence" || fence === undefined) return true;
  if (standsWhereRead(document, marker)) return chooseFence(document, marker).meant === fence;
  const between = document.text.slice(marker.span.end, fence.node.span.start).trim();
  return between === "" || isMirror(between, marker.contract);
}

/** Whether a text begins with the heading of a mirror, which may stand between a marker and its payload. */
function isMirror(text: string, { mirror }: MarkerContract): boolean {
  const title = /^#{1,6}[ \t]+([^\r\n]*)/.exec(text)?.[1];
  return title !== undefined && title.trim().toLowerCase() === mirror?.title.toLowerCase();
}

/** Whether a marker stands where its readers look for it, and is no mention in a page about it. */
export function standsWhereRead({ kind }: Document, { contract, place }: Marker): boolean {
  if (kind === "comment" || kind === "note") return true;
  return contract.placement === "first-line" ? place.line === 1 : place.within.length === 0 && place.before.start === place.before.end && place.behind.start === place.behind.end;
}
