import type { MarkerContract } from "../../core/contract.ts";
import type { CodeNode, HtmlNode } from "../../core/markdown.ts";
import type { Marker, MarkerPlace, Payload, PayloadFence } from "../../core/marker.ts";
import { shiftMap } from "../../core/offset-map.ts";
import type { SourceText } from "../../core/source-text.ts";
import type { Span } from "../../core/span.ts";
import { commentsIn, type Comment } from "./comments.ts";
import { readHead, type HeadedComment } from "./heads.ts";
import { pairUp } from "./pair-up.ts";
import { readFence, readPayload, toPayloadFence } from "./payload.ts";
import { regionContent } from "./region.ts";

/** What markers are read from: the HTML and code nodes of a document in the order of its text. */
export interface MarkerSource {
  readonly text: string;
  readonly source: SourceText;
  readonly html: readonly HtmlNode[];
  readonly code: readonly CodeNode[];
}

/** The comments of a document: those that are markers, and the others. */
export interface SortedComments {
  readonly markers: readonly Marker[];
  readonly others: readonly Comment[];
}

/**
 * The markers of a document: closed HTML comments, outside quotes, that begin with the head of a contract. A payload in a
 * fence is the first fence behind its marker that readers look for, outside quotes and before the next marker that has one.
 */
export function sortComments(source: MarkerSource, contracts: readonly MarkerContract[]): SortedComments {
  const headed: HeadedComment[] = [];
  const others: Comment[] = [];
  for (const comment of source.html.flatMap((node) => commentsIn(source.text, node))) {
    const found = comment.closed ? readHead(comment, contracts) : undefined;
    if (found === undefined) others.push(comment);
    else headed.push(found);
  }
  const partners = pairUp(headed);
  const owners = startsOfNextOwners(headed, source.text.length);
  let nextFence = 0;
  const markers = headed.map((found, index): Marker => {
    const { comment, contract, role, legacy, head, parameters, rest } = found;
    const end = headed[index + 1]?.comment.span.start ?? source.text.length;
    const fences: PayloadFence[] = [];
    const lastFence = ownsFences(found) ? (owners[index] ?? end) : -1;
    for (let node = source.code[nextFence]; node !== undefined && node.span.start < lastFence; node = source.code[nextFence]) {
      const fence = toPayloadFence(source.text, node, contract, node.span.start < comment.span.start ? "before" : "behind");
      if (fence !== undefined) fences.push(fence);
      nextFence += 1;
    }
    const partner = partners.get(found)?.comment.span;
    const region = { start: comment.span.end, end };
    const payload = role === "end" ? undefined : findPayload(source, found, fences, partner, region);
    return { contract, span: comment.span, role, partner, legacy, head, parameters, rest, place: placeOf(source, comment), region, strayClose: strayCloseOf(source.text, found), payload, fences };
  });
  return { markers, others };
}

/** Whether fences behind the marker may be its payload. */
function ownsFences({ contract, role }: HeadedComment): boolean {
  return role !== "end" && (contract.payload?.in === "fence" || contract.payload?.in === "region");
}

/** For each marker, where the next one begins that may have a fence; the end of the text where there is none. */
function startsOfNextOwners(headed: readonly HeadedComment[], length: number): number[] {
  const starts: number[] = [];
  let next = length;
  for (const [index, found] of [...headed.entries()].reverse()) {
    starts[index] = next;
    if (ownsFences(found)) next = found.comment.span.start;
  }
  return starts;
}

/** The markers alone. */
export function findMarkers(source: MarkerSource, contracts: readonly MarkerContract[]): readonly Marker[] {
  return sortComments(source, contracts).markers;
}

function findPayload({ text }: MarkerSource, found: HeadedComment, fences: readonly PayloadFence[], partner: Span | undefined, region: Span): Payload | undefined {
  const contract = found.contract.payload;
  if (contract === undefined) return undefined;
  if (contract.in === "comment") return found.rest.text === "" ? undefined : readPayload(text, contract, "comment", found.rest);
  if (contract.in === "body") {
    const content = { text: text.slice(region.start, region.end), map: shiftMap(region.start), span: region };
    return content.text.trim() === "" ? undefined : readPayload(text, contract, "body", content);
  }
  const fence = fences.find(({ node, named, side }) => named && side === "behind" && !node.within.includes("blockquote"));
  if (contract.in === "fence") return fence === undefined ? undefined : readFence(text, contract, "fence", fence);
  if (partner === undefined) return undefined;
  if (fence !== undefined && fence.node.span.end <= partner.start) return readFence(text, contract, "region", fence);
  const content = regionContent(text, found.comment.span, partner);
  return content.text.trim() === "" ? undefined : readPayload(text, contract, "region", content);
}

/** Where a comment stands, by its line. */
export function placeOf({ text, source }: Pick<MarkerSource, "text" | "source">, { span, node }: Pick<Comment, "span" | "node">): MarkerPlace {
  const { line } = source.pointAt(span.start);
  const lastLine = source.lineSpan(source.pointAt(span.end).line);
  const behind = text.slice(span.end, lastLine.end);
  const start = span.end + behind.length - behind.trimStart().length;
  return {
    line,
    before: { start: source.lineSpan(line).start, end: span.start },
    behind: { start: Math.min(start, lastLine.end), end: Math.max(start, span.end + behind.trimEnd().length) },
    within: node.within,
  };
}

/** A line with nothing but `-->`, behind a comment that holds a payload and before the next comment. */
function strayCloseOf(text: string, { comment, contract }: HeadedComment): Span | undefined {
  if (contract.payload?.in !== "comment") return undefined;
  const from = comment.span.end;
  const next = text.indexOf("<!--", from);
  const behind = text.slice(from, next === -1 ? text.length : next);
  const match = /(?:^|[\r\n])[ \t]*-->[ \t]*(?=$|[\r\n])/.exec(behind);
  if (match === null) return undefined;
  const start = from + match.index + match[0].indexOf("-->");
  return { start, end: start + "-->".length };
}
