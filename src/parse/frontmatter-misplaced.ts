import type { DocumentKind } from "../core/document.ts";
import type { Span } from "../core/span.ts";
import { hasTellingKey, isBlank, isDelimiter, isMarkdownLine, scanMapping, type Head, type NearMissReading } from "./frontmatter-lines.ts";

/** The greatest number of lines of prose above a block that is still taken for misplaced and not for an example. */
const linesOfPreface = 10;

/**
 * A whole block below the top. Above it stand blank lines, comments or a heading, which can go below it; above the block of
 * a skill perhaps a few lines of something else, such as the comment of another language.
 */
export function findMisplaced({ text, lines, ending }: Head, kind: DocumentKind): NearMissReading | undefined {
  const comments = findComments(text, lines.at(-1)?.span.end ?? 0);
  const isOutside = ({ start }: Span): boolean => !comments.some((comment) => comment.start <= start && start < comment.end);
  const index = lines.findIndex((line) => isOutside(line.span) && (isDelimiter(line) || /^ {0,3}(?:`{3}|~{3})/.test(line.text)));
  const opening = lines[index];
  // Behind the start of a fence everything may be an example.
  if (opening === undefined || !isDelimiter(opening)) return undefined;
  const scan = scanMapping(lines, index + 1);
  const closing = lines[scan.stop];
  if (closing === undefined || !isDelimiter(closing) || !hasTellingKey(scan)) return undefined;

  const above = lines.slice(0, index).filter((line) => !isBlank(line) && isOutside(line.span));
  const isWholeSkill = scan.keys.has("name") && scan.keys.has("description");
  if (above.length > 0 && !isWholeSkill) return undefined;
  const isMovable = above.every(isMarkdownLine);
  if (!isMovable && (kind !== "skill" || index > linesOfPreface)) return undefined;

  const moved = text.slice(0, opening.span.start).trim();
  const gap = closing.next === closing.span.end ? ending : "";
  const removed = { start: 0, end: opening.span.start, text: "" };
  const added = { start: closing.next, end: closing.next, text: `${gap}${ending}${moved}${ending}` };
  const edits = moved === "" ? [removed] : isMovable ? [removed, added] : [];
  return { nearMiss: { code: "not-first", span: opening.span, data: {}, edits }, bodyStart: closing.next };
}

/** The HTML comments that begin before an offset. */
function findComments(text: string, end: number): Span[] {
  const comments: Span[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf("<!--", at);
    if (start === -1 || start >= end) return comments;
    const close = text.indexOf("-->", start + 4);
    at = close === -1 ? text.length : close + 3;
    comments.push({ start, end: at });
  }
}
