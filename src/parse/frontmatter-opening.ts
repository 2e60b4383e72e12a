import type { DocumentKind, FrontmatterNearMiss } from "../core/document.ts";
import { bodyBehind, hasTellingKey, isBlank, isDelimiter, isNearDelimiter, scanMapping, trimmedSpan, type Head, type NearMissReading } from "./frontmatter-lines.ts";
import type { Line } from "./lines.ts";

/** Keys that stand at the top of a text below a line that does not open front matter, or below none. */
export function findWrongOpening(head: Head, kind: DocumentKind): NearMissReading | undefined {
  const line = head.lines[head.first];
  if (line === undefined) return undefined;
  return findWrongDashes(head, line) ?? findJoinedKey(head, line) ?? findToml(head, line) ?? findFence(head, line, kind) ?? findBareKeys(head, line);
}

/** Where and how a line misses being a delimiter. */
export function describeLine(line: Line, place: "opening" | "closing"): Pick<FrontmatterNearMiss, "span" | "data"> {
  const { text } = line;
  const character = /[^\S \t]|[\u200B-\u200D\u2060]/.exec(text)?.[0];
  if (character !== undefined) {
    const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    return { span: line.span, data: { form: "invisible", place, character: code } };
  }
  const form = /^[ \t]+---[ \t]*$/.test(text) ? "indented" : "wrong";
  return { span: trimmedSpan(line), data: { form, place } };
}

function findWrongDashes(head: Head, line: Line): NearMissReading | undefined {
  if (!isNearDelimiter(line) || /^(?: {4}|\t)/.test(line.text)) return undefined;
  const indent = new RegExp(`^ {1,${String(line.text.search(/\S/) || 1)}}`);
  const lines = line.text.startsWith(" ") ? head.lines.map((each) => ({ ...each, text: each.text.replace(indent, "") })) : head.lines;
  const scan = scanMapping(lines, head.first + 1);
  if (!hasTellingKey(scan)) return undefined;
  const comment = /#.*/.exec(line.text)?.[0];
  const opening = { start: 0, end: line.span.end, text: comment === undefined ? "---" : `---${head.ending}${comment}` };
  const closing = head.lines[scan.stop];
  const isAlikeBelow = closing !== undefined && isNearDelimiter(closing) && !closing.text.includes("#");
  const edits = isAlikeBelow ? [opening, { ...closing.span, text: "---" }] : [opening];
  return { nearMiss: { code: "delimiter", ...describeLine(line, "opening"), edits }, bodyStart: bodyBehind(head, scan) };
}

/** `---name: x` */
function findJoinedKey(head: Head, line: Line): NearMissReading | undefined {
  const match = /^---[ \t]*(?=([A-Za-z_][\w.-]*)[ \t]*:(?:[ \t]|$))/.exec(line.text);
  if (match === null) return undefined;
  const scan = scanMapping(head.lines, head.first + 1);
  if (!hasTellingKey(scan) && !hasTellingKey({ ...scan, keys: new Set(match.slice(1)) })) return undefined;
  const { start } = line.span;
  const edits = [{ start: 0, end: start + match[0].length, text: `---${head.ending}` }];
  const nearMiss = { code: "delimiter", span: { start, end: start + 3 }, data: { form: "joined", place: "opening" }, edits } as const;
  return { nearMiss, bodyStart: bodyBehind(head, scan) };
}

function findToml(head: Head, line: Line): NearMissReading | undefined {
  if (!/^\+{3}[ \t]*$/.test(line.text)) return undefined;
  const { lines, first } = head;
  const close = lines.findIndex(({ text }, index) => index > first && /^\+{3}[ \t]*$/.test(text));
  const closing = lines[close];
  if (closing === undefined) return undefined;
  const inside = lines.slice(first + 1, close);
  if (inside.some(({ text }) => /^(?:name|description)[ \t]*=/.test(text))) {
    return { nearMiss: { code: "delimiter", span: line.span, data: { form: "toml", place: "opening" }, edits: [] }, bodyStart: closing.next };
  }
  const scan = scanMapping(lines, first + 1);
  if (scan.stop !== close || !hasTellingKey(scan)) return undefined;
  const edits = [
    { start: 0, end: line.span.end, text: "---" },
    { ...closing.span, text: "---" },
  ];
  return { nearMiss: { code: "delimiter", ...describeLine(line, "opening"), edits }, bodyStart: closing.next };
}

/** Front matter in a fence. Without lines of dashes in it, it may be the YAML that a prompt speaks of. */
function findFence(head: Head, line: Line, kind: DocumentKind): NearMissReading | undefined {
  if (!/^(?:`{3,}|~{3,})[ \t]*(?:ya?ml|markdown|md)?[ \t]*$/i.test(line.text)) return undefined;
  const { lines, first } = head;
  const isWhole = isDelimiter(lines[first + 1]);
  const scan = scanMapping(lines, first + (isWhole ? 2 : 1));
  const stop = lines[scan.stop];
  if (stop === undefined || !scan.keys.has("description") || (!isWhole && kind !== "skill")) return undefined;
  const isClosing = ({ text }: Line): boolean => /^(?:`{3,}|~{3,})[ \t]*$/.test(text) && text.startsWith(line.text.slice(0, 3));
  const found = (edits: FrontmatterNearMiss["edits"], bodyStart: number): NearMissReading => ({
    nearMiss: { code: "delimiter", span: trimmedSpan(line), data: { form: "fence", place: "opening" }, edits },
    bodyStart,
  });
  if (!isWhole) {
    if (!isClosing(stop)) return undefined;
    return found([{ start: 0, end: line.span.end, text: "---" }, { ...stop.span, text: "---" }], stop.next);
  }
  if (!isDelimiter(stop)) return undefined;
  const behind = lines.slice(scan.stop + 1).find((each) => !isBlank(each));
  // A fence around the whole file may end at the first fence within, so that nobody can tell its end.
  if (behind === undefined || !isClosing(behind)) return found([], stop.next);
  return found([{ start: 0, end: line.next, text: "" }, { start: behind.span.start, end: behind.next, text: "" }], behind.next);
}

/** `name:` and `description:` with no dashes above them. */
function findBareKeys(head: Head, line: Line): NearMissReading | undefined {
  const scan = scanMapping(head.lines, head.first);
  if (!(scan.keys.has("name") && scan.keys.has("description"))) return undefined;
  const { start } = line.span;
  const edits = [{ start: 0, end: start, text: `---${head.ending}` }];
  return { nearMiss: { code: "delimiter", span: { start, end: start }, data: { form: "missing", place: "opening" }, edits }, bodyStart: bodyBehind(head, scan) };
}
