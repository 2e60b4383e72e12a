import type { HeadPart } from "../../core/head-pattern.ts";
import type { ReadText } from "../../core/note/view.ts";
import type { Span } from "../../core/span.ts";
import type { Mapping, Scalar, Sequence, YamlNode } from "../../core/yaml.ts";

/** Parts of a note as the nodes that relations and schemas look at. */
export function textNode({ text, span }: ReadText): Scalar {
  return { kind: "scalar", span, style: "plain", header: "", value: text, text, source: text, tag: undefined, comment: undefined };
}

/** The keys have the span of their values, since they stand nowhere. White space in them becomes `_`, so that paths can name them. */
export function mappingNode(span: Span, entries: readonly (readonly [string, YamlNode | undefined])[]): Mapping {
  const pairs = entries.flatMap(([key, value]) => (value === undefined ? [] : [{ key: textNode({ text: key.trim().replaceAll(/\s+/g, "_"), span: value.span }), value, span: value.span }]));
  return { kind: "mapping", span, flow: false, tag: undefined, pairs };
}

export function listNode(span: Span, items: readonly YamlNode[]): Sequence {
  return { kind: "sequence", span, flow: false, tag: undefined, items };
}

export function partNodes(parts: ReadonlyMap<string, HeadPart> | undefined): (readonly [string, YamlNode])[] {
  return [...(parts ?? [])].map(([name, part]) => [name, textNode(part)] as const);
}
