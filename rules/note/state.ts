import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { statesOf } from "../../src/core/note/states.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/state";

export default defineRule({
  id,
  meta: {
    summary: "Require all that tells the state of a section to tell the same",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/phase-gate-sequence/SKILL.md", claim: "a phase is done when its heading, its status and its check boxes say so" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "status marks are kept up to date as phases complete" },
    ],
  },
  messages: {
    other: "`{{text}}` says {{state}}, and {{where}} of `{{name}}` says {{first}}{{consequence}}; make them agree.",
    open: "This box is open, and {{where}} of `{{name}}` says {{first}}{{consequence}}; tick it, or take the mark back.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const section of note.sections) {
        const asked = section.contract?.state;
        if (asked === undefined) continue;
        const [first, ...others] = statesOf(document, note, section, asked);
        if (first === undefined) continue;
        const rest = { related: [{ at: first.at, message: `here it is ${first.state}` }], atMost: weightOf(note.contract, id, asked) };
        const data = { where: first.where, name: section.name.text, first: first.state, consequence: behindColon(asked.consequence) };
        for (const { state, at, text, where } of others) {
          if (where === "a check box") {
            if (asked.done.includes(first.state)) report("open", { ...rest, at, data });
          } else if (state !== first.state) report("other", { ...rest, at, data: { ...data, text, state } });
        }
      }
    }
  },
});
