import type { MarkerContract } from "../../core/contract.ts";
import type { HeadPart } from "../../core/head-pattern.ts";
import type { CodeNode, InlineCodeNode } from "../../core/markdown.ts";
import type { MarkerMention } from "../../core/marker.ts";
import type { Span } from "../../core/span.ts";
import { leadingSpace } from "./comments.ts";
import { matchAny } from "./heads.ts";

export interface MentionSource {
  readonly text: string;
  readonly code: readonly CodeNode[];
  readonly inlineCode: readonly InlineCodeNode[];
  readonly blockquotes: readonly Span[];
  /** The comments that the document has outside quotes, in order: they are no mentions. */
  readonly comments: readonly Span[];
}

/** How far from `<!--` the end of a comment and the start of its line are looked for. */
const longest = 1000;

/** The heads of markers in the raw text that are no comments of the document itself. */
export function findMentions(source: MentionSource, contracts: readonly MarkerContract[]): MarkerMention[] {
  const { text } = source;
  const own = cursor(source.comments);
  const code = cursor(source.code.map(({ span }) => span));
  const inline = cursor(source.inlineCode.map(({ span }) => span));
  const quotes = cursor(source.blockquotes);
  const found: MarkerMention[] = [];
  for (let open = text.indexOf("<!--"); open !== -1; open = text.indexOf("<!--", open + "<!--".length)) {
    // A comment may hold the beginning of another one, which is text there.
    if (own(open)?.start === open) continue;
    const inner = text.slice(open + "<!--".length, open + longest);
    const close = inner.indexOf("-->");
    const lead = leadingSpace(inner);
    const headed = matchHead(inner.slice(lead, close === -1 ? inner.length : Math.max(lead, close)), close !== -1, contracts);
    if (headed === undefined) continue;
    const start = open + "<!--".length + lead;
    const head = { text: inner.slice(lead, lead + headed.end), span: { start, end: start + headed.end } };
    const parameters = new Map([...headed.parameters].map(([name, part]): [string, HeadPart] => [name, { text: part.text, span: { start: start + part.span.start, end: start + part.span.end } }]));
    const where = code(open) !== undefined ? "code" : inline(open) !== undefined ? "inline-code" : quotes(open) !== undefined ? "blockquote" : "text";
    // A line whose beginning is further away begins with something else than this.
    const before = text.slice(Math.max(0, open - longest), open);
    const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
    found.push({
      contract: headed.contract,
      span: { start: open, end: close === -1 ? head.span.end : open + "<!--".length + close + "-->".length },
      head,
      parameters,
      where,
      atLineStart: /^[\s\p{Cf}]*$/u.test(line),
    });
  }
  return found;
}

function matchHead(text: string, closed: boolean, contracts: readonly MarkerContract[]): { contract: MarkerContract; end: number; parameters: ReadonlyMap<string, HeadPart> } | undefined {
  for (const contract of contracts) {
    const found = matchAny(contract, text);
    if (found === undefined) continue;
    // In the raw text, the head ends where the comment does.
    const alone = closed && text.slice(found.match.end).trim() === "";
    if (contract.payload?.in === "comment" || alone) return { contract, end: found.match.end, parameters: found.match.parameters };
  }
  return undefined;
}

/** The span in which an offset lies; offsets must be asked for in ascending order. */
function cursor(spans: readonly Span[]): (offset: number) => Span | undefined {
  let at = 0;
  return (offset) => {
    while ((spans[at]?.end ?? Infinity) <= offset) at += 1;
    const span = spans[at];
    return span !== undefined && span.start <= offset ? span : undefined;
  };
}
