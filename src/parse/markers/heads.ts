import type { MarkerContract } from "../../core/contract.ts";
import type { HeadMatch, HeadPart } from "../../core/head-pattern.ts";
import type { MappedText, Marker } from "../../core/marker.ts";
import { leadingSpace, slice, type Comment } from "./comments.ts";

/** A comment whose head a contract declares. */
export interface HeadedComment extends Pick<Marker, "contract" | "head" | "parameters" | "legacy" | "role"> {
  readonly comment: Comment;
  /** What stands behind the head, from the next line on where nothing else stands on its own. */
  readonly rest: MappedText;
}

/** Finds the contract of a comment; the first one that matches. Text behind the head must be a payload. */
export function readHead(comment: Comment, contracts: readonly MarkerContract[]): HeadedComment | undefined {
  const { inner } = comment;
  const lead = leadingSpace(inner.text);
  const text = inner.text.slice(lead);
  for (const contract of contracts) {
    const found = matchAny(contract, text);
    if (found === undefined) continue;
    const rest = restOf(inner, lead + found.match.end);
    // An end has no payload, and neither has what stands alone.
    if (rest.text !== "" && (contract.payload?.in !== "comment" || found.role === "end")) continue;
    const { role, legacy, match } = found;
    return { comment, contract, role, legacy, rest, head: partAt(inner, lead, lead + match.end), parameters: mapParameters(inner, lead, match) };
  }
  return undefined;
}

interface AnyMatch {
  readonly match: HeadMatch;
  readonly role: Marker["role"];
  readonly legacy: number | undefined;
}

/** The head of a text under one contract: the present one, the end of a pair, or an old one. */
export function matchAny(contract: MarkerContract, text: string): AnyMatch | undefined {
  const begin = contract.head.match(text);
  if (begin !== undefined) return { match: begin, role: contract.pair === undefined ? "single" : "begin", legacy: undefined };
  const end = contract.pair?.end.match(text);
  if (end !== undefined) return { match: end, role: "end", legacy: undefined };
  for (const [legacy, { head }] of contract.legacy.entries()) {
    const match = head.match(text);
    if (match !== undefined) return { match, role: contract.pair === undefined ? "single" : "begin", legacy };
  }
  return undefined;
}

function mapParameters(inner: MappedText, lead: number, match: HeadMatch): ReadonlyMap<string, HeadPart> {
  return new Map([...match.parameters].map(([name, { span }]) => [name, partAt(inner, lead + span.start, lead + span.end)]));
}

function partAt(inner: MappedText, start: number, end: number): HeadPart {
  return { text: inner.text.slice(start, end), span: inner.map.spanToOuter({ start, end }) };
}

/** A payload keeps the indentation of its first line, on which the others depend. */
function restOf(inner: MappedText, from: number): MappedText {
  const behind = inner.text.slice(from);
  const newLine = /^[ \t]*(?:\r\n?|\n)(?:[ \t]*(?:\r\n?|\n))*/.exec(behind);
  const skipped = newLine?.[0].length ?? behind.length - behind.trimStart().length;
  const length = behind.trimEnd().length;
  return slice(inner, from + Math.min(skipped, length), from + length);
}
