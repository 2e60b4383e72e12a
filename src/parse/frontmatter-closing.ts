import type { Frontmatter, FrontmatterNearMiss } from "../core/document.ts";
import { shiftMap } from "../core/offset-map.ts";
import {
  hasTellingKey,
  isBlank,
  isDelimiter,
  isMarkdownLine,
  isNearDelimiter,
  scanMapping,
  type Head,
  type MappingScan,
  type NearMissReading,
} from "./frontmatter-lines.ts";
import { describeLine } from "./frontmatter-opening.ts";
import { linesFrom, type Line } from "./lines.ts";
import { readYaml } from "./yaml/read-yaml.ts";

/** The first line opens a block and no line of three dashes closes it. */
export function findUnclosed(head: Head): NearMissReading | undefined {
  const { text, lines } = head;
  const scan = scanMapping(lines, 1);
  const [firstKey = ""] = scan.keys;
  const below = lines[1];
  const isKeyBelow = below !== undefined && !isBlank(below) && /^[a-z]/.test(firstKey);
  if (!hasTellingKey(scan) && !isKeyBelow) return undefined;
  const stop = lines[scan.stop];
  if (stop !== undefined && isMeantToClose(stop)) return wrongClosing(stop);
  // An indented line of dashes continues the value above it, unless that is all there is below.
  const last = lines[scan.end - 1];
  if (last !== undefined && isNearDelimiter(last) && isMapping(text, lines, last.span.start)) return wrongClosing(last);
  return unclosed(head, scan, {});
}

/**
 * A block that only a ruler of the body closes: its YAML is broken, but a whole mapping stands above a line that was meant
 * to close it, or above a gap with Markdown below.
 */
export function findCut(text: string, { yaml, openingLine, closingLine }: Frontmatter): NearMissReading | undefined {
  if (yaml.faults.length === 0) return undefined;
  const all = [...linesFrom(text.slice(0, closingLine.end))];
  const lines = all.slice(0, -1);
  const scan = scanMapping(lines, 1);
  const stop = lines[scan.stop];
  if (stop === undefined) return undefined;
  if (isMeantToClose(stop)) return isMapping(text, lines, stop.span.start) ? wrongClosing(stop) : undefined;
  const isApart = scan.end < scan.stop || isMarkdownLine(stop);
  if (!isApart || !lines.slice(scan.end).some(isMarkdownLine)) return undefined;
  const last = lines[scan.end - 1];
  if (last !== undefined && isNearDelimiter(last) && isMapping(text, lines, last.span.start)) return wrongClosing(last);
  const ending = text.slice(openingLine.end, lines[0]?.next);
  const found = unclosed({ text, lines, first: 0, ending }, scan, { line: String(all.length) });
  return found.nearMiss.edits.length === 0 ? undefined : found;
}

/** A second block directly below the first. Sentences between two rulers look alike, so their first letters tell. */
export function findStacked(text: string, { closingLine }: Frontmatter): NearMissReading | undefined {
  const lines = [...linesFrom(text, closingLine.end)].slice(1, 200);
  const first = lines.findIndex((line) => !isBlank(line));
  const opening = lines[first];
  if (opening === undefined || !isDelimiter(opening)) return undefined;
  const scan = scanMapping(lines, first + 1);
  const closing = lines[scan.stop];
  if (closing === undefined || !isDelimiter(closing) || !(hasTellingKey(scan) || scan.keys.size > 1)) return undefined;
  if (![...scan.keys].every((key) => /^[a-z]/.test(key)) || isBlank(lines[first + 1] ?? opening)) return undefined;
  const nearMiss = { code: "stacked", span: opening.span, data: {}, edits: [] } as const;
  return { nearMiss, bodyStart: closing.next };
}

function isMeantToClose(line: Line): boolean {
  return isNearDelimiter(line) || line.text.trimEnd() === "...";
}

/** What stands behind the dashes may be a comment or a heading: then nobody can tell where it should go. */
function wrongClosing(line: Line): NearMissReading {
  const edits = line.text.includes("#") ? [] : [{ ...line.span, text: "---" }];
  return { nearMiss: { code: "delimiter", ...describeLine(line, "closing"), edits }, bodyStart: line.next };
}

function unclosed({ text, lines, ending }: Head, { end }: MappingScan, data: FrontmatterNearMiss["data"]): { readonly nearMiss: FrontmatterNearMiss; bodyStart: number | undefined } {
  const at = lines[end]?.span.start ?? text.length;
  const isWhole = isMapping(text, lines, at);
  const before = /[\r\n]$/.test(text.slice(0, at)) ? "" : ending;
  const edits = isWhole ? [{ start: at, end: at, text: `${before}---${ending}` }] : [];
  return {
    nearMiss: { code: "unclosed", span: lines[0]?.span ?? { start: 0, end: 0 }, data, edits },
    bodyStart: isWhole ? at : undefined,
  };
}

/** Whether the text from the second line up to an offset is a mapping without a fault. */
function isMapping(text: string, lines: readonly Line[], end: number): boolean {
  const start = lines[0]?.next ?? 0;
  const { root, faults } = readYaml(text.slice(start, end), shiftMap(start));
  return faults.length === 0 && root?.kind === "mapping";
}
