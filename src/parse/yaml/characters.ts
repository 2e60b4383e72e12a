import { cause, type Cause } from "./cause.ts";

/** Everything outside `c-printable` (YAML 1.2.2, 5.1), a lone surrogate included. */
const unprintable = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** The first character that no reader of YAML takes, in a value or a comment alike. */
export function findUnprintable(text: string): Cause | undefined {
  const match = unprintable.exec(text);
  if (match === null) return undefined;
  const [character] = match;
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const reason = `the character U+${number} is not allowed in YAML`;
  return cause({ start: match.index, end: match.index + character.length }, reason, "remove it");
}
