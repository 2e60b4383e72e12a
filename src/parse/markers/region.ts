import type { MappedText } from "../../core/marker.ts";
import { shiftMap } from "../../core/offset-map.ts";
import type { Span } from "../../core/span.ts";
import { linesFrom } from "../lines.ts";
import { mapLines } from "../mapped-lines.ts";

/** What stands between the two markers of a pair, without the indentation of the list item around both. */
export function regionContent(text: string, begin: Span, end: Span): MappedText {
  const first = linesFrom(text, begin.end).next().value;
  const start = first === undefined || first.text.trim() !== "" ? begin.end : Math.min(first.next, end.start);
  const whole = text.slice(start, end.start);
  const indent = /[^\r\n]*$/.exec(text.slice(Math.max(0, begin.start - 200), begin.start))?.[0] ?? "";
  if (indent === "" || !/^[ \t]*(?:[-*+]|\d{1,9}[.)])?[ \t]*$/.test(indent)) return { text: whole, map: shiftMap(start), span: { start, end: end.start } };
  const prefix = new RegExp(`^[ \\t]{0,${String(indent.length)}}`);
  return mapLines(text, start, whole.split(/\r\n?|\n/).map((line) => line.replace(prefix, "")), "html");
}
