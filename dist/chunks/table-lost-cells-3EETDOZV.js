import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/markdown/table-lost-cells.ts
var table_lost_cells_default = defineRule({
  id: "markdown/table-lost-cells",
  meta: {
    summary: "Disallow table rows with more cells than the head of the table, since those are dropped",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "note", "comment", "markdown"],
    nodes: ["table"],
    fixable: "safe",
    evidence: [{ url: "https://github.github.com/gfm/#tables-extension-", claim: "where a row has more cells than the head, the excess is ignored; a pipe is part of a cell, inside code too, only when it is escaped" }]
  },
  messages: {
    code: "The pipe in {{code}} divides the cell, so that the row has {{count}} cells for {{columns}} columns and its end is dropped; write `\\|`.",
    cells: "The row has {{count}} cells for {{columns}} columns, so that {{lost}} is dropped; add a column to the head, or write `\\|` for a pipe that is text."
  },
  check(document, { report }) {
    const { text } = document;
    for (const { rows } of document.nodes("table")) {
      const columns = rows[0]?.cells.length ?? 0;
      for (const { span, cells } of rows) {
        const excess = cells.slice(columns);
        const [first] = excess;
        const last = excess.findLast((cell) => contentOf(text, cell) !== "");
        if (first === void 0 || last === void 0) continue;
        const data = { count: cells.length, columns };
        const pipes = codeWithPipes(text, span);
        const [code] = pipes;
        if (code === void 0 || pipes.flatMap(({ at }) => at).length < excess.length) {
          const at = { start: first.start, end: last.start + text.slice(last.start, last.end).replace(/[\s|]+$/, "").length };
          report("cells", { at, data: { ...data, lost: contentOf(text, at) } });
        } else {
          const edits = pipes.flatMap(({ at }) => at).map((at) => ({ start: at, end: at, text: "\\" }));
          const fix = edits.length === excess.length ? { safety: "safe", edits } : void 0;
          report("code", { at: code.span, data: { ...data, code: text.slice(code.span.start, code.span.end) }, fix });
        }
      }
    }
  }
});
function contentOf(text, { start, end }) {
  return text.slice(start, end).replace(/^[\s|]+|[\s|]+$/g, "");
}
function codeWithPipes(text, { start, end }) {
  const found = [];
  const row = text.slice(start, end);
  const runs = [...row.matchAll(/`+/g)];
  for (let index = 0; index < runs.length; index += 1) {
    const opening = runs[index];
    if (opening === void 0 || row[opening.index - 1] === "\\") continue;
    let close = index + 1;
    while (close < runs.length && runs[close]?.[0].length !== opening[0].length) close += 1;
    const closing = runs[close];
    if (closing === void 0) continue;
    const span = { start: start + opening.index, end: start + closing.index + closing[0].length };
    const at = [...text.slice(span.start, span.end).matchAll(/(?<!\\)\|/g)].map((pipe) => span.start + pipe.index);
    if (at.length > 0) found.push({ span, at });
    index = close;
  }
  return found;
}
export {
  table_lost_cells_default as default
};
