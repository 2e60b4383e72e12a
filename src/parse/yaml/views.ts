import { type CST, isAlias, isMap, isScalar, type Alias, type Pair, type ParsedNode, type Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import type { Span } from "../../core/span.ts";
import type * as View from "../../core/yaml.ts";
import { cause, type Cause } from "./cause.ts";
import { findPairFault } from "./pair-fault.ts";
import { yamlLimits } from "./limits.ts";
import { buildScalar, emptyScalar } from "./scalar-view.ts";
import type { ViewTexts } from "./view-texts.ts";

export interface Views {
  readonly root: View.YamlNode | undefined;
  readonly fault: (Cause & { readonly code: View.YamlFault["code"] }) | undefined;
}

/** A finished view, its offsets in the YAML text, and how many nodes and levels it has when every alias is followed. */
interface Built extends Span {
  readonly view: View.YamlNode;
  readonly nodes: number;
  readonly depth: number;
  readonly hasAlias: boolean;
}

/** The node of an anchor; `built` is absent as long as the text is inside it. */
interface Anchor {
  built: Built | undefined;
}

/** Turns the nodes of the library into views. The depth of the nodes must be limited: this recurses. */
export function buildViews(contents: ParsedNode | null, texts: ViewTexts): Views {
  const builder = new ViewBuilder(texts);
  const root = contents === null || isEmpty(contents) ? undefined : builder.node(contents).view;
  return builder.fault === undefined ? { root, fault: undefined } : { root: undefined, fault: builder.fault };
}

/** Whether nothing stands where this node is: no text, no tag, no anchor. */
function isEmpty(node: ParsedNode): boolean {
  if (!isScalar(node) || node.tag !== undefined || node.anchor !== undefined) return false;
  return node.srcToken === undefined || (node.srcToken.type === "scalar" && node.srcToken.source === "");
}

class ViewBuilder {
  fault: Views["fault"];
  readonly #texts: ViewTexts;
  readonly #anchors = new Map<string, Anchor>();

  constructor(texts: ViewTexts) {
    this.#texts = texts;
  }

  node(node: ParsedNode): Built {
    if (isAlias(node)) return this.#alias(node);
    const anchor: Anchor = { built: undefined };
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, anchor);
    const built = isScalar(node) ? this.#scalar(node) : isMap(node) ? this.#mapping(node) : this.#sequence(node);
    anchor.built = built;
    return built;
  }

  #span(span: Span): Span {
    return this.#texts.map.spanToOuter(span);
  }

  #scalar(node: Scalar.Parsed): Built {
    const { view, inner } = buildScalar(node, this.#texts);
    return { view, ...inner, nodes: 1, depth: 0, hasAlias: false };
  }

  #alias(node: Alias.Parsed): Built {
    const [start, end] = node.range;
    const anchor = this.#anchors.get(node.source);
    const target = anchor?.built;
    const view: View.Alias = { kind: "alias", span: this.#span({ start, end }), name: node.source, target: target?.view };
    if (anchor !== undefined && target === undefined) {
      this.#fail("syntax", { start, end }, "the alias stands inside the value that it names, so that the value never ends");
    }
    return { view, start, end, nodes: target?.nodes ?? 1, depth: target?.depth ?? 0, hasAlias: true };
  }

  #mapping(node: YAMLMap.Parsed): Built {
    const [start, valueEnd] = node.range;
    const flow = node.flow === true;
    const tokens = node.srcToken?.type === "block-map" ? node.srcToken : undefined;
    const pairs = node.items.map((pair) => {
      if (tokens !== undefined && this.fault === undefined) {
        const found = findPairFault(tokens, pair.srcToken, this.#texts.lines);
        if (found !== undefined) this.fault = { ...found, code: "syntax" };
      }
      return this.#pair(pair);
    });
    const inner = { start, end: flow ? valueEnd : (pairs.at(-1)?.end ?? start) };
    const view: View.Mapping = {
      kind: "mapping",
      span: this.#span(inner),
      flow,
      tag: node.tag,
      pairs: pairs.map(({ view }) => view),
    };
    return this.#measured(view, inner, pairs);
  }

  #pair(pair: Pair<ParsedNode, ParsedNode | null>): Omit<Built, "view"> & { readonly view: View.Pair } {
    const token = pair.srcToken;
    const colon = token?.sep?.find(({ type }) => type === "map-value-ind");
    const key = isEmpty(pair.key) ? this.#emptyKey(pair.key, token, colon) : this.node(pair.key);
    const value = pair.value === null || isEmpty(pair.value) ? undefined : this.node(pair.value);
    const { start } = key;
    const end = value?.end ?? (colon === undefined ? key.end : colon.offset + 1);
    return {
      view: { key: key.view, value: value?.view, span: this.#span({ start, end }) },
      start,
      end,
      nodes: key.nodes + (value?.nodes ?? 0),
      depth: Math.max(key.depth, value?.depth ?? 0),
      hasAlias: key.hasAlias || value?.hasAlias === true,
    };
  }

  /** The library may put a key without any text on the line above its colon. */
  #emptyKey(node: ParsedNode, token: CST.CollectionItem | undefined, colon: CST.SourceToken | undefined): Built {
    const mark = token?.start.find(({ type }) => type === "explicit-key-ind");
    const at = mark === undefined ? (colon?.offset ?? node.range[0]) : mark.offset + 1;
    const view = emptyScalar(this.#span({ start: at, end: at }));
    return { view, start: at, end: at, nodes: 1, depth: 0, hasAlias: false };
  }

  #sequence(node: YAMLSeq.Parsed): Built {
    const [start, valueEnd] = node.range;
    const flow = node.flow === true;
    const items = node.items.map((item) => this.node(item));
    const inner = { start, end: flow ? valueEnd : Math.max(start + 1, items.at(-1)?.end ?? 0) };
    const view: View.Sequence = {
      kind: "sequence",
      span: this.#span(inner),
      flow,
      tag: node.tag,
      items: items.map(({ view }) => view),
    };
    return this.#measured(view, inner, items);
  }

  #measured(view: View.YamlNode, { start, end }: Span, parts: readonly Omit<Built, "view">[]): Built {
    let nodes = 1;
    let depth = 0;
    let hasAlias = false;
    for (const part of parts) {
      nodes += part.nodes;
      depth = Math.max(depth, part.depth + 1);
      hasAlias ||= part.hasAlias;
    }
    if (hasAlias && nodes > yamlLimits.unfolded) {
      const reason = `aliases that stand for more than ${yamlLimits.unfolded.toLocaleString("en")} values`;
      this.#fail("limit", { start, end }, reason);
    } else if (hasAlias && depth > yamlLimits.depth) {
      this.#fail("limit", { start, end }, `aliases that nest values more than ${yamlLimits.depth} deep`);
    }
    return { view, start, end, nodes, depth, hasAlias };
  }

  #fail(code: View.YamlFault["code"], span: Span, reason: string): void {
    this.fault ??= { ...cause(span, reason), code };
  }
}
