import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  noteNodes
} from "./chunk-NG5K2GOT.js";
import {
  checkRelation
} from "./chunk-RKPI76X4.js";
import "./chunk-532ZQ7EN.js";
import {
  lookUp
} from "./chunk-4WDO7GJN.js";
import "./chunk-MVUDYDVJ.js";
import "./chunk-P66ZFKTX.js";
import "./chunk-2EQLA6PT.js";
import "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/relations.ts
var id = "note/relations";
var relations_default = defineRule({
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
      { url: "https://github.com/EndogenAI/dogma/blob/main/scripts/validate_session_state.py", claim: "state, title and path speak of one branch" }
    ]
  },
  messages: {
    broken: "`{{name}}` {{reason}}{{consequence}}.",
    advice: "`{{name}}` {{reason}}{{consequence}}; {{advice}}."
  },
  check(document, { report }) {
    const { tree } = document;
    const exists = (path) => tree === void 0 || tree.list("") === void 0 || lookUp(tree, path.replace(/^\.?\//, "").replace(/[#?].*$/, "")).status !== "missing";
    for (const { contract, value } of document.notes()) {
      for (const relation of contract.relations) {
        for (const { at, related, name, reason, advice } of checkRelation(relation, value, /* @__PURE__ */ new Map(), exists)) {
          const key = name.slice(name.lastIndexOf(".") + 1).replace("[]", "");
          const rest = { at, related, atMost: weightOf(contract, id, relation) };
          const data = { name: key, reason, consequence: behindColon(relation.consequence) };
          if (advice === void 0) report("broken", { ...rest, data });
          else report("advice", { ...rest, data: { ...data, advice } });
        }
      }
    }
  }
});
export {
  relations_default as default
};
