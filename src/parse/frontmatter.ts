import { kindsWithFrontmatter, type DocumentKind, type Frontmatter, type FrontmatterNearMiss } from "../core/document.ts";
import { shiftMap } from "../core/offset-map.ts";
import type { Span } from "../core/span.ts";
import { delimiter, keyLine } from "./delimiter.ts";
import { linesFrom, type Line } from "./lines.ts";
import { findNearMiss } from "./frontmatter-near-miss.ts";
import { readYaml } from "./yaml/read-yaml.ts";

export interface FrontmatterReading {
  readonly frontmatter: Frontmatter | undefined;
  readonly nearMisses: readonly FrontmatterNearMiss[];
  /** The offset at which the Markdown begins: behind the front matter or what was meant as such; 0 where there is none. */
  readonly bodyStart: number;
}

/**
 * Finds the front matter of a text: a line of exactly three dashes at offset 0, closed by another one. Where the readers
 * of a kind do not expect front matter, three dashes are a thematic break unless a mapping stands directly below them.
 */
export function readFrontmatter(text: string, kind: DocumentKind): FrontmatterReading {
  const isExpected = kindsWithFrontmatter.has(kind);
  const block = findBlock(text);
  const found = block !== undefined && (isExpected || startsWithText(text, block.content)) ? readBlock(text, block) : undefined;
  if (!isExpected) {
    const frontmatter = found !== undefined && isMeant(text, found) ? found : undefined;
    return { frontmatter, nearMisses: [], bodyStart: frontmatter === undefined ? 0 : (block?.closing.next ?? 0) };
  }
  const reading = findNearMiss(text, kind, found);
  const nearMisses = reading === undefined ? [] : [reading.nearMiss];
  const isRead = reading === undefined || reading.nearMiss.code === "stacked";
  return {
    frontmatter: isRead ? found : undefined,
    nearMisses,
    bodyStart: reading?.bodyStart ?? (isRead ? (block?.closing.next ?? 0) : 0),
  };
}

interface Block {
  readonly opening: Line;
  readonly closing: Line;
  readonly content: Span;
}

function findBlock(text: string): Block | undefined {
  if (!text.startsWith("---")) return undefined;
  let opening: Line | undefined;
  for (const line of linesFrom(text)) {
    if (opening === undefined) {
      if (!delimiter.test(line.text)) return undefined;
      opening = line;
    } else if (delimiter.test(line.text)) {
      return { opening, closing: line, content: { start: opening.next, end: line.span.start } };
    }
  }
  return undefined;
}

function readBlock(text: string, { opening, closing, content }: Block): Frontmatter {
  const yaml = readYaml(text.slice(content.start, content.end), shiftMap(content.start));
  return {
    span: { start: opening.span.start, end: closing.span.end },
    openingLine: opening.span,
    closingLine: closing.span,
    content,
    yaml,
    mapping: yaml.root?.kind === "mapping" ? yaml.root : undefined,
  };
}

function startsWithText(text: string, content: Span): boolean {
  const [first] = linesFrom(text, content.start);
  return first !== undefined && first.text.trim() !== "";
}

/** More evidence than three dashes: a mapping, or keys at the start of all lines where a fault hides what it is. */
function isMeant(text: string, { content, yaml }: Frontmatter): boolean {
  return yaml.root?.kind === "mapping" || (yaml.faults.length > 0 && isWrittenAsMapping(text, content));
}

function isWrittenAsMapping(text: string, { start, end }: Span): boolean {
  const lines = [...linesFrom(text.slice(0, end), start)].filter(({ text: line }) => !/^(?:[ \t]|#|-[ \t]|$)/.test(line));
  return lines.length > 0 && lines.every(({ text: line }) => keyLine.test(line));
}
