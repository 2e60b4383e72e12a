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

// rules/note/section-order.ts
var id = "note/section-order";
var section_order_default = defineRule({
  id,
  meta: {
    summary: "Require the sections of a note in the order of its contract",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tool that makes a scratchpad writes its sections in one order" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "phases, hand-off and summary follow each other as the session does" }
    ]
  },
  messages: {
    order: "The section `{{name}}` stands behind `{{before}}`{{consequence}}; put it in front."
  },
  check(document, { report }) {
    for (const { contract, sections } of document.notes()) {
      const { order } = contract;
      if (order === void 0) continue;
      let last;
      for (const { contract: asked, name } of sections) {
        const rank = asked === void 0 ? -1 : order.keys.indexOf(asked.key);
        if (rank === -1) continue;
        if (last !== void 0 && rank < last.rank) report("order", { at: name.span, data: { name: name.text, before: last.name, consequence: behindColon(order.consequence) }, atMost: weightOf(contract, id, order) });
        else last = { rank, name: name.text };
      }
    }
  }
});
export {
  section_order_default as default
};
