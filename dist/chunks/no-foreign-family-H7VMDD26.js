import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/no-foreign-family.ts
var no_foreign_family_default = defineRule({
  id: "marker/no-foreign-family",
  meta: {
    summary: "Disallow markers of two families in one document that both claim its first line",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/scripts/persist-marker-core.ps1",
        claim: "a body in which the marker of another family starts a line is refused"
      },
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/references/handoff-markers.md",
        claim: "a marker of another family inside a comment once made that comment the target of a write that would have replaced it"
      }
    ]
  },
  messages: {
    foreign: "A document of `{{own}}` also holds a marker of `{{foreign}}`, whose readers and writers may take the document for theirs; write that one into a document of its own."
  },
  check(document, { report }) {
    let own;
    for (const marker of document.markers()) {
      const { contract, role, span } = marker;
      if (contract.placement !== "first-line" || role === "end" || !isAtHome(contract, document)) continue;
      own ??= marker;
      if (contract === own.contract) continue;
      report("foreign", { at: span, data: { own: own.contract.family, foreign: contract.family }, related: [{ at: own.span, message: "the document belongs to this one" }] });
    }
  }
});
export {
  no_foreign_family_default as default
};
