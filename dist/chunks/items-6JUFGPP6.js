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

// rules/note/items.ts
var id = "note/items";
var items_default = defineRule({
  id,
  meta: {
    summary: "Require the bullets of a note that is a list to have a declared form",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "a closed session leaves one line of a fixed form in the index of its branch" }
    ]
  },
  messages: {
    form: "`{{text}}` is not of the form {{known}}{{consequence}}."
  },
  check(document, { report }) {
    for (const { contract, items } of document.notes()) {
      if (contract.items === void 0) continue;
      const known = contract.items.forms.map(({ template }) => `\`${template}\``).join(" or ");
      for (const { text, span, parts } of items) {
        if (parts === void 0) report("form", { at: span, data: { text, known, consequence: behindColon(contract.items.consequence) }, atMost: weightOf(contract, id, contract.items) });
      }
    }
  }
});
export {
  items_default as default
};
