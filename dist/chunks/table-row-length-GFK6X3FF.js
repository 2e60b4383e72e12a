import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/markdown/table-row-length.ts
var table_row_length_default = defineRule({
  id: "markdown/table-row-length",
  meta: {
    summary: "Require every row of a table to have as many cells as its head",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["table"],
    fixable: false,
    evidence: [{ url: "https://github.github.com/gfm/#tables-extension-", claim: "a row with fewer cells than the head is filled with empty cells at its end, and the excess of a longer one is ignored" }]
  },
  messages: {
    short: "The row has {{count}} of {{columns}} cells, so that its last columns are empty; write every cell, the empty ones too.",
    long: "The row has {{count}} cells for {{columns}} columns; take the empty ones away."
  },
  check(document, { report }) {
    const { text } = document;
    for (const { rows } of document.nodes("table")) {
      const columns = rows[0]?.cells.length ?? 0;
      for (const { span: at, cells } of rows) {
        const data = { count: cells.length, columns };
        const hasText = cells.slice(columns).some(({ start, end }) => /[^\s|]/.test(text.slice(start, end)));
        if (cells.length < columns) report("short", { at, data });
        else if (cells.length > columns && !hasText) report("long", { at, data });
      }
    }
  }
});
export {
  table_row_length_default as default
};
