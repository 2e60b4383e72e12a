import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  fenceOf
} from "./chunk-EZPK4SWV.js";
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/closed.ts
var closed_default = defineRule({
  id: "marker/closed",
  meta: {
    summary: "Require the comment of a marker, and a fence before it, to be closed",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      { url: "https://spec.commonmark.org/0.31.2/#html-blocks", claim: "a comment that is not closed hides everything up to the end of the document" },
      { url: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks", claim: "a fence that is not closed makes everything up to the end of the document code" },
      { url: "https://github.com/max-sixty/tend/issues/1152", claim: "bodies are cut at a limit of their size, in the middle of a fence or of a marker" }
    ]
  },
  messages: {
    comment: "The comment with the marker of `{{family}}` is never closed, so that there is no marker and the rest of the document is hidden; write `-->` behind it, or the part that was cut off.",
    fence: "The fence is never closed, so that the marker of `{{family}}` on line {{line}} is code; close the fence before it, or write the part that was cut off."
  },
  check(document, { report }) {
    for (const { code, contract, at } of document.nearMarkers()) {
      if (code === "unclosed") report("comment", { at, data: { family: contract.family } });
    }
    const codes = document.nodes("code");
    let next = 0;
    let reported;
    for (const { contract, span, where } of document.markerMentions()) {
      while ((codes[next]?.span.end ?? Infinity) <= span.start) next += 1;
      const node = codes[next];
      if (where !== "code" || node === void 0 || node === reported || !isAtHome(contract, document)) continue;
      const fence = fenceOf(document.text, node);
      if (fence === void 0 || fence.closed) continue;
      reported = node;
      const at = { start: node.span.start, end: node.span.start + fence.opening.length };
      report("fence", { at, data: { family: contract.family, line: document.source.pointAt(span.start).line } });
    }
  }
});
export {
  closed_default as default
};
