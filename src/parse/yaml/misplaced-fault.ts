import type { Span } from "../../core/span.ts";
import { cause, causeAt, type Cause } from "./cause.ts";
import type { FaultText, Lexeme } from "./fault-text.ts";
import { missingComma } from "./flow-fault.ts";
import { blockHeader, quoteAdvice } from "./scalar-fault.ts";

/** Text behind a value that has already ended. `at` is where it starts. */
export function misplacedText(at: number, broken: FaultText): Cause {
  let before = broken.before(at);
  while (before?.type === "anchor" || before?.type === "tag") before = broken.before(before.start);
  const line = { start: at, end: broken.lineEnd(at) };
  if (before === undefined) return cause(line, "text that cannot stand here", "quote it");
  if (before.type === "alias" && broken.areOnOneLine(before.start, at)) {
    return causeAt(before.start, "unquoted text cannot start with `*`", quoteAdvice(before.start, broken));
  }
  if (broken.isFirstOnLine(at)) return misplacedLine(at, broken);
  const isInside = before.end === at && /^[\p{L}\p{N}]/u.test(broken.text.slice(at, at + 2));
  if (!isInside && broken.isInBrackets(at)) return missingComma(at, broken);
  switch (before.type) {
    case "block-scalar-header":
      return blockHeader(at, broken);
    case "single-quoted-scalar":
      if (isInside) {
        return causeAt(at - 1, "an apostrophe that closes the single quotes", "write `''` for it, or use double quotes around the value");
      }
      return cause(line, "text behind the closing quote", "quote the whole value");
    case "double-quoted-scalar":
      if (isInside) return causeAt(at - 1, "a double quote inside the value that closes it", 'write `\\"` for it');
      return cause(line, "text behind the closing quote", "quote the whole value");
    case "flow-map-end":
    case "flow-seq-end":
      return causeAt(at, "text behind the closing bracket", "quote the whole value");
    case "doc-end":
      return secondDocument(before, broken);
    default:
      return strayBracket(at, broken) ?? cause(line, "text that cannot stand here", "quote it");
  }
}

/** A line that belongs to nothing above it. */
function misplacedLine(at: number, broken: FaultText): Cause {
  const line = { start: at, end: broken.lineEnd(at) };
  const root = broken.lexemes[broken.indexAt(broken.skipBlank(0))];
  if (root !== undefined && broken.column(at) < broken.column(root.start)) {
    return cause(line, "a line that is indented less than the first line", "align it with the first line");
  }
  if (/^-[^\s-]/.test(broken.source(line))) return causeAt(at, "no space behind the dash", "write a space behind it");
  if (broken.lexemes.slice(0, broken.indexAt(at)).some(({ type }) => type === "seq-item-ind")) {
    const advice = "align it with the text of the item above, or start it with a dash and a space";
    return cause(line, "a line that does not belong to the list above it", advice);
  }
  return cause(line, "a line behind the end of the value above it");
}

/** A closing bracket that closes nothing. */
export function strayBracket(at: number, broken: FaultText): Cause | undefined {
  const character = broken.text[at];
  if (character !== "]" && character !== "}") return undefined;
  return causeAt(at, `\`${character}\` closes nothing`, "remove it, or quote the value");
}

/** A line that starts with a percent sign above the first value: the one at `at`, or the first one. */
export function directiveFault(at: number | undefined, broken: FaultText): Cause {
  const isMeant = ({ type, end }: Lexeme): boolean => type === "directive-line" && (at === undefined || end > at);
  const directive = broken.lexemes.find(isMeant) ?? { start: 0, end: 1 };
  const source = broken.source(directive);
  if (/^%YAML\b/.test(source)) return cause(directive, "a `%YAML` line needs one version, and `---` on a line below it", "remove it");
  if (/^%TAG\b/.test(source)) return cause(directive, "a `%TAG` line needs two words, and `---` on a line below it", "remove it");
  return causeAt(directive.start, "unquoted text cannot start with `%`", quoteAdvice(directive.start, broken));
}

/** What stands behind the first document of a text. */
export function secondDocument(mark: Span, broken: FaultText): Cause {
  const isEnd = broken.source(mark) === "...";
  return cause(mark, isEnd ? "`...` ends the YAML before the text below it" : "`---` starts a second YAML document", "remove it or indent it");
}
