import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  countCharacters
} from "./chunk-6LJFQNQR.js";
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/body-reserve.ts
var share = 0.9;
var body_reserve_default = defineRule({
  id: "marker/body-reserve",
  meta: {
    summary: "Limit the length of a document that holds a marker to nine tenths of what its contract allows",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    measures: "count",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/agents/Issue-Planner.agent.md",
        claim: "agents warn when a body comes near the limit, since the next edit may be refused"
      }
    ]
  },
  messages: {
    near: "The document with the marker of `{{family}}` has {{count}} of the {{limit}} characters that a comment may have; shorten it before the next edit is refused."
  },
  check(document, { report }) {
    const { text } = document;
    const marker = document.markers().find(({ contract }) => text.length > (contract.longestBody ?? Infinity) * share && isAtHome(contract, document));
    const limit = marker?.contract.longestBody;
    if (marker === void 0 || limit === void 0) return;
    const count = countCharacters(text);
    if (count > limit * share && count <= limit) report("near", { at: marker.span, data: { family: marker.contract.family, count, limit } });
  }
});
export {
  body_reserve_default as default
};
