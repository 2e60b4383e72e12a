import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  invisibleNames
} from "./chunk-GPRQWUC7.js";
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/alone-on-line.ts
var alone_on_line_default = defineRule({
  id: "marker/alone-on-line",
  meta: {
    summary: "Disallow text behind a marker that must stand alone on its line",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/marker-line1-selector.ps1",
        claim: "a writer finds its comment only when the whole line is the marker, so that text behind it makes the comment unfindable"
      }
    ]
  },
  messages: {
    text: "The text `{{text}}` stands behind the marker of `{{family}}`, which must be alone on its line to be found; write it on the next line.",
    invisible: "An invisible character ({{code}}) stands behind the marker of `{{family}}`, which must be alone on its line to be found; delete it."
  },
  check(document, { report }) {
    const lineEnding = document.text.includes("\r\n") ? "\r\n" : "\n";
    for (const { contract, place, span, strayClose } of document.markers()) {
      const text = document.text.slice(place.behind.start, place.behind.end);
      if (!contract.aloneOnLine || text === "" || strayClose !== void 0 || !isAtHome(contract, document)) continue;
      const gap = { start: span.end, end: place.behind.start };
      if (/^[\s\p{Cf}]*$/u.test(text)) {
        const fix = { safety: "safe", edits: [{ start: span.end, end: place.behind.end, text: "" }] };
        report("invisible", { at: place.behind, data: { family: contract.family, code: invisibleNames(text) }, fix });
      } else {
        const fix = place.within.length > 0 || place.before.start < place.before.end ? void 0 : { safety: "safe", edits: [{ ...gap, text: lineEnding }] };
        report("text", { at: place.behind, data: { family: contract.family, text }, fix });
      }
    }
  }
});
export {
  alone_on_line_default as default
};
