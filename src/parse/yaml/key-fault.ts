import { cause, causeAt, type Cause } from "./cause.ts";
import type { FaultText, Lexeme } from "./fault-text.ts";
import { misplacedText } from "./misplaced-fault.ts";
import { badStart, blockHeader, unindentedBlock } from "./scalar-fault.ts";

const quoteIt = "quote the value";

/** A key that starts inside the value of another one, on its line: `a: b: c`. `at` is where the value starts. */
export function nestedKey(at: number, broken: FaultText): Cause {
  const first = firstOf(at, broken);
  if (first?.type === "map-value-ind") return causeAt(first.start, "an unquoted value cannot start with a colon and a space", quoteIt);
  if (first?.type === "explicit-key-ind") {
    return causeAt(first.start, "an unquoted value cannot start with a question mark and a space", quoteIt);
  }
  const colon = broken.colonAfter(first?.start ?? at);
  if (first === undefined || colon === undefined) return misplacedText(broken.skipBlank(first?.end ?? at), broken);
  if (first.type === "single-quoted-scalar" || first.type === "double-quoted-scalar") {
    return causeAt(colon.start, "a colon behind a quoted value", "quote the whole value");
  }
  if (first.type === "flow-seq-start" || first.type === "flow-map-start") {
    return causeAt(colon.start, "a colon behind a closing bracket", "quote the whole value");
  }
  const isTab = broken.text[colon.end] === "\t";
  const atLineEnd = broken.lineEnd(colon.start) === colon.end;
  const reason = atLineEnd
    ? "an unquoted value cannot have a colon at the end of a line"
    : `an unquoted value cannot contain a colon followed by a ${isTab ? "tab" : "space"}`;
  const isOneLine = broken.areOnOneLine(first.start, colon.start);
  return causeAt(colon.start, reason, isOneLine ? quoteIt : "quote the whole value, or align the line with the key above if it is a key");
}

/** A key that runs over several lines, most often since a line above the real key has no colon. */
export function multilineKey(at: number, broken: FaultText): Cause {
  const index = broken.indexAt(at);
  const first = broken.lexemes[index];
  if (first?.type === "seq-item-ind") return listAmongKeys(at, broken);
  if (first?.type === "block-scalar-header") {
    return /^.[-+0-9]*$/.test(broken.source(first)) ? lineWithoutColon(at, broken) : badStart(at, broken);
  }
  if (first?.type !== "scalar") return causeAt(at, "a key that does not stand on one line with its colon");
  const before = broken.before(at);
  if (!broken.source(first).includes("\n")) {
    return cause(before ?? { start: at, end: at + 1 }, "an anchor or a tag that does not stand on the line of its key");
  }
  const behind = broken.skipBlank(first.end);
  const isKey = broken.lexemeAt(behind)?.type === "map-value-ind";
  if (!isKey || before === undefined || !isDeeper(at, before, broken)) return lineWithoutColon(at, broken);
  const isBehindColon = before.type === "map-value-ind" && broken.areOnOneLine(before.start, at);
  // Several words are the start of a text, one word is a key whose colon was forgotten.
  const isText = /\s/.test(broken.text.slice(at, broken.lineEnd(at)));
  return isBehindColon || isText ? nestedKey(at, broken) : lineWithoutColon(at, broken);
}

/** A key with nothing behind it, not even a colon. */
export function keyWithoutColon(at: number, broken: FaultText): Cause {
  return broken.lexemeAt(at)?.type === "seq-item-ind" ? listAmongKeys(at, broken) : lineWithoutColon(at, broken);
}

/** A line among keys that is no `key: value` itself. */
function lineWithoutColon(at: number, broken: FaultText): Cause {
  const before = broken.before(at);
  if (before?.type === "block-scalar-header") {
    return broken.areOnOneLine(before.start, at) ? blockHeader(at, broken) : unindentedBlock(at, broken);
  }
  if ((before?.type === "anchor" || before?.type === "tag") && broken.areOnOneLine(before.start, at)) {
    return lineWithoutColon(before.start, broken);
  }
  const line = { start: at, end: broken.lineEnd(at) };
  const key = /^[\w.-]+(?=:(?!\/\/)\S)/.exec(broken.source(line));
  const stranger = /^([\w.-]+:?)([\u00A0\u2000-\u200B\u202F\u3000\uFF1A])/.exec(broken.source(line));
  if (stranger !== null) {
    const [, before = "", character = ""] = stranger;
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
    const place = at + before.length;
    if (character === "\uFF1A") return causeAt(place, `a full-width colon (${code}) behind the key`, "write a plain colon and a space");
    if (before.endsWith(":")) return causeAt(place, `no plain space but the character ${code} behind the colon`, "write a space");
  }
  if (key !== null) return causeAt(at + key[0].length, "no space behind the colon", "write a space behind it");
  const advice = "write a colon behind its key";
  const mayContinue = before !== undefined && before.type !== "doc-start" && !isDeeper(at, before, broken);
  const reason = "a line that is no `key: value` pair";
  return cause(line, reason, mayContinue ? `${advice}, or indent it if it belongs to the value above` : advice);
}

/** Whether a line is the first one of the value behind a colon or a dash, by its indentation. */
function isDeeper(at: number, before: Lexeme, broken: FaultText): boolean {
  if (before.type === "seq-item-ind") return broken.column(at) > broken.column(before.start);
  const indentation = broken.skipBlank(broken.lineStart(before.start));
  return before.type === "map-value-ind" && broken.column(at) > broken.column(indentation);
}

/** A dash among keys, or a dash that is not aligned with the list above it. `at` is the dash. */
export function listAmongKeys(at: number, broken: FaultText): Cause {
  const dashes = broken.lexemes.slice(0, broken.indexAt(at)).filter(({ type }) => type === "seq-item-ind");
  const isAligned = dashes.some(({ start }) => broken.column(start) === broken.column(at));
  if (dashes.length > 0 && !isAligned) return causeAt(at, "a list item that is aligned with no item above it", "align the dashes");
  return causeAt(at, "a list item between `key: value` lines", "put it under a key of its own, or quote the text");
}

/** A list that starts on the line of its key: `a: - b`. */
export function listBehindKey(at: number, broken: FaultText): Cause {
  if (broken.before(at)?.type === "block-scalar-header") return blockHeader(at, broken);
  if (broken.isFirstOnLine(at)) return listAmongKeys(at, broken);
  return causeAt(at, "a list that starts on the line of its key", "start it on the next line, or quote the value");
}

/** The first lexeme of a value, behind its anchor and tag. */
function firstOf(at: number, broken: FaultText): Lexeme | undefined {
  const skipped: readonly Lexeme["type"][] = ["space", "newline", "comment", "anchor", "tag"];
  for (let index = broken.indexAt(at); index < broken.lexemes.length; index += 1) {
    const lexeme = broken.lexemes[index];
    if (lexeme !== undefined && !skipped.includes(lexeme.type)) return lexeme;
  }
  return undefined;
}
