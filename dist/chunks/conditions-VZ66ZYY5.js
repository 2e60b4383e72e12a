import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findConditionFaults
} from "./chunk-D46AV4JV.js";
import "./chunk-RUJAV5I3.js";
import "./chunk-TX62TBBU.js";
import "./chunk-3STPPITU.js";
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  noteNodes,
  placeOf
} from "./chunk-NG5K2GOT.js";
import "./chunk-JLBGBI7A.js";
import "./chunk-UBXPAZQE.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/conditions.ts
var id = "note/conditions";
var conditions_default = defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session.py", claim: "what must be in a scratchpad depends on how far its session has come" }
    ]
  },
  messages: {
    broken: "{{reason}} ({{name}}).",
    advice: "{{reason}} ({{name}}); {{advice}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const { condition, at, related } of findConditionFaults(document, note)) {
        const { name, reason, advice } = condition;
        const rest = { at: at ?? placeOf(note), related, atMost: weightOf(note.contract, id, condition) };
        if (advice === void 0) report("broken", { ...rest, data: { name, reason } });
        else report("advice", { ...rest, data: { name, reason, advice } });
      }
    }
  }
});
export {
  conditions_default as default
};
