import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  noteNodes
} from "./chunk-NG5K2GOT.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// src/core/note/content.ts
function firstContent(text, { start, end }) {
  const visible = text.slice(start, end).replaceAll(/<!--[^]*?-->/g, (comment) => comment.replaceAll(/[^\r\n]/g, " "));
  const line = /[^\s].*/g;
  for (let match = line.exec(visible); match !== null; match = line.exec(visible)) {
    if (/^(?:[-*_][ \t]*){3,}$/.test(match[0])) continue;
    return { start: start + match.index, end: start + match.index + match[0].trimEnd().length };
  }
  return void 0;
}

// rules/note/stubs.ts
var id = "note/stubs";
var stubs_default = defineRule({
  id,
  meta: {
    summary: "Require a section that a tool put away to be one stub and no more",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "a section that was put away is one line with the day and its first words" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/docs/sessions/feat-q2-wave2-phase5/2026-03-26.md", claim: "a second run of the tool puts its stubs away once more" }
    ]
  },
  messages: {
    twice: "The section `{{name}}` was put away twice{{consequence}}; keep the stub with the summary.",
    content: "The section `{{name}}` is a stub, and text stands below it{{consequence}}; move the text, or take the stub out of the heading."
  },
  check(document, { report }) {
    for (const { contract, sections } of document.notes()) {
      const { stubs } = contract;
      if (stubs === void 0) continue;
      for (const { name, suffixes, body } of sections) {
        const own = suffixes.filter(({ form }) => form === stubs.suffix);
        const [outer] = own;
        if (outer === void 0) continue;
        const rest = { data: { name: name.text, consequence: behindColon(stubs.consequence) }, atMost: weightOf(contract, id, stubs) };
        if (own.length > 1) report("twice", { ...rest, at: outer.span });
        const content = firstContent(document.text, body);
        if (content !== void 0) report("content", { ...rest, at: content });
      }
    }
  }
});
export {
  stubs_default as default
};
