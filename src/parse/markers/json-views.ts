import { parseTree, type Node } from "jsonc-parser";
import type { OffsetMap } from "../../core/offset-map.ts";
import type { Span } from "../../core/span.ts";
import type { Pair, Scalar, YamlNode, YamlTree } from "../../core/yaml.ts";
import { readJson } from "../json/read-json.ts";

/** Reads JSON strictly (RFC 8259) into the views that YAML has, since JSON is YAML; equal keys are all there. */
export function readJsonViews(text: string, map: OffsetMap): YamlTree {
  const { fault } = readJson(text);
  if (fault !== undefined) {
    return { root: undefined, comments: [], faults: [{ code: fault.reason.startsWith("values nested") ? "limit" : "syntax", span: map.spanToOuter(fault.span), reason: fault.reason }] };
  }
  const root = parseTree(text);
  return { root: root === undefined ? undefined : toView(root, text, map), faults: [], comments: [] };
}

function toView(node: Node, text: string, map: OffsetMap): YamlNode {
  const span = spanOf(node, map);
  const children = node.children ?? [];
  if (node.type === "array") return { kind: "sequence", span, flow: true, tag: undefined, items: children.map((child) => toView(child, text, map)) };
  if (node.type === "object") return { kind: "mapping", span, flow: true, tag: undefined, pairs: children.flatMap((child) => toPair(child, text, map)) };
  const value = node.value as Scalar["value"];
  const source = text.slice(node.offset, node.offset + node.length);
  const isText = typeof value === "string";
  return { kind: "scalar", span, style: isText ? "double-quoted" : "plain", header: "", value, text: isText ? value : source, source, tag: undefined, comment: undefined };
}

function toPair(node: Node, text: string, map: OffsetMap): Pair[] {
  const [key, value] = node.children ?? [];
  if (key === undefined || value === undefined) return [];
  return [{ key: toView(key, text, map), value: toView(value, text, map), span: spanOf(node, map) }];
}

function spanOf({ offset, length }: Node, map: OffsetMap): Span {
  return map.spanToOuter({ start: offset, end: offset + length });
}
