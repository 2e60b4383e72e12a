import type { HeadPart, NearHead } from "../core/head-pattern.ts";
import { escapePattern } from "./escape-pattern.ts";

/** Hyphens, dashes and underscores, of which a machine or a hand may have put one for another. */
const dash = /[-_\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/;
const invisible = /\p{Cf}/u;

/** As much of a comment as a head is looked for in. */
const longestHead = 400;

/**
 * Finds heads that are almost the declared one: both are compared with invisible characters left out, every dash as a hyphen,
 * every run of white space as a space, and small letters. Linear, like the exact pattern.
 */
export function compileNearHead(parts: readonly string[]): (text: string) => NearHead | undefined {
  const names = parts.filter((_, index) => index % 2 === 1);
  const literals = parts.map((part, index) => (index % 2 === 0 ? literalPattern(part) : ""));
  const pieces = parts.map((_, index) => {
    if (index % 2 === 0) return `(${literals[index] ?? ""})`;
    const behind = literals[index + 1] ?? "";
    const unit = behind === "" ? String.raw`\S` : String.raw`(?:(?!${behind})\S)`;
    return String.raw`(?=(?<p${String(index)}>${unit}+))\k<p${String(index)}>`;
  });
  const expression = new RegExp(String.raw`^ ?${pieces.join("")}(?=$| )`, "d");
  return (text) => {
    const plain = simplify(text.slice(0, longestHead));
    const match = expression.exec(plain.text);
    if (match === null) return undefined;
    const found = parts.map((_, index): HeadPart => {
      const [from, to] = match.indices?.[index + 1] ?? [0, 0];
      const span = { start: plain.offsets[from] ?? 0, end: from === to ? (plain.offsets[from] ?? 0) : (plain.ends[to - 1] ?? 0) };
      return { text: text.slice(span.start, span.end), span };
    });
    const parameters = new Map<string, HeadPart>();
    for (const [index, name] of names.entries()) {
      const piece = found[index * 2 + 1];
      if (piece !== undefined && !parameters.has(name)) parameters.set(name, piece);
    }
    return { end: plain.ends[match[0].length - 1] ?? 0, parameters, literals: found.filter((_, index) => index % 2 === 0) };
  };
}

/** A text in the form in which heads are compared, and where each of its characters comes from. */
function simplify(text: string): { readonly text: string; readonly offsets: readonly number[]; readonly ends: readonly number[] } {
  let simple = "";
  const offsets: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const unit of text) {
    const end = at + unit.length;
    const isSpace = /\s/.test(unit);
    if (isSpace && simple.endsWith(" ")) {
      ends[ends.length - 1] = end;
    } else if (!invisible.test(unit)) {
      const lower = unit.toLowerCase();
      const plain = isSpace ? " " : dash.test(unit) ? "-" : lower.length === unit.length ? lower : unit;
      simple += plain;
      for (let part = 0; part < plain.length; part += 1) {
        offsets.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  offsets.push(text.length);
  return { text: simple, offsets, ends };
}

function literalPattern(text: string): string {
  return escapePattern(simplify(text).text).replaceAll(/\\-| /g, (unit) => (unit === " " ? " ?" : "[- ]"));
}
