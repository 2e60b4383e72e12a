import { findConditionFaults } from "../../src/core/note/condition-faults.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes, placeOf } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/conditions";

export default defineRule({
  id,
  meta: {
    summary: "Require what a contract asks of a note that holds something else",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "a session does not end with an open pull request whose reviews nobody sorted, and no phase follows an interrupt" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session.py", claim: "what must be in a scratchpad depends on how far its session has come" },
    ],
  },
  messages: {
    broken: "{{reason}} ({{name}}).",
    advice: "{{reason}} ({{name}}); {{advice}}.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const { condition, at, related } of findConditionFaults(document, note)) {
        const { name, reason, advice } = condition;
        const rest = { at: at ?? placeOf(note), related, atMost: weightOf(note.contract, id, condition) };
        if (advice === undefined) report("broken", { ...rest, data: { name, reason } });
        else report("advice", { ...rest, data: { name, reason, advice } });
      }
    }
  },
});
