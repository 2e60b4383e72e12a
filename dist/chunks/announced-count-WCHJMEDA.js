import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/markdown/announced-count.ts
var words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
var things = "steps|sources|rules|fields|items|ways|forms|cases|states|options|things|reasons|parts|phases|stages|checks|questions|principles|kinds|types|values|requirements|conditions|criteria|categories|sections|layers|levels|modes|strategies|patterns|approaches|examples|points|tasks|scenarios|components|files|keys|columns|rows|labels|pillars|axioms|outcomes|properties|actions|signals|methods|variants|situations|elements|aspects|factors|dimensions|techniques|guidelines|constraints|areas|tiers|gates|roles|formats|families";
var pattern = new RegExp(String.raw`\b(${words.slice(2).join("|")}|[2-9]|1\d)\s+((?:[a-z][\w-]*\s+){0,2}(?:${things}))\b[^.!?;\d]*:\s*[*_]*$`, "i");
var announced_count_default = defineRule({
  id: "markdown/announced-count",
  meta: {
    summary: "Require a list or table to have as many entries as the sentence before it announces",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["paragraph", "list", "listItem", "table"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/commit/6ade0ba4", claim: "one change to a set of documents left four of the numbers wrong that announce lists" }
    ]
  },
  messages: {
    count: "The sentence announces `{{announced}}`, and {{entries}} follow; correct the number, or what follows."
  },
  check(document, { report }) {
    const blocks = countedBlocks(document);
    for (const { span, within } of document.nodes("paragraph")) {
      const source = document.text.slice(span.start, span.end);
      const line = source.slice(Math.max(0, source.length - 300));
      const found = pattern.exec(line);
      if (found === null || isOpen(line.slice(0, found.index))) continue;
      const [, number = "", what = ""] = found;
      const announced = words.indexOf(number.toLowerCase()) === -1 ? Number(number) : words.indexOf(number.toLowerCase());
      const block = blocks.get(span.end + (/^[\s>]*/.exec(document.text.slice(span.end, span.end + 200))?.[0].length ?? 0));
      if (block === void 0 || block.depth !== within.length || block.count === announced) continue;
      if (Math.abs(block.count - announced) > 2) continue;
      const at = { start: span.end - line.length + found.index, end: span.end - line.length + found.index + number.length };
      report("count", { at, data: { announced: `${number} ${what.trim()}`, entries: `${block.count} ${block.kind}` } });
    }
  }
});
function isOpen(before) {
  return /(?:\b(?:at least|at most|up to|more than|less than|fewer than|over|about|around|roughly|first|last|next|other|another|additional|further|of|than|minimum|maximum|top|or|to|per|every|each|step|phase|section)|[~≥≤<>+–-]|\d)\s*$/i.test(before);
}
function countedBlocks(document) {
  const blocks = /* @__PURE__ */ new Map();
  const items = document.nodes("listItem");
  let from = 0;
  for (const { span, within } of document.nodes("list")) {
    while ((items[from]?.span.start ?? Infinity) < span.start) from += 1;
    let count = 0;
    for (let index = from; (items[index]?.span.start ?? Infinity) < span.end; index += 1) if (items[index]?.within.length === within.length) count += 1;
    blocks.set(span.start, { depth: within.length, count, kind: "items" });
  }
  for (const { span, within, rows } of document.nodes("table")) blocks.set(span.start, { depth: within.length, count: rows.length - 1, kind: "rows" });
  return blocks;
}
export {
  announced_count_default as default
};
