import type { DocumentKind, Frontmatter } from "../core/document.ts";
import { findCut, findStacked, findUnclosed } from "./frontmatter-closing.ts";
import { isBlank, isDelimiter, type Head, type NearMissReading } from "./frontmatter-lines.ts";
import { findMisplaced } from "./frontmatter-misplaced.ts";
import { findWrongOpening } from "./frontmatter-opening.ts";
import { linesFrom } from "./lines.ts";

/** How far down a block is looked for. */
const searchedLines = 200;

/**
 * Finds what was meant as the front matter of a skill or prompt but is not read as such. At most one fault: the first one
 * hides what follows from it, and mending it lets the next one be found.
 */
export function findNearMiss(text: string, kind: DocumentKind, frontmatter: Frontmatter | undefined): NearMissReading | undefined {
  if (frontmatter !== undefined) return findCut(text, frontmatter) ?? findStacked(text, frontmatter);
  const head = readHead(text);
  if (head === undefined) return undefined;
  if (head.first === 0 && isDelimiter(head.lines[0])) return findUnclosed(head);
  return findWrongOpening(head, kind) ?? findMisplaced(head, kind);
}

function readHead(text: string): Head | undefined {
  const lines = [];
  for (const line of linesFrom(text)) {
    lines.push(line);
    if (lines.length === searchedLines) break;
  }
  const first = lines.findIndex((line) => !isBlank(line));
  const [top] = lines;
  if (first === -1 || top === undefined) return undefined;
  return { text, lines, first, ending: text.slice(top.span.end, top.next) || "\n" };
}
