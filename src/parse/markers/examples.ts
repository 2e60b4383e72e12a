import type { MarkerContract } from "../../core/contract.ts";
import type { HeadPart } from "../../core/head-pattern.ts";
import type { CodeNode } from "../../core/markdown.ts";
import type { MappedText, Payload, PayloadExample } from "../../core/marker.ts";
import type { PayloadContract } from "../../core/payload-contract.ts";
import type { Span } from "../../core/span.ts";
import { countKeys, topKeys } from "../../core/payload-keys.ts";
import { codeContent } from "../code-content.ts";
import { slice } from "./comments.ts";
import { readPayload } from "./payload.ts";

export interface ExampleSource {
  readonly text: string;
  readonly code: readonly CodeNode[];
  /** The fences that are payloads of the document itself. */
  readonly payloads: readonly Span[];
}

/**
 * The payloads that a document shows in its fences: behind a marker in the same fence, or alone where the document names the
 * head and the fence holds at least two keys of its payload. Linear in the text for each contract.
 */
export function findExamples({ text, code, payloads }: ExampleSource, contracts: readonly MarkerContract[]): PayloadExample[] {
  const named = contracts.filter(({ payload, head }) => payload !== undefined && text.includes(head.literals[0] ?? ""));
  if (named.length === 0) return [];
  return code.flatMap((node) => {
    if (payloads.some(({ start }) => start === node.span.start)) return [];
    const content = codeContent(text, node);
    return named.flatMap((contract) => [...behindMarkers(text, content, contract), ...alone(text, node, content, contract)]);
  });
}

function behindMarkers(text: string, content: MappedText, contract: MarkerContract): PayloadExample[] {
  const terms = contract.payload;
  const found: PayloadExample[] = [];
  if (terms === undefined || (terms.in !== "fence" && terms.in !== "comment" && terms.in !== "region")) return found;
  for (let open = content.text.indexOf("<!--"); open !== -1; open = content.text.indexOf("<!--", open + 1)) {
    const close = content.text.indexOf("-->", open);
    if (close === -1) break;
    const inner = content.text.slice(open + "<!--".length, close);
    const lead = inner.length - inner.trimStart().length;
    const head = contract.head.matchLoosely(inner.trimStart());
    if (head === undefined) continue;
    const from = open + "<!--".length + lead;
    const parameters = new Map([...head.parameters].map(([name, part]): [string, HeadPart] => [name, { text: part.text, span: content.map.spanToOuter({ start: from + part.span.start, end: from + part.span.end }) }]));
    const span = spanOf(content.text, contract, terms, { start: from + head.end, end: close });
    if (span !== undefined && content.text.slice(span.start, span.end).trim() !== "") found.push({ contract, parameters, payload: read(text, contract, slice(content, span.start, span.end), terms.in) });
  }
  return found;
}

/** Where the payload stands of a marker whose head ends before the rest of its comment. */
function spanOf(text: string, { pair }: MarkerContract, terms: PayloadContract, rest: Span): Span | undefined {
  if (terms.in === "comment") return rest;
  if (terms.in === "fence") return fenceBehind(text, rest.end, terms.fenceNames);
  const next = text.indexOf("<!--", rest.end);
  const ends = next !== -1 && pair?.end.matchLoosely(text.slice(next + "<!--".length, next + longestHead).trimStart()) !== undefined;
  return ends && text.slice(rest.start, rest.end).trim() === "" ? { start: rest.end + "-->".length, end: next } : undefined;
}

/** As much of a comment as the end of a pair is looked for in. */
const longestHead = 400;

/** The content of the first fence with one of the names, up to the next marker. */
function fenceBehind(text: string, from: number, names: readonly string[]): Span | undefined {
  const next = text.indexOf("<!--", from);
  const region = text.slice(from, next === -1 ? text.length : next);
  const match = /^[ \t]*(`{3,}|~{3,})[ \t]*([^\s`]+)[^\r\n]*\r?\n/m.exec(region);
  if (match === null || !names.includes((match[2] ?? "").toLowerCase())) return undefined;
  const start = match.index + match[0].length;
  const end = region.indexOf(`\n${match[1] ?? ""}`, start - 1);
  return end === -1 ? undefined : { start: from + start, end: from + Math.max(start, end) };
}

function alone(text: string, node: CodeNode, content: MappedText, contract: MarkerContract): PayloadExample[] {
  const terms = contract.payload;
  if (terms?.in !== "fence" || !terms.fenceNames.includes(node.lang?.toLowerCase() ?? "") || content.text.includes("<!--")) return [];
  if (countKeys(content.text, topKeys(terms)) < 2) return [];
  return [{ contract, parameters: new Map(), payload: read(text, contract, content, "fence") }];
}

function read(text: string, { payload: terms }: MarkerContract, content: MappedText, place: "fence" | "comment" | "region"): Payload {
  if (terms === undefined) throw new Error("only contracts with a payload have examples");
  return readPayload(text, terms, place, content);
}
