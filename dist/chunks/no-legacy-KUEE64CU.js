import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/no-legacy.ts
var no_legacy_default = defineRule({
  id: "marker/no-legacy",
  meta: {
    summary: "Disallow spellings of a marker that its contract calls old",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/references/handoff-markers.md",
        claim: "families of markers are retired, and readers look elsewhere from then on"
      }
    ]
  },
  messages: {
    old: "The head `{{head}}` is an old spelling of `{{family}}`{{note}}; write `{{wanted}}`."
  },
  check(document, { report }) {
    for (const marker of document.markers()) {
      const { contract, legacy, head } = marker;
      const old = legacy === void 0 ? void 0 : contract.legacy[legacy];
      if (old === void 0) continue;
      const wanted = contract.head.fill(new Map([...marker.parameters].map(([name, { text }]) => [name, text])));
      report("old", { at: head.span, data: { head: head.text, family: contract.family, note: old.note === void 0 ? "" : ` (${old.note})`, wanted }, fix: fixOf(document.text, marker, wanted) });
    }
  }
});
function fixOf(text, { contract, head, parameters }, wanted) {
  if ([...contract.head.parameters.keys()].some((name) => !parameters.has(name)) || text.slice(head.span.start, head.span.end) !== head.text) return void 0;
  return { safety: "unsafe", edits: [{ ...head.span, text: wanted }] };
}
export {
  no_legacy_default as default
};
