import type { Span } from "../../core/span.ts";
import { cause, causeAt, type Cause } from "./cause.ts";
import type { FaultText } from "./fault-text.ts";

/** A quoted scalar that nothing closes, from its opening quote to where the lexer gave up. */
export function unclosedQuote({ start, end }: Span, broken: FaultText): Cause {
  const { text } = broken;
  const quote = text[start] ?? "";
  const tab = /^\r?\n *(?=\t)/.exec(text.slice(end, end + 1_000));
  if (tab !== null) {
    const at = end + tab[0].length;
    // The value goes on and is closed in a line that only its tab keeps from belonging to it.
    if (text.slice(at, broken.lineEnd(at)).includes(quote)) return causeAt(at, "a tab in the indentation", "use spaces");
  }
  const name = quote === '"' ? "double" : "single";
  const firstLineEnd = broken.lineEnd(start);
  if (quote === '"' && firstLineEnd - 2 > start && text.slice(firstLineEnd - 2, firstLineEnd) === '\\"') {
    const escape = { start: firstLineEnd - 2, end: firstLineEnd };
    return cause(escape, "the backslash keeps the quote behind it from closing the value", "write `\\\\` for a backslash, or use single quotes");
  }
  const isCut = end < text.length;
  const reason = isCut ? `a ${name} quote that is not closed before the next unindented line` : `a ${name} quote that is never closed`;
  return causeAt(start, reason, "write the closing quote");
}

/** An escape that double quotes do not know. `at` is its backslash. */
export function badEscape(at: number, broken: FaultText): Cause {
  const letter = broken.text[at + 1] ?? "";
  const digits = { x: 2, u: 4, U: 8 }[letter];
  const advice = "write `\\\\` for a backslash, or use single quotes";
  if (digits === undefined) {
    const escape = `\\${String.fromCodePoint(broken.text.codePointAt(at + 1) ?? 0)}`;
    const span = { start: at, end: at + escape.length };
    if (letter === "'") return cause(span, "`\\'` is no escape in double quotes", "write `'` alone");
    return cause(span, `\`${escape}\` is no escape in double quotes`, advice);
  }
  const written = /^[0-9a-fA-F]*/.exec(broken.text.slice(at + 2, at + 2 + digits))?.[0] ?? "";
  const span = { start: at, end: at + 2 + written.length };
  if (written.length === digits) return cause(span, `there is no character with the number \`${written}\``);
  return cause(span, `\`\\${letter}\` without ${digits} hexadecimal digits behind it`, advice);
}

/** A character that cannot start unquoted text. */
export function badStart(at: number, broken: FaultText): Cause {
  const character = broken.text[at] ?? "";
  const name = { "`": "a backtick", "\t": "a tab" }[character] ?? `\`${character}\``;
  return causeAt(at, `unquoted text cannot start with ${name}`, quoteAdvice(at, broken));
}

/** What to quote: the key, when the text at `at` starts an entry and has its colon on the same line; else the value. */
export function quoteAdvice(at: number, broken: FaultText): string {
  const before = broken.before(at);
  const startsEntry = broken.isFirstOnLine(at) || before?.type === "seq-item-ind";
  return startsEntry && /:(?:\s|$)/.test(broken.text.slice(at, broken.lineEnd(at))) ? "quote the key" : "quote the value";
}

/** Something else than a sign and a digit behind the `|` or `>` of a text block. `at` is in it, or behind the blank. */
export function blockHeader(at: number, broken: FaultText): Cause {
  const before = broken.before(at);
  if (before?.type === "block-scalar-header" && broken.areOnOneLine(before.start, at)) {
    return cause({ start: at, end: broken.lineEnd(at) }, ...behindMark(broken.source(before)));
  }
  const header = broken.lexemeAt(at) ?? { start: at, end: at + 1 };
  const source = broken.source(header);
  if (/^.[-+0-9]+$/.test(source)) {
    const [mark] = source;
    return cause({ start: at, end: header.end }, `\`${source}\` does not start a text block`, `write \`${mark}\`, \`${mark}-\` or \`${mark}+\``);
  }
  return cause({ start: header.start + 1, end: broken.lineEnd(at) }, ...behindMark(source));
}

function behindMark(header: string): [reason: string, advice: string] {
  return [`text behind \`${header.slice(0, 1)}\` on the same line`, "quote the value, or start the text on the next line"];
}

/** The first line below a `|` or `>`, which has the indentation of the key. */
export function unindentedBlock(at: number, broken: FaultText): Cause {
  const mark = broken.source(broken.before(at)).slice(0, 1);
  return cause({ start: at, end: broken.lineEnd(at) }, `the text below \`${mark}\` is not indented`, "indent it");
}

/** A line of spaces above the text of a block and deeper than it, which would set the indentation. `at` is the text. */
export function overIndentedEmptyLine(at: number, broken: FaultText): Cause {
  const indentation = broken.column(at);
  let start = broken.lineStart(at);
  let found = { start, end: at };
  while (start > 0) {
    const previous = broken.lineStart(start - 1);
    const end = broken.text[start - 2] === "\r" ? start - 2 : start - 1;
    if (broken.text.slice(previous, end).trim() !== "") break;
    if (end - previous > indentation) found = { start: previous, end };
    start = previous;
  }
  return cause(found, "an empty line that is indented deeper than the text below it", "remove its spaces");
}
