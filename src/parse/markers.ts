import type { MarkerContract } from "../core/contract.ts";
import type { CodeNode, HtmlNode } from "../core/markdown.ts";
import type { Marker, Payload } from "../core/marker.ts";
import type { Span } from "../core/span.ts";
import { codeContent } from "./code-content.ts";
import { readYaml } from "./yaml/read-yaml.ts";

/** What markers are read from: the HTML and code nodes of a document in the order of its text. */
export interface MarkerSource {
  readonly text: string;
  readonly html: readonly HtmlNode[];
  readonly code: readonly CodeNode[];
}

/**
 * The markers of a document: HTML comments, outside quotes, whose whole text matches the head of a contract. A payload in
 * a fence is the first YAML fence behind its marker, outside quotes, and before the next marker.
 */
export function findMarkers(source: MarkerSource, contracts: readonly MarkerContract[]): Marker[] {
  const heads = source.html.filter(isLive).flatMap((node) =>
    commentsIn(source.text, node.span).flatMap(({ span, inner }) => {
      const head = source.text.slice(inner.start, inner.end);
      for (const contract of contracts) {
        const match = contract.head.exec(head);
        if (match !== null) return [{ span, contract, parameters: parametersOf(match, inner.start) }];
      }
      return [];
    }),
  );
  const fences = source.code.filter((node) => isLive(node) && node.lang?.toLowerCase() === "yaml");
  let next = 0;
  return heads.map((head, index) => {
    while ((fences[next]?.span.start ?? Infinity) < head.span.end) next += 1;
    const fence = fences[next];
    const until = heads[index + 1]?.span.start ?? source.text.length;
    const carried = head.contract.payload !== undefined && fence !== undefined && fence.span.start < until;
    return { ...head, payload: carried ? readPayload(source.text, fence) : undefined };
  });
}

/** What stands in a quote is somebody else's, and repeated. */
function isLive({ within }: HtmlNode | CodeNode): boolean {
  return !within.includes("blockquote");
}

/** The comments in one HTML node, and in each the text without the white space around it. */
function commentsIn(text: string, node: Span): { span: Span; inner: Span }[] {
  const source = text.slice(node.start, node.end);
  const found: { span: Span; inner: Span }[] = [];
  for (let open = source.indexOf("<!--"); open !== -1; ) {
    // `<!-->` is a whole comment (HTML, 13.2.5.43), so its end may share the dashes of its start.
    const close = source.indexOf("-->", open + "<!".length);
    if (close === -1) break;
    const end = close + "-->".length;
    const raw = source.slice(open + "<!--".length, close);
    const innerStart = node.start + open + "<!--".length + (raw.length - raw.trimStart().length);
    found.push({ span: { start: node.start + open, end: node.start + end }, inner: { start: innerStart, end: innerStart + raw.trim().length } });
    open = source.indexOf("<!--", end);
  }
  return found;
}

function parametersOf(match: RegExpExecArray, start: number): Marker["parameters"] {
  const parameters = new Map<string, { text: string; span: Span }>();
  for (const [name, range] of Object.entries(match.indices?.groups ?? {})) {
    parameters.set(name, { text: match.groups?.[name] ?? "", span: { start: start + range[0], end: start + range[1] } });
  }
  return parameters;
}

function readPayload(document: string, fence: CodeNode): Payload {
  const { text, map, span } = codeContent(document, fence);
  return { text, map, span, yaml: readYaml(text, map, { document }) };
}
