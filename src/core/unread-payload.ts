import type { Document } from "./document.ts";
import { standsWhereRead } from "./judged-payloads.ts";
import type { Marker, PayloadFence } from "./marker.ts";
import { countKeys, topKeys } from "./payload-keys.ts";
import type { Span } from "./span.ts";

/** A payload that its author wrote and that readers do not find where they look. */
export type UnreadPayload =
  /** In a fence with another info string, or none. */
  | { readonly form: "fence"; readonly fence: PayloadFence }
  /** As text behind the marker, in no fence: its first line. */
  | { readonly form: "text"; readonly at: Span };

/** Info strings that stand for a language under another name. */
const aliases: Readonly<Record<string, readonly string[]>> = { yaml: ["yml"], json: ["jsonc", "json5"] };

/** What was meant as the payload of a marker that has none; linear in the text behind the marker. */
export function findUnreadPayload(document: Document, marker: Marker): UnreadPayload | undefined {
  const { contract, payload, role, region, fences } = marker;
  const terms = contract.payload;
  if (terms?.in !== "fence" || payload !== undefined || role === "end" || !standsWhereRead(document, marker)) return undefined;
  const keys = topKeys(terms);
  const others = fences.filter(({ node, named, side }) => side === "behind" && !named && !node.within.includes("blockquote"));
  const holding = others.find(({ node }) => countKeys(node.value, keys) > 0);
  if (holding !== undefined) return { form: "fence", fence: holding };
  const [next] = others;
  if (next !== undefined && document.text.slice(region.start, next.node.span.start).trim() === "" && meansLanguage(next, terms.fenceNames)) return { form: "fence", fence: next };
  const end = others[0]?.node.span.start ?? region.end;
  const text = document.text.slice(region.start, end);
  if (countKeys(text, keys) === 0) return undefined;
  for (const { 0: line, 1: key = "", index } of text.matchAll(/^[ \t]{0,3}["']?([\w.-]+)["']?[ \t]*:[^\r\n]*/gm)) {
    if (keys.has(key)) return { form: "text", at: { start: region.start + index, end: region.start + index + line.trimEnd().length } };
  }
  return undefined;
}

function meansLanguage({ node }: PayloadFence, names: readonly string[]): boolean {
  const lang = node.lang?.toLowerCase();
  return lang === undefined || names.some((name) => aliases[name]?.includes(lang) === true);
}
