import { behindColon } from "../../src/core/behind-colon.ts";
import { weightOf } from "../../src/core/note/contract.ts";
import { noteNodes, placeOf } from "../../src/core/note/report-words.ts";
import { defineRule } from "../../src/core/rule.ts";

const id = "note/git-state";

export default defineRule({
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
      { url: "https://git-scm.com/docs/gitignore", claim: "a path in an ignore file is left out of commits until somebody adds it" },
    ],
  },
  messages: {
    tracked: "git tracks `{{path}}`{{consequence}}; run `git rm --cached` on it and name it in `.gitignore`.",
    exposed: "Nothing keeps git away from `{{path}}`, so that `git add -A` commits it{{consequence}}; name it in `.gitignore`.",
    ignored: "git ignores `{{path}}`, so that no commit holds it{{consequence}}; take it out of `.gitignore`.",
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      const { git } = note.contract;
      if (git === undefined) continue;
      const state = document.tree?.gitState?.(document.path);
      const rest = { at: placeOf(note), data: { path: document.path, consequence: behindColon(git.consequence) }, atMost: weightOf(note.contract, id, git) };
      if (git.file === "ignored" && state === "tracked") report("tracked", rest);
      else if (git.file === "ignored" && state === "untracked") report("exposed", rest);
      else if (git.file === "tracked" && state === "ignored") report("ignored", rest);
    }
  },
});
