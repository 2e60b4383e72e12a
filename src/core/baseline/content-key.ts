import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Diagnostic } from "../diagnostic.ts";
import type { SourceText } from "../source-text.ts";

/** UTF-16 code units of the place that count; the rest of a long line adds nothing to telling findings apart. */
const longestText = 200;
/** A place with less text than this says too little by itself. */
const shortestText = 3;
/** What of its line counts then, on each side. */
const reach = 80;
/** Hexadecimal digits: 64 bits, so that among a million findings two share a key by chance once in forty million runs. */
const digits = 16;

/**
 * Names a finding by what stands there and not by where it stands, so that it keeps its name when lines move: a hash of the
 * rule, the message, the comment, and the text of the place up to the end of its line, white space collapsed. A finding
 * with a measure is named without the text, since that changes with the number. Findings of one file may share a name.
 */
export function contentKey(diagnostic: Diagnostic, source: SourceText): string {
  const { ruleId, messageId, subject = "", comment, measure } = diagnostic;
  const text = measure === undefined ? textOf(diagnostic, source) : "";
  const named = [ruleId, messageId, subject, comment?.id ?? comment?.url ?? "", text];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(named)))).slice(0, digits);
}

function textOf({ region: { start, end, startPoint } }: Diagnostic, source: SourceText): string {
  const line = source.lineSpan(startPoint.line);
  const place = collapse(source.slice(start, Math.min(end, line.end, start + longestText)));
  if (place.length >= shortestText) return place;
  return collapse(source.slice(Math.max(line.start, start - reach), Math.min(line.end, start + reach)));
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
