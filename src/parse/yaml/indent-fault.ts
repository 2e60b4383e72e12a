import { cause, causeAt, type Cause } from "./cause.ts";
import type { FaultText, Lexeme } from "./fault-text.ts";
import { unindentedBlock } from "./scalar-fault.ts";

/** A tab where only spaces may stand. `at` is the start of the white space that holds it. */
export function tabFault(at: number, broken: FaultText): Cause {
  const tab = broken.text.indexOf("\t", at);
  return causeAt(tab === -1 ? at : tab, "a tab in the indentation", "use spaces");
}

/** A line whose indentation does not fit. `at` is where the library noticed it, at the latest the line itself. */
export function indentFault(at: number, message: string, broken: FaultText): Cause {
  if (message.startsWith("Block scalar lines")) {
    if (broken.text[at] === "\t") return tabFault(at, broken);
    return cause({ start: at, end: broken.lineEnd(at) }, "a line that is indented less than the text block around it");
  }
  if (message.startsWith("Block scalar values")) {
    const start = at + (/^[ \r\n]*/.exec(broken.text.slice(at))?.[0].length ?? 0);
    return broken.text[start] === "\t" ? tabFault(start, broken) : unindentedBlock(start, broken);
  }
  const start = broken.skipBlank(at);
  const line = { start, end: broken.lineEnd(start) };
  if (message.startsWith("All sequence items")) {
    return causeAt(start, "a list item that is aligned with no item above it", "align the dashes");
  }
  const before = broken.before(start);
  if (before !== undefined && isCutByComment(before, line.start, broken)) {
    return cause(line, "a comment above ends the unquoted value, so that this line belongs to nothing", "quote the whole value");
  }
  if (before?.type === "block-scalar-header") {
    return cause(line, `a line that is indented less than \`${broken.source(before)}\` demands`);
  }
  if (before !== undefined && isBlockText(before, broken)) {
    return cause(line, "a line that is indented less than the text block above it");
  }
  return cause(line, "a line that is aligned with no key above it", "align it with the key that it belongs to");
}

/** Whether a comment stands behind a plain value and the line at `at` looks like the rest of it. */
function isCutByComment(before: Lexeme, at: number, broken: FaultText): boolean {
  if (before.type !== "scalar" || !broken.text.slice(before.end, at).includes("#")) return false;
  const colon = broken.colonAfter(at);
  return colon === undefined || colon.start >= broken.lineEnd(at);
}

function isBlockText({ type, start }: Lexeme, broken: FaultText): boolean {
  return type === "scalar" && broken.before(start)?.type === "block-scalar-header";
}
