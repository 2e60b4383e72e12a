import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  behindColon,
  noteNodes,
  placeOf
} from "./chunk-NG5K2GOT.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/note/git-state.ts
var id = "note/git-state";
var git_state_default = defineRule({
  id,
  meta: {
    summary: "Require git to ignore or to track a note as its contract says",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note", "task"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "a scratchpad is never committed, and a plan is a committed record" },
      { url: "https://git-scm.com/docs/gitignore", claim: "a path in an ignore file is left out of commits until somebody adds it" }
    ]
  },
  messages: {
    tracked: "git tracks `{{path}}`{{consequence}}; run `git rm --cached` on it and name it in `.gitignore`.",
    exposed: "Nothing keeps git away from `{{path}}`, so that `git add -A` commits it{{consequence}}; name it in `.gitignore`.",
    ignored: "git ignores `{{path}}`, so that no commit holds it{{consequence}}; take it out of `.gitignore`."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { git } = note.contract;
      if (git === void 0) continue;
      const state = document.tree?.gitState?.(document.path);
      const rest = { at: placeOf(note), data: { path: document.path, consequence: behindColon(git.consequence) }, atMost: weightOf(note.contract, id, git) };
      if (git.file === "ignored" && state === "tracked") report("tracked", rest);
      else if (git.file === "ignored" && state === "untracked") report("exposed", rest);
      else if (git.file === "tracked" && state === "ignored") report("ignored", rest);
    }
  }
});
export {
  git_state_default as default
};
