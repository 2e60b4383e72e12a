import type { MarkerContract } from "../contract.ts";
import type { BodyPlace, CommentOrigin, Document, Target } from "../document.ts";
import type { Marker, NearMarkerCode } from "../marker.ts";
import { placesAt, scalarsAt, textOf } from "../payload-values.ts";
import type { RelationSource } from "../relation.ts";
import type { Span } from "../span.ts";
import { targetName } from "../target.ts";
import type { YamlNode } from "../yaml.ts";
import type { CommentFacts, MarkerFacts, MissFacts, RecordFacts, ThreadPlace } from "./comment-facts.ts";
import type { Loss } from "./loss.ts";
import { readPayloadOf, type PayloadReading } from "./payload-reading.ts";
import { numberOf } from "./named-target.ts";
import { stateOf } from "./state.ts";

type Locate = (span: Span) => ThreadPlace;

/**
 * What a comment brings to its thread: its markers, and what was meant as one; `undefined` where there are none. `index` is
 * its position among the bodies of the file. Needs the nodes `html` and `code`.
 */
export function collectComment(document: Document, index: number): CommentFacts | undefined {
  const { embedding, target } = document;
  if (embedding === undefined || document.faults.length > 0 || !document.text.includes("<!--")) return undefined;
  const locate: Locate = (span) => ({ comment: index, span, outer: embedding.map.spanToOuter(span), point: document.source.pointAt(span.start) });
  const origin = embedding.comment;
  const seen = new Set<MarkerContract>();
  const quoted = new Map<MarkerContract, number>();
  const misses: MissFacts[] = [];
  for (const { contract, span, atLineStart, where } of document.markerMentions()) {
    if (contract.recognise !== "raw-line" || !atLineStart || where === "text") continue;
    if (!quoted.has(contract)) quoted.set(contract, span.start);
    misses.push({ contract, at: locate(span), loss: { code: "not-found", reason: `it only shows a marker, ${where === "blockquote" ? "in a quote" : "as code"}` } });
  }
  for (const { contract, code, at, found } of document.nearMarkers()) {
    misses.push({ contract, at: locate(at), loss: { code: "misspelt", reason: `\`${code === "invisible" ? escapeOf(found) : found}\` keeps its head from being one of the family: ${slips[code]}` } });
  }
  const markers = document.markers().flatMap((marker): MarkerFacts[] => {
    const { contract, role } = marker;
    if (role === "end") return [];
    const second = contract.count.maximum === 1 && (seen.has(contract) || (quoted.get(contract) ?? Infinity) < marker.span.start);
    seen.add(contract);
    return [factsOf(document, marker, { origin, target, second, locate })];
  });
  if (markers.length === 0 && misses.length === 0) return undefined;
  return { index, origin, target, outer: embedding.map.spanToOuter({ start: 0, end: document.text.length }), markers, misses };
}

const slips: Readonly<Record<NearMarkerCode, string>> = {
  case: "letters have another case",
  spacing: "there are spaces too many or too few",
  separator: "another sign stands where it has a hyphen",
  invisible: "nobody sees that character",
  placeholder: "a parameter was never filled in",
  parameter: "a parameter is not one of its words",
  "trailing-text": "text stands behind it in the comment",
  spelling: "it is misspelt",
  unclosed: "nothing closes the comment",
};

interface Surroundings {
  readonly origin: CommentOrigin;
  readonly target: Target | undefined;
  /** Whether readers have taken another marker of the family from the comment already. */
  readonly second: boolean;
  readonly locate: Locate;
}

function factsOf(document: Document, marker: Marker, around: Surroundings): MarkerFacts {
  const { contract, head, parameters } = marker;
  const { locate } = around;
  const reading = readPayloadOf(document, marker);
  const names = numberOf(contract.head, parameters);
  const key = keyOf(contract, marker, reading.root);
  const text = document.text.slice(marker.span.end, marker.region.end).replaceAll(/\r\n?/g, "\n").trim();
  return {
    contract,
    head: head.text,
    at: locate(head.span),
    parameters: new Map([...parameters].map(([name, part]) => [name, part.text])),
    names,
    key: key.texts,
    keyAt: key.at === undefined ? undefined : locate(key.at),
    headKey: key.ofHead,
    version: reading.version,
    gaps: reading.gaps,
    records: recordsOf(contract, reading, locate),
    cut: reading.cut === undefined ? undefined : locate({ start: reading.cut, end: reading.cut + 3 }),
    state: contract.thread.live === undefined ? undefined : stateOf(document.text.slice(marker.region.start, marker.region.end), contract.thread.live),
    digest: digest(text),
    loss: lossAround(document, marker, names, around) ?? reading.loss,
  };
}

