import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/only-marker.ts
var only_marker_default = defineRule({
  id: "marker/only-marker",
  meta: {
    summary: "Disallow text behind a marker whose document holds nothing else",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    // The text has to go somewhere else, and no fix can know where.
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/scripts/persist-marker-core.ps1",
        claim: "a writer refuses a comment of such a family in which anything stands beside the marker"
      }
    ]
  },
  messages: {
    text: "The marker of `{{family}}` is all that its document may hold, and `{{text}}` stands in it too; write that into a document of its own."
  },
  check(document, { report }) {
    for (const { contract, span, place } of document.markers()) {
      if (!contract.body.only || !isAtHome(contract, document)) continue;
      const from = contract.aloneOnLine ? document.source.lineSpan(place.line).end : span.end;
      const line = /\S[^\r\n]*/.exec(document.text.slice(from));
      if (line === null) continue;
      const start = from + line.index;
      const text = line[0].trimEnd();
      report("text", { at: { start, end: start + text.length }, data: { family: contract.family, text } });
      return;
    }
  }
});
export {
  only_marker_default as default
};
