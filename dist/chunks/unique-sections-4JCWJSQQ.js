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

// rules/note/unique-sections.ts
var id = "note/unique-sections";
var unique_sections_default = defineRule({
  id,
  meta: {
    summary: "Disallow a second section of a kind that a note has once",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session.py", claim: "the tools read the first section with a heading, and the second one is lost to them" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tool that prunes a scratchpad writes a second list of its sections when it runs twice" }
    ]
  },
  messages: {
    twice: "A second section `{{name}}`{{consequence}}; put both together."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, sections } = note;
      const first = /* @__PURE__ */ new Map();
      for (const section of sections) {
        const { contract: asked, name, parent } = section;
        if (asked === void 0 || asked.many || asked.series !== void 0) continue;
        const key = JSON.stringify([asked.key, parent?.section.span.start ?? -1, [...section.parts.values()].map(({ text }) => text.toLowerCase())]);
        const before = first.get(key);
        if (before === void 0) first.set(key, section);
        else {
          const related = [{ at: before.name.span, message: "the first one" }];
          report("twice", { at: name.span, data: { name: name.text, consequence: behindColon(asked.consequence) }, related, atMost: weightOf(contract, id, asked) });
        }
      }
    }
  }
});
export {
  unique_sections_default as default
};
