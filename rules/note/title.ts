import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes, placeOf } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/title";

export default defineRule({
  id,
  meta: {
    summary: "Require the title that the contract of a note asks for",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "the first heading of a scratchpad is of level 1" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/prune_scratchpad.py", claim: "the tool that makes a scratchpad writes branch and day into the title" },
    ],
  },
  messages: {
    missing: "The note has no title{{consequence}}; write `# {{form}}` above its sections.",
    form: "The title `{{title}}` is not of the form `{{form}}`{{consequence}}.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { contract, title } = note;
      if (contract.title === undefined || contract.format === "yaml") continue;
      const { forms, required } = contract.title;
      const rest = { atMost: weightOf(contract, id, contract.title) };
      const data = { form: forms[0]?.template ?? "", consequence: behindColon(contract.title.consequence) };
      if (title === undefined) {
        if (required) report("missing", { ...rest, at: placeOf(note), data });
      } else if (title.parts === undefined) report("form", { ...rest, at: title.span, data: { ...data, title: title.text } });
    }
  },
});
