import type { CallPlace } from "../../core/command/call.ts";
import type { CodeNode, InlineCodeNode } from "../../core/markdown.ts";
import { composeMaps, OffsetMapBuilder, shiftMap } from "../../core/offset-map.ts";
import { codeContent } from "../code-content.ts";
import { mapLines } from "../mapped-lines.ts";
import { longestCode, type SnippetCode } from "../snippet/snippet-code.ts";

/** Code of a document in which a command may stand. */
export interface CodePiece extends SnippetCode {
  /** `span`: between backticks in a sentence. */
  readonly place: "fence" | "span";
  /** The first word behind the opening fence, in lower case. */
  readonly language: string | undefined;
}

/** The code of a fence, or of an indented block. */
export function fencePiece(document: string, node: CodeNode): CodePiece | undefined {
  if (node.span.end - node.span.start > longestCode) return undefined;
  const opening = document.slice(node.span.start, node.span.start + 3);
  const isFenced = opening === "```" || opening === "~~~";
  const { text, map, span } = isFenced ? codeContent(document, node) : mapLines(document, document.lastIndexOf("\n", node.span.start - 1) + 1, node.value.split(/\r\n?|\n/));
  return withLineFeeds({ fence: node, span, code: text, map, closed: true, place: "fence", language: node.lang?.toLowerCase() });
}

/** The code between backticks; `undefined` where it goes on behind the prefix of a list or quote. */
export function spanPiece(document: string, node: InlineCodeNode): CodePiece | undefined {
  const raw = document.slice(node.span.start, node.span.end);
  const ticks = /^`+/.exec(raw)?.[0].length ?? 0;
  const inside = raw.slice(ticks, raw.length - ticks);
  const padded = /^[ \r\n][^]*[ \r\n]$/.test(inside) && inside.trim() !== "" ? 1 : 0;
  const start = node.span.start + ticks + padded;
  const code = document.slice(start, node.span.end - ticks - padded);
  if (code.length !== node.value.length || code.replaceAll(/[\r\n]/g, " ") !== node.value.replaceAll(/[\r\n]/g, " ")) return undefined;
  const span = { start, end: start + code.length };
  const fence: CodeNode = { type: "code", span: node.span, within: node.within, lang: undefined, meta: undefined, value: node.value };
  return { fence, span, code: code.replaceAll(/[\r\n]/g, " "), map: shiftMap(start), closed: true, place: "span", language: undefined };
}

/** Where the calls of a piece stand. */
export function placeOf({ place, span, fence }: CodePiece): CallPlace {
  return { kind: place, span, fence };
}

/** A part of a piece, with offsets of the whole one. */
export function partOf(piece: CodePiece, start: number, end: number): CodePiece {
  return { ...piece, code: piece.code.slice(start, end), map: composeMaps(shiftMap(start), piece.map), span: piece.map.spanToOuter({ start, end }) };
}

function withLineFeeds(piece: CodePiece): CodePiece {
  if (!piece.code.includes("\r")) return piece;
  const builder = new OffsetMapBuilder();
  let at = 0;
  for (const part of piece.code.split(/(\r\n?)/)) {
    if (part !== "") builder.add(part.startsWith("\r") ? 1 : part.length, { start: at, end: at + part.length });
    at += part.length;
  }
  return { ...piece, code: piece.code.replaceAll(/\r\n?/g, "\n"), map: composeMaps(builder.build(), piece.map) };
}
