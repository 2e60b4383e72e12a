import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  noteNodes,
  placeOf
} from "./chunk-NG5K2GOT.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/path.ts
var id = "note/path";
var path_default = defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tools find the scratchpad of a session by the folder of its branch and the day" }
    ]
  },
  messages: {
    form: "The path `{{path}}` of this `{{note}}` is not of the form {{known}}{{consequence}}; move the file."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, path } = note;
      if (contract.path === void 0 || path !== void 0) continue;
      const known = contract.path.forms.map(({ template }) => `\`${template}\``).join(", ");
      report("form", { at: placeOf(note), data: { path: document.path, note: contract.name, known, consequence: behindColon(contract.path.consequence) }, atMost: weightOf(contract, id, contract.path) });
    }
  }
});
export {
  path_default as default
};
