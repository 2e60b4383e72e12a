import type { Span } from "../../core/span.ts";
import { cause, causeAt, type Cause } from "./cause.ts";
import type { Composed, LibraryError } from "./compose.ts";
import { FaultText } from "./fault-text.ts";
import { bracketFault, entryFault, missingComma } from "./flow-fault.ts";
import { indentFault, tabFault } from "./indent-fault.ts";
import { keyWithoutColon, listAmongKeys, listBehindKey, multilineKey, nestedKey } from "./key-fault.ts";
import { directiveFault, misplacedText, secondDocument, strayBracket } from "./misplaced-fault.ts";
import { anchorOrTagFault } from "./property-fault.ts";
import { badEscape, badStart, blockHeader, overIndentedEmptyLine, unclosedQuote } from "./scalar-fault.ts";

/** Errors that only follow from another one at the same place. */
const followers: ReadonlySet<string> = new Set(["MULTILINE_IMPLICIT_KEY", "KEY_OVER_1024_CHARS", "MISSING_CHAR"]);

/** The library can report a million errors; the first cause is among the first few, or it is found without them. */
const considered = 50;

/**
 * The first real cause of a broken text. The library reports where it noticed a fault, such as the start of a value or the
 * end of the text, and goes on to report what follows from it; here every error leads to the place that a person would
 * mend, and the first such place counts.
 */
export function findFault(lines: string, composed: Composed, quote: Span | undefined): Cause {
  const broken = new FaultText(lines);
  const errors = composed.errors.toSorted((a, b) => a.pos[0] - b.pos[0] || rank(a) - rank(b));
  const local = errors.filter(({ message }) => !noticedLate.test(message));
  const causes = local.slice(0, considered).flatMap((error) => place(error, broken) ?? []);
  if (quote !== undefined) causes.unshift(unclosedQuote(quote, broken));
  if (errors.some(({ message }) => bracketMessage.test(message))) {
    const bracket = bracketFault(quote, broken);
    if (bracket !== undefined) causes.unshift(bracket);
  }
  if (errors.some(({ message }) => directiveMessage.test(message))) causes.push(directiveFault(undefined, broken));
  if (composed.secondDocument !== undefined) causes.push(secondDocument(composed.secondDocument, broken));
  // Sorting is stable: at one place, what was found on its own or has the better rank stays first.
  const [first] = causes.toSorted((a, b) => a.start - b.start);
  return withinText(first ?? causeAt(errors[0]?.pos[0] ?? 0, "the text cannot be read from here on"), lines);
}

/** A fault covers one character at least, the last one when it is noticed at the end of the text. */
function withinText(found: Cause, lines: string): Cause {
  const start = Math.min(found.start, Math.max(lines.trimEnd().length - 1, 0));
  return { ...found, start, end: Math.max(start + 1, found.end) };
}

/** What the library notices at the end of what it spoils; its place is looked for in the whole text. */
const noticedLate = /^(?:Flow (?:map|sequence) (?:in block collection )?must |Missing directives-end|Missing closing)/;
const bracketMessage = /^Flow (?:map|sequence) (?:in block collection )?must /;
const directiveMessage = /^Missing directives-end/;

function rank({ code }: LibraryError): number {
  return followers.has(code) ? 1 : 0;
}

/** The cause of one error. The words of the library tell its errors apart where one code has many; tests hold them. */
function place({ code, message, pos }: LibraryError, broken: FaultText): Cause | undefined {
  const [at] = pos;
  switch (code) {
    case "TAB_AS_INDENT":
      return tabFault(at, broken);
    case "BLOCK_AS_IMPLICIT_KEY":
      return message.startsWith("A block sequence") ? listAmongKeys(broken.skipBlank(at), broken) : nestedKey(at, broken);
    case "MULTILINE_IMPLICIT_KEY":
      return multilineKey(at, broken);
    case "KEY_OVER_1024_CHARS":
      return causeAt(broken.colonAfter(at)?.start ?? at, "a key of more than 1,024 characters", "quote the value");
    case "BAD_SCALAR_START":
      return badStart(at, broken);
    case "BAD_DQ_ESCAPE":
      return badEscape(at, broken);
    case "BAD_INDENT":
      return indentFault(at, message, broken);
    case "BLOCK_IN_FLOW":
      return entryFault(at, broken);
    case "BAD_DIRECTIVE":
      return directiveFault(at, broken);
    case "MISSING_CHAR":
      return missing(at, message, broken);
    case "UNEXPECTED_TOKEN":
      return unexpected(at, message, broken);
    default:
      return anchorOrTagFault(at, code, broken);
  }
}

function missing(at: number, message: string, broken: FaultText): Cause | undefined {
  if (message.startsWith("Implicit map keys")) return keyWithoutColon(at, broken);
  if (message.startsWith("Comments must")) return causeAt(at, "a comment without a space before it", "write a space before `#`");
  if (message.startsWith("Block scalars with more-indented")) return overIndentedEmptyLine(at, broken);
  if (message.startsWith("Sequence item without")) return misplacedText(broken.skipBlank(at), broken);
  if (message.startsWith("Block collection cannot start")) {
    const line = { start: at, end: broken.lineEnd(at) };
    return cause(line, "a key or a list on the line of `---`", "start it on the next line");
  }
  if (message.startsWith("Missing , ") || message.startsWith("Missing space after")) {
    const entry = broken.skipBlank(at);
    if (!/[\]}]/.test(broken.text[entry] ?? "")) return missingComma(entry, broken);
    // A block mark behind the brackets makes the library miss a comma before the closing one: another error tells of it.
    const before = broken.before(entry);
    return before?.type === "explicit-key-ind" ? badStart(before.start, broken) : undefined;
  }
  return anchorOrTagFault(at, "MISSING_CHAR", broken);
}

function unexpected(at: number, message: string, broken: FaultText): Cause {
  if (message.startsWith("Block scalar header")) return blockHeader(at, broken);
  if (message.startsWith("Unexpected block-seq-ind on same line")) return listBehindKey(at, broken);
  if (/^Unexpected (?:,|empty item) in /.test(message)) {
    return causeAt(broken.skipBlank(at), "a comma without an entry before it", "remove it, or quote the value");
  }
  if (/ token in YAML (?:stream|document)/.test(message)) return strayBracket(at, broken) ?? misplacedText(at, broken);
  return misplacedText(at, broken);
}