/** Why readers do not get as far as the payload. */
function lossAround(document: Document, { contract, place }: Marker, names: MarkerFacts["names"], { origin, target, second }: Surroundings): Loss | undefined {
  const { read, recognise, thread } = contract;
  const bodies = thread.bodies ?? (read === undefined ? undefined : (["comment"] as const));
  if (bodies?.includes(origin.place) === false) return { code: "body", reason: `it stands in ${bodyNames[origin.place]}, and readers look at ${bodies.map((each) => bodyPlurals[each]).join(" and ")} alone` };
  const before = document.text.slice(place.before.start, place.before.end);
  if (recognise === "raw-line" && !/^[ \t]*$/.test(before)) return { code: "not-found", reason: `\`${before.trim() === "" ? escapeOf(before) : before.trim()}\` stands before it on its line, where readers look for the marker alone` };
  if (target !== undefined) {
    const wanted = names?.type ?? thread.surface;
    if (target.type !== undefined && wanted !== undefined && wanted !== target.type) return { code: "surface", reason: `it belongs under ${wanted === "issue" ? "an issue" : "a pull request"}, and stands under ${targetName(target)}` };
    if (names !== undefined && names.number !== target.number) return { code: "foreign", reason: `its number is ${String(names.number)}, and it stands under ${targetName(target)}` };
  }
  if (second) return { code: "second", reason: "readers take the first marker of a comment alone" };
  if (thread.voidWhenEdited && origin.edited === true) return { code: "edited", reason: "it was edited after it was made, which makes it void" };
  return undefined;
}

const bodyNames: Readonly<Record<BodyPlace, string>> = { comment: "a comment", description: "the description", review: "a review", "review-comment": "a comment on a line" };
const bodyPlurals: Readonly<Record<BodyPlace, string>> = { comment: "comments", description: "descriptions", review: "reviews", "review-comment": "comments on lines" };

function escapeOf(text: string): string {
  return Array.from(text, (char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`).join(" ");
}

interface Key {
  readonly texts: readonly string[];
  readonly at: Span | undefined;
  readonly ofHead: readonly string[] | undefined;
}

/** By what readers tell a record from others: what the contract says, else every parameter of the head but the number of its thread. */
function keyOf(contract: MarkerContract, marker: Marker, root: YamlNode | undefined): Key {
  const { by } = contract.thread;
  if (by === undefined) {
    const own = [...marker.parameters].filter(([name]) => !refers(contract, name)).map(([, { text }]) => text);
    return { texts: own, at: undefined, ofHead: undefined };
  }
  const headed = by.map((source) => headText(contract, marker, source));
  let at: Span | undefined;
  const texts = by.map((source, index) => {
    const scalar = source.in === "payload" && root !== undefined ? scalarsAt(root, source.path)[0] : undefined;
    const text = scalar === undefined ? undefined : textOf(scalar);
    if (scalar === undefined || text === undefined) return headed[index] ?? "";
    const folded = contract.payload?.ignoresCase === true ? text.toLowerCase() : text;
    if (at === undefined && folded !== headed[index]) at = scalar.span;
    return folded;
  });
  return { texts, at, ofHead: at === undefined ? undefined : headed.map((text) => text ?? "") };
}

function refers(contract: MarkerContract, name: string): boolean {
  const declared = contract.head.parameters.get(name);
  return declared?.type === "integer" && declared.refersTo !== undefined;
}

/** What the head says of a value of the payload that must agree with it. */
function headText(contract: MarkerContract, { parameters }: Marker, source: RelationSource): string | undefined {
  if (source.in === "head") return parameters.get(source.parameter)?.text;
  for (const relation of contract.relations) {
    if (relation.relation === "agreesWith" && relation.at.written === source.path.written && relation.with.in === "head") return parameters.get(relation.with.parameter)?.text;
  }
  return undefined;
}

function recordsOf(contract: MarkerContract, { records }: PayloadReading, locate: Locate): RecordFacts[] {
  const { at: path = [] } = contract.payload?.records ?? {};
  const prefix = path.length === 0 ? "" : `${path.join(".")}[].`;
  return records.flatMap(({ node, key }) => {
    if (key === undefined) return [];
    const values = new Map<number, { text: string; at: ThreadPlace }>();
    for (const [index, relation] of contract.relations.entries()) {
      if (relation.relation !== "startsAs" || !relation.at.written.startsWith(prefix)) continue;
      const written = relation.at.written.slice(prefix.length);
      const place = placesAt(node, { written, steps: written.split(".").map((step) => ({ key: step })) })[0];
      const text = textOf(place?.node);
      if (place !== undefined && text !== undefined) values.set(index, { text: contract.payload?.ignoresCase === true ? text.toLowerCase() : text, at: locate(place.at) });
    }
    return [{ name: key.text, at: locate(key.span), values }];
  });
}

/** A number that is the same for equal texts, after the FNV-1a hash (RFC 9923), and the length. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${String(text.length)}:${String(hash >>> 0)}`;
}
