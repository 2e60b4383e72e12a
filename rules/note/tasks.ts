import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes } from "../../src/core/note/report-words.ts";
import { findTasks } from "../../src/core/note/tasks.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/tasks";

export default defineRule({
  id,
  meta: {
    summary: "Require the check boxes of a note to have declared states",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.github.com/gfm/#task-list-items-extension-", claim: "a check box is empty or holds an `x`; other signs mean something only to who declared them" },
    ],
  },
  messages: {
    state: "`[{{state}}]` is no declared state of a task{{consequence}}; declared are {{known}}.",
  },
  check(document, { report }) {
    for (const { contract } of document.notes()) {
      const { tasks } = contract;
      if (tasks === undefined) continue;
      const known = [...tasks.states].map((state) => `\`[${state}]\``).join(", ");
      for (const { state, box } of findTasks(document)) {
        if (!tasks.states.has(state)) report("state", { at: box, data: { state, known, consequence: behindColon(tasks.consequence) }, atMost: weightOf(contract, id, tasks) });
      }
    }
  },
});
