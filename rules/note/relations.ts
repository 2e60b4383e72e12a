import { behindColon } from "../../src/core/behind-colon.ts";
import { checkRelation } from "../../src/core/check-relation.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";
import { lookUp } from "../../src/core/tree.ts";

const id = "note/relations";

export default defineRule({
  id,
  meta: {
    summary: "Require the values of a note to agree with each other and with its path",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note", "task"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_scratchpad.py", claim: "the day in the state of a session is that of the file name" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session_state.py", claim: "state, title and path speak of one branch" },
    ],
  },
  messages: {
    broken: "`{{name}}` {{reason}}{{consequence}}.",
    advice: "`{{name}}` {{reason}}{{consequence}}; {{advice}}.",
  },
  check(document, { report }) {
    const { tree } = document;
    const exists = (path: string): boolean => tree === undefined || tree.list("") === undefined || lookUp(tree, path.replace(/^\.?\//, "").replace(/[#?].*$/, "")).status !== "missing";
    for (const { contract, value } of document.notes()) {
      for (const relation of contract.relations) {
        for (const { at, related, name, reason, advice } of checkRelation(relation, value, new Map(), exists)) {
          const key = name.slice(name.lastIndexOf(".") + 1).replace("[]", "");
          const rest = { at, related, atMost: weightOf(contract, id, relation) };
          const data = { name: key, reason, consequence: behindColon(relation.consequence) };
          if (advice === undefined) report("broken", { ...rest, data });
          else report("advice", { ...rest, data: { ...data, advice } });
        }
      }
    }
  },
});
