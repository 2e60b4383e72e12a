import { readLedger } from "../../src/core/handoff/read-ledger.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";

const id = "ledger/ids";

export default defineRule({
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
    evidence: [{ url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a later pass skips each id that stands in the list, and processes all others" }],
  },
  messages: {
    empty: "No id stands behind `{{label}}:`, so every task is processed again; list the ids, or remove the section.",
    placeholder: "`{{id}}` was never filled in, so no task counts as processed; list the ids.",
    shape: "`{{id}}` is no id of a task, so a reader that compares ids skips none by it; separate ids with commas.",
    twice: "`{{id}}` stands twice in the list, which no pass writes; look whether another id was meant.",
  },
  check(document, { report }) {
    const ledger = readLedger(document);
    if (ledger === undefined) return;
    const atMost = ledger.caps.get(id);
    for (const { parts, ids, listed } of ledger.sections) {
      if (parts === undefined) continue;
      for (const { value, span } of ids) if (value.trim() === "") report("empty", { at: span, atMost, data: { label: ledger.contract.ids } });
      const seen = new Map<string, Span>();
      for (const { id: task, at } of listed) {
        const first = seen.get(task);
        if (/[{}<>]/.test(task)) report("placeholder", { at, atMost, data: { id: task } });
        else if (!/^[\w.:-]+$/.test(task)) report("shape", { at, atMost: isNone(task) ? "info" : atMost, data: { id: task } });
        else if (first !== undefined) report("twice", { at, atMost, data: { id: task }, related: [{ at: first, message: "the first one" }] });
        seen.set(task, first ?? at);
      }
    }
  },
});

/** Words by which people say that there is nothing to list. */
function isNone(text: string): boolean {
  return /^\(?(?:none|nothing|n\/a|-|—)\b.*$/i.test(text);
}
