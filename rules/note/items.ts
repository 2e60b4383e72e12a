import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/items";

export default defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "a closed session leaves one line of a fixed form in the index of its branch" },
    ],
  },
  messages: {
    form: "`{{text}}` is not of the form {{known}}{{consequence}}.",
  },
  check(document, { report }) {
    for (const { contract, items } of document.notes()) {
      if (contract.items === undefined) continue;
      const known = contract.items.forms.map(({ template }) => `\`${template}\``).join(" or ");
      for (const { text, span, parts } of items) {
        if (parts === undefined) report("form", { at: span, data: { text, known, consequence: behindColon(contract.items.consequence) }, atMost: weightOf(contract, id, contract.items) });
      }
    }
  },
});
