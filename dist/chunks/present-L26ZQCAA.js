import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findUnreadPayload
} from "./chunk-WE2LWNQR.js";
import {
  judgedPayloads,
  standsWhereRead
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/present.ts
var id = "payload/present";
var present_default = defineRule({
  id,
  meta: {
    summary: "Require a marker to carry the payload that its contract asks for",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "the payload of such a marker is a fenced block in the same comment" },
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/named-decisions-write-discipline.Tests.ps1", claim: "a reader is tested to pass over a marker without the keys that it needs" }
    ]
  },
  messages: {
    missing: "The marker of `{{family}}` carries no payload: {{consequence}}; write it behind the marker.",
    empty: "The payload of `{{family}}` is empty: {{consequence}}; write it."
  },
  check(document, { report }) {
    for (const { payload, contract, terms } of judgedPayloads(document)) {
      const { tree, language, fence, span, text } = payload;
      const empty = language === "text" ? text.trim() === "" : tree.root === void 0 && tree.faults.length === 0;
      if (!empty || terms.optional) continue;
      const at = fence === void 0 ? span : { start: fence.node.span.start, end: fence.node.span.start + firstLine(document.text, fence.node.span.start) };
      report("empty", { at, data: { family: contract.family, consequence: terms.missingConsequence ?? absent }, atMost: contract.severity.get(id) });
    }
    for (const marker of document.markers()) {
      const { contract, payload, role, partner, span } = marker;
      const terms = contract.payload;
      if (terms === void 0 || terms.optional || payload !== void 0 || role === "end") continue;
      if (terms.in === "region" && partner === void 0) continue;
      if (!standsWhereRead(document, marker) || findUnreadPayload(document, marker) !== void 0) continue;
      report("missing", { at: span, data: { family: contract.family, consequence: terms.missingConsequence ?? absent }, atMost: contract.severity.get(id) });
    }
  }
});
var absent = "readers find nothing in it";
function firstLine(text, start) {
  return /^[^\r\n]*/.exec(text.slice(start, start + 200))?.[0].trimEnd().length ?? 0;
}
export {
  present_default as default
};
