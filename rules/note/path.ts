import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes, placeOf } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/path";

export default defineRule({
  id,
  meta: {
    summary: "Require a note to stand where its contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note", "task"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "the validator of a scratchpad takes the day from the name of the file" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tools find the scratchpad of a session by the folder of its branch and the day" },
    ],
  },
  messages: {
    form: "The path `{{path}}` of this `{{note}}` is not of the form {{known}}{{consequence}}; move the file.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, path } = note;
      if (contract.path === undefined || path !== undefined) continue;
      const known = contract.path.forms.map(({ template }) => `\`${template}\``).join(", ");
      report("form", { at: placeOf(note), data: { path: document.path, note: contract.name, known, consequence: behindColon(contract.path.consequence) }, atMost: weightOf(contract, id, contract.path) });
    }
  },
});
