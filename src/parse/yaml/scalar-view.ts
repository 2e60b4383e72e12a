import type { Scalar as ScalarNode } from "yaml";
import type { Span } from "../../core/span.ts";
import type { Scalar, ScalarStyle } from "../../core/yaml.ts";
import type { ViewTexts } from "./view-texts.ts";

const styles: Readonly<Record<ScalarNode.Type, ScalarStyle>> = {
  PLAIN: "plain",
  QUOTE_SINGLE: "single-quoted",
  QUOTE_DOUBLE: "double-quoted",
  BLOCK_LITERAL: "literal",
  BLOCK_FOLDED: "folded",
};

/** The view of a scalar, and its offsets in the YAML text. */
export function buildScalar(node: ScalarNode.Parsed, texts: ViewTexts): { readonly view: Scalar; readonly inner: Span } {
  const { map, text } = texts;
  const header = blockHeader(node);
  const [start, valueEnd] = node.range;
  const end = header === "" ? valueEnd : blockEnd(node, header, texts.lines);
  const inner = { start, end };
  const comment = header === "" && end > start ? commentBehind(texts.lines, end) : undefined;
  const span = map.spanToOuter(inner);
  const view: Scalar = {
    kind: "scalar",
    span,
    style: styles[node.type ?? "PLAIN"],
    header,
    value: scalarValue(node),
    text: node.source,
    source: texts.document === undefined ? text.slice(start, end) : texts.document.slice(span.start, span.end),
    tag: node.tag,
    comment: comment === undefined ? undefined : map.spanToOuter(comment),
  };
  return { view, inner };
}

/** A key or list item that is null since nothing is written there. */
export function emptyScalar(span: Span): Scalar {
  return { kind: "scalar", span, style: "plain", header: "", value: null, text: "", source: "", tag: undefined, comment: undefined };
}

function blockHeader({ srcToken }: ScalarNode.Parsed): string {
  const first = srcToken?.type === "block-scalar" ? srcToken.props[0] : undefined;
  return first?.type === "block-scalar-header" ? first.source : "";
}

/** The end of the last line, without its line break; of the header alone where there are no lines. */
function blockEnd({ range, srcToken }: ScalarNode.Parsed, header: string, lines: string): number {
  if (srcToken?.source === "") return range[0] + header.length;
  let end = Math.min(range[1], lines.length);
  if (lines[end - 1] === "\n") end -= 1;
  if (lines[end - 1] === "\r") end -= 1;
  return end;
}

/** White space and a number sign behind a value start a comment, wherever the value stands (YAML 1.2.2, 6.6). */
function commentBehind(lines: string, end: number): Span | undefined {
  let start = end;
  while (lines[start] === " " || lines[start] === "\t") start += 1;
  if (lines[start] !== "#") return undefined;
  const lineFeed = lines.indexOf("\n", start);
  const lineEnd = lineFeed === -1 ? lines.length : lineFeed;
  return { start, end: lines[lineEnd - 1] === "\r" ? lineEnd - 1 : lineEnd };
}

function scalarValue({ value, source }: ScalarNode.Parsed): Scalar["value"] {
  switch (typeof value) {
    case "number":
      // The library rounds whole numbers; those that are written in full are kept as they are.
      return Number.isFinite(value) && !Number.isSafeInteger(value) && /^[-+]?[0-9]+$/.test(source) ? BigInt(source) : value;
    case "string":
    case "bigint":
    case "boolean":
      return value;
    default:
      return value === null ? null : source;
  }
}
