import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/paired.ts
var paired_default = defineRule({
  id: "marker/paired",
  meta: {
    summary: "Require markers that stand in two to have their other half",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    // What stands between the wrong two halves is lost with the next update, so nothing is guessed.
    fixable: false,
    evidence: [
      { url: "https://github.com/langchain-ai/openwiki/issues/547", claim: "an update paired a beginning with the end of another region and deleted the text between them" },
      { url: "https://github.com/vercel/next.js/issues/97495", claim: "a tool that does not find its two markers in order appends another block with each run" }
    ]
  },
  messages: {
    begin: "The beginning `{{head}}` has no end{{why}}, and the next update may take everything down to another end for its own; write `{{other}}` where its text ends.",
    end: "The end `{{head}}` has no beginning before it; write `{{other}}` where its text begins, or delete it."
  },
  check(document, { report }) {
    const near = new Set(document.nearMarkers().map(({ contract }) => contract));
    const markers = document.markers().filter(({ contract }) => contract.pair !== void 0 && !near.has(contract));
    for (const [index, marker] of markers.entries()) {
      const { contract, role, partner, span, head, parameters } = marker;
      const pair = contract.pair;
      if (pair === void 0 || partner !== void 0 || role === "single") continue;
      if (role === "begin") {
        const next = nextBegin(markers, index);
        const why = next === void 0 ? "" : ` before the next beginning on line ${String(next.place.line)}`;
        const related = next === void 0 ? [] : [{ at: next.span, message: "the next beginning" }];
        report("begin", { at: span, data: { head: head.text, why, other: `<!-- ${pair.end.fill(textsOf(parameters))} -->` }, related });
      } else {
        report("end", { at: span, data: { head: head.text, other: `<!-- ${contract.head.fill(textsOf(parameters))} -->` } });
      }
    }
  }
});
function nextBegin(markers, index) {
  const next = markers.slice(index + 1, index + 100).find(({ contract }) => contract === markers[index]?.contract);
  return next?.role === "begin" ? next : void 0;
}
function textsOf(parameters) {
  return new Map([...parameters].map(([name, { text }]) => [name, text]));
}
export {
  paired_default as default
};
