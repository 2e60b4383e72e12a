import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  statesOf
} from "./chunk-RUJAV5I3.js";
import "./chunk-TX62TBBU.js";
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

// rules/note/state.ts
var id = "note/state";
var state_default = defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "status marks are kept up to date as phases complete" }
    ]
  },
  messages: {
    other: "`{{text}}` says {{state}}, and {{where}} of `{{name}}` says {{first}}{{consequence}}; make them agree.",
    open: "This box is open, and {{where}} of `{{name}}` says {{first}}{{consequence}}; tick it, or take the mark back."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const section of note.sections) {
        const asked = section.contract?.state;
        if (asked === void 0) continue;
        const [first, ...others] = statesOf(document, note, section, asked);
        if (first === void 0) continue;
        const rest = { related: [{ at: first.at, message: `here it is ${first.state}` }], atMost: weightOf(note.contract, id, asked) };
        const data = { where: first.where, name: section.name.text, first: first.state, consequence: behindColon(asked.consequence) };
        for (const { state, at, text, where } of others) {
          if (where === "a check box") {
            if (asked.done.includes(first.state)) report("open", { ...rest, at, data });
          } else if (state !== first.state) report("other", { ...rest, at, data: { ...data, text, state } });
        }
      }
    }
  }
});
export {
  state_default as default
};
