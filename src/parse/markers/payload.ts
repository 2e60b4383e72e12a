import type { MarkerContract } from "../../core/contract.ts";
import { fenceOf } from "../../core/fence.ts";
import type { CodeNode } from "../../core/markdown.ts";
import type { MappedText, Payload, PayloadFence, PayloadRecord } from "../../core/marker.ts";
import type { PayloadContract } from "../../core/payload-contract.ts";
import { resolveAlias } from "../../core/plain.ts";
import { findPair, scalarOf, type YamlNode, type YamlTree } from "../../core/yaml.ts";
import { codeContent } from "../code-content.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { readBullets } from "./bullets.ts";
import { readJsonViews } from "./json-views.ts";
import { readPairs } from "./pairs.ts";

/** Reads a payload in the language of its contract. */
export function readPayload(document: string, contract: PayloadContract, place: Payload["place"], content: MappedText, fence?: PayloadFence): Payload {
  const { text, map, span } = content;
  const tree = readTree(document, contract, text, map);
  return { place, language: contract.language, text, map, span, tree, fence, records: recordsOf(tree, contract) };
}

/** The payload of a fence. */
export function readFence(document: string, contract: PayloadContract, place: "fence" | "region", fence: PayloadFence): Payload {
  return readPayload(document, contract, place, codeContent(document, fence.node), fence);
}

function readTree(document: string, contract: PayloadContract, text: string, map: MappedText["map"]): YamlTree {
  switch (contract.language) {
    case "yaml":
      return readYaml(text, map, { document });
    case "json":
      return readJsonViews(text, map);
    case "bullets":
      return readBullets(text, map);
    case "pairs":
      return readPairs(text, map, contract.pairs);
    case "text":
      return { root: undefined, faults: [], comments: [] };
  }
}

function recordsOf({ root }: YamlTree, { records }: PayloadContract): PayloadRecord[] {
  if (records === undefined) return [];
  let at: YamlNode | undefined = resolveAlias(root);
  for (const key of records.at) at = resolveAlias(at?.kind === "mapping" ? findPair(at, key)?.value : undefined);
  const nodes = at?.kind === "sequence" ? at.items.map(resolveAlias) : [at];
  return nodes.flatMap((node) => {
    if (node?.kind !== "mapping") return [];
    return [{ node, key: records.key === undefined ? undefined : scalarOf(node, records.key) }];
  });
}

/** A fenced code node as a reader of payloads sees it; `undefined` for indented code. */
export function toPayloadFence(document: string, node: CodeNode, contract: MarkerContract, side: PayloadFence["side"]): PayloadFence | undefined {
  const fence = fenceOf(document, node);
  if (fence === undefined) return undefined;
  const named = contract.payload?.fenceNames.includes(node.lang?.toLowerCase() ?? "") === true;
  return { node, named, side, closed: fence.closed };
}
