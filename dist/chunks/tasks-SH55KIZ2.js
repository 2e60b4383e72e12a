import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findTasks
} from "./chunk-TX62TBBU.js";
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

// rules/note/tasks.ts
var id = "note/tasks";
var tasks_default = defineRule({
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
      { url: "https://github.github.com/gfm/#task-list-items-extension-", claim: "a check box is empty or holds an `x`; other signs mean something only to who declared them" }
    ]
  },
  messages: {
    state: "`[{{state}}]` is no declared state of a task{{consequence}}; declared are {{known}}."
  },
  check(document, { report }) {
    for (const { contract } of document.notes()) {
      const { tasks } = contract;
      if (tasks === void 0) continue;
      const known = [...tasks.states].map((state) => `\`[${state}]\``).join(", ");
      for (const { state, box } of findTasks(document)) {
        if (!tasks.states.has(state)) report("state", { at: box, data: { state, known, consequence: behindColon(tasks.consequence) }, atMost: weightOf(contract, id, tasks) });
      }
    }
  }
});
export {
  tasks_default as default
};
