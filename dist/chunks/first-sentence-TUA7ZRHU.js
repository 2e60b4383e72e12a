import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  isStub,
  noteNodes
} from "./chunk-NG5K2GOT.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/first-sentence.ts
var id = "note/first-sentence";
var first_sentence_default = defineRule({
  id,
  meta: {
    summary: "Require a section to begin with the sentence that its contract asks for",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "the first sentence of the first section names the axiom that governs the session and one source" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session.py", claim: "the audit of a session looks for that sentence and for the source in it" }
    ]
  },
  messages: {
    other: "The section `{{name}}` begins with `{{text}}`, and must begin with {{what}}, `{{form}}`{{consequence}}.",
    empty: "The section `{{name}}` is empty, and must begin with {{what}}, `{{form}}`{{consequence}}.",
    lacks: "The section `{{name}}` lacks {{what}}, `{{form}}`{{consequence}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const section of note.sections) {
        const { contract: asked, first, firstParts, name } = section;
        if (asked?.first === void 0 || firstParts !== void 0 || isStub(note, section)) continue;
        const { forms, later, name: what = "a sentence of the form" } = asked.first;
        const data = { name: name.text, what, form: forms[0]?.template ?? "", consequence: behindColon(asked.first.consequence) };
        const rest = { atMost: weightOf(note.contract, id, asked.first) };
        if (first === void 0) report("empty", { ...rest, at: name.span, data });
        else if (later) report("lacks", { ...rest, at: name.span, data });
        else report("other", { ...rest, at: first.span, data: { ...data, text: first.text } });
      }
    }
  }
});
export {
  first_sentence_default as default
};
