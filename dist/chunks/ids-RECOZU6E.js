import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  readLedger
} from "./chunk-5SU6HB57.js";
import "./chunk-4L5YB7ON.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/ledger/ids.ts
var id = "ledger/ids";
var ids_default = defineRule({
  id,
  meta: {
    summary: "Require the ids in a ledger to be ids of tasks, each once",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["note"],
    contracts: ["journal"],
    nodes: ["heading", "code"],
    fixable: false,
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a later pass skips each id that stands in the list, and processes all others" }]
  },
  messages: {
    empty: "No id stands behind `{{label}}:`, so every task is processed again; list the ids, or remove the section.",
    placeholder: "`{{id}}` was never filled in, so no task counts as processed; list the ids.",
    shape: "`{{id}}` is no id of a task, so a reader that compares ids skips none by it; separate ids with commas.",
    twice: "`{{id}}` stands twice in the list, which no pass writes; look whether another id was meant."
  },
  check(document, { report }) {
    const ledger = readLedger(document);
    if (ledger === void 0) return;
    const atMost = ledger.caps.get(id);
    for (const { parts, ids, listed } of ledger.sections) {
      if (parts === void 0) continue;
      for (const { value, span } of ids) if (value.trim() === "") report("empty", { at: span, atMost, data: { label: ledger.contract.ids } });
      const seen = /* @__PURE__ */ new Map();
      for (const { id: task, at } of listed) {
        const first = seen.get(task);
        if (/[{}<>]/.test(task)) report("placeholder", { at, atMost, data: { id: task } });
        else if (!/^[\w.:-]+$/.test(task)) report("shape", { at, atMost: isNone(task) ? "info" : atMost, data: { id: task } });
        else if (first !== void 0) report("twice", { at, atMost, data: { id: task }, related: [{ at: first, message: "the first one" }] });
        seen.set(task, first ?? at);
      }
    }
  }
});
function isNone(text) {
  return /^\(?(?:none|nothing|n\/a|-|—)\b.*$/i.test(text);
}
export {
  ids_default as default
};
