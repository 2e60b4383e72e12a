import type { JournalLine } from "../../src/core/journal/journal.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import { countBytes } from "../../src/core/text-bytes.ts";

const id = "journal/physical-lines";

/** The line boundaries of Unicode that may stand in JSON outside of an escape, and a lone carriage return, which may stand between tokens. */
const boundary = /[\u0085\u2028\u2029]|\r(?!\n)/g;

export default defineJournalRule({
  id,
  meta: {
    summary: "Require lines that the readers of a journal take apart as its writers meant them",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal"],
    fixable: "safe",
    evidence: [
      { url: "https://docs.python.org/3/library/stdtypes.html#str.splitlines", claim: "`str.splitlines` of Python ends a line at U+2028, U+2029, U+0085 and a lone carriage return too" },
      { url: "https://jsonlines.org/", claim: "JSON Lines is UTF-8 without a byte-order mark, with a line feed behind every value" },
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-8.1", claim: "JSON must not begin with a byte-order mark, and readers may refuse it" },
    ],
  },
  messages: {
    boundary: "Readers of `{{name}}` end a line at every line boundary of Unicode, and {{character}} stands in this record, which they cut in two; write it as `{{escape}}`.",
    mark: "The journal begins with a byte-order mark, which makes its first line no JSON; save it as UTF-8 without one.",
    unended: "No line feed ends the last record, so the next one that is added will stand on the same line and neither can be read; end the line.",
    blank: "A blank line stands between records, which readers of `{{name}}` do not expect; remove it.",
    longLine: "This line is {{size}} bytes long, and readers of `{{name}}` expect {{limit}} at most; keep what is large in a file of its own.",
    longFile: "The journal is longer than the {{limit}} bytes that readers of `{{name}}` expect; begin a new one.",
  },
  visit({ contract }, { document, report }) {
    const lines = contract?.lines;
    const name = contract?.name ?? "";
    const cap = contract?.severity.get(id);
    const longestLine = lines?.longest ?? Infinity;
    const longestFile = contract?.longest ?? Infinity;
    const isMeasured = longestLine < Infinity || longestFile < Infinity;
    let bytes = document.hasByteOrderMark ? 3 : 0;
    let told = false;
    let last: JournalLine | undefined;
    return {
      line(line) {
        const { span, text, record, ended } = line;
        if (last === undefined && document.hasByteOrderMark && lines?.byteOrderMark !== "skipped") report("mark", { at: { start: 0, end: 0 }, atMost: cap });
        last = line;
        if (lines?.boundaries === "unicode" && record !== undefined && text.search(boundary) !== -1) {
          for (const match of text.matchAll(boundary)) {
            const at = { start: span.start + match.index, end: span.start + match.index + 1 };
            const isCarriageReturn = match[0] === "\r";
            const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
            const escape = isCarriageReturn ? " " : `\\u${code.toLowerCase()}`;
            report("boundary", { at, atMost: cap, data: { name, character: isCarriageReturn ? "a carriage return" : `U+${code}`, escape }, fix: { safety: "safe", edits: [{ ...at, text: escape }] } });
          }
        }
        if (lines?.blank === false && text.trim() === "" && ended) report("blank", { at: { start: span.start, end: span.start }, atMost: cap ?? "warning", data: { name } });
        if (!isMeasured) return;
        const size = countBytes(text);
        if (size > longestLine) report("longLine", { at: { start: span.start, end: span.start + 1 }, atMost: cap ?? "warning", data: { name, size: size.toLocaleString("en"), limit: longestLine.toLocaleString("en") } });
        bytes += size + 1;
        if (bytes <= longestFile || told) return;
        told = true;
        report("longFile", { at: { start: span.start, end: span.start + 1 }, atMost: cap ?? "warning", data: { name, limit: longestFile.toLocaleString("en") } });
      },
      end() {
        if (last?.ended !== false || last.record === undefined) return;
        const { end } = last.span;
        report("unended", { at: { start: end - 1, end }, atMost: "info", fix: { safety: "safe", edits: [{ start: end, end, text: "\n" }] } });
      },
    };
  },
});
