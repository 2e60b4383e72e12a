import { weightOf } from "../../src/core/note/contract.ts";
import { findPhrases } from "../../src/core/note/phrases.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/phrases";

export default defineRule({
  id,
  meta: {
    summary: "Disallow texts that a contract bans from its notes",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "what points into a conversation means nothing once the conversation is cut" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/workplan-scaffold/SKILL.md", claim: "the places of a template are filled in before a plan counts" },
    ],
  },
  messages: {
    banned: "`{{text}}` must not stand here ({{name}}): {{reason}}.",
    advice: "`{{text}}` must not stand here ({{name}}): {{reason}}; {{advice}}.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const { phrases, at } of findPhrases(document, note)) {
        const { name, reason, advice } = phrases;
        const text = document.text.slice(at.start, at.end);
        const rest = { at, atMost: weightOf(note.contract, id, phrases) };
        if (advice === undefined) report("banned", { ...rest, data: { text, name, reason } });
        else report("advice", { ...rest, data: { text, name, reason, advice } });
      }
    }
  },
});
