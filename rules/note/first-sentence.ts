import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { isStub, noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/first-sentence";

export default defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session.py", claim: "the audit of a session looks for that sentence and for the source in it" },
    ],
  },
  messages: {
    other: "The section `{{name}}` begins with `{{text}}`, and must begin with {{what}}, `{{form}}`{{consequence}}.",
    empty: "The section `{{name}}` is empty, and must begin with {{what}}, `{{form}}`{{consequence}}.",
    lacks: "The section `{{name}}` lacks {{what}}, `{{form}}`{{consequence}}.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const section of note.sections) {
        const { contract: asked, first, firstParts, name } = section;
        if (asked?.first === undefined || firstParts !== undefined || isStub(note, section)) continue;
        const { forms, later, name: what = "a sentence of the form" } = asked.first;
        const data = { name: name.text, what, form: forms[0]?.template ?? "", consequence: behindColon(asked.first.consequence) };
        const rest = { atMost: weightOf(note.contract, id, asked.first) };
        if (first === undefined) report("empty", { ...rest, at: name.span, data });
        else if (later) report("lacks", { ...rest, at: name.span, data });
        else report("other", { ...rest, at: first.span, data: { ...data, text: first.text } });
      }
    }
  },
});
