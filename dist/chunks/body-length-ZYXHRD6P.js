import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  countCharacters,
  offsetOfCharacter
} from "./chunk-6LJFQNQR.js";
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/body-length.ts
var body_length_default = defineRule({
  id: "marker/body-length",
  meta: {
    summary: "Limit the length of a document that holds a marker to what its contract allows",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    measures: "count",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/scripts/persist-marker-core.ps1",
        claim: "a body of more than 65,536 code points is refused, since GitHub refuses it"
      },
      { url: "https://github.com/max-sixty/tend/issues/1152", claim: "longer bodies are refused or cut, and the end of the marker is lost" }
    ]
  },
  messages: {
    long: "The document with the marker of `{{family}}` has {{count}} characters, and from here on it is longer than the {{limit}} that a comment may have; shorten it."
  },
  check(document, { report }) {
    const { text } = document;
    const marker = document.markers().find(({ contract }) => text.length > (contract.longestBody ?? Infinity) && isAtHome(contract, document));
    const limit = marker?.contract.longestBody;
    if (marker === void 0 || limit === void 0) return;
    const count = countCharacters(text);
    if (count <= limit) return;
    const start = offsetOfCharacter(text, limit);
    const end = document.source.lineSpan(document.source.pointAt(start).line).end;
    report("long", { at: { start, end: Math.max(start, end) }, data: { family: marker.contract.family, count, limit } });
  }
});
export {
  body_length_default as default
};
