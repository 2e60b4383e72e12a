import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import type { NoteSection } from "../../src/core/note/view.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/unique-sections";

export default defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tool that prunes a scratchpad writes a second list of its sections when it runs twice" },
    ],
  },
  messages: {
    twice: "A second section `{{name}}`{{consequence}}; put both together.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, sections } = note;
      const first = new Map<string, NoteSection>();
      for (const section of sections) {
        const { contract: asked, name, parent } = section;
        if (asked === undefined || asked.many || asked.series !== undefined) continue;
        // What tells apart the sections of one kind are the parts of their headings.
        const key = JSON.stringify([asked.key, parent?.section.span.start ?? -1, [...section.parts.values()].map(({ text }) => text.toLowerCase())]);
        const before = first.get(key);
        if (before === undefined) first.set(key, section);
        else {
          const related = [{ at: before.name.span, message: "the first one" }];
          report("twice", { at: name.span, data: { name: name.text, consequence: behindColon(asked.consequence) }, related, atMost: weightOf(contract, id, asked) });
        }
      }
    }
  },
});
