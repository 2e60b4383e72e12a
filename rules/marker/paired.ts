import type { Marker } from "../../src/core/marker.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
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
      { url: "https://github.com/vercel/next.js/issues/97495", claim: "a tool that does not find its two markers in order appends another block with each run" },
    ],
  },
  messages: {
    begin: "The beginning `{{head}}` has no end{{why}}, and the next update may take everything down to another end for its own; write `{{other}}` where its text ends.",
    end: "The end `{{head}}` has no beginning before it; write `{{other}}` where its text begins, or delete it.",
  },
  check(document, { report }) {
    const near = new Set(document.nearMarkers().map(({ contract }) => contract));
    const markers = document.markers().filter(({ contract }) => contract.pair !== undefined && !near.has(contract));
    for (const [index, marker] of markers.entries()) {
      const { contract, role, partner, span, head, parameters } = marker;
      const pair = contract.pair;
      if (pair === undefined || partner !== undefined || role === "single") continue;
      if (role === "begin") {
        const next = nextBegin(markers, index);
        const why = next === undefined ? "" : ` before the next beginning on line ${String(next.place.line)}`;
        const related = next === undefined ? [] : [{ at: next.span, message: "the next beginning" }];
        report("begin", { at: span, data: { head: head.text, why, other: `<!-- ${pair.end.fill(textsOf(parameters))} -->` }, related });
      } else {
        report("end", { at: span, data: { head: head.text, other: `<!-- ${contract.head.fill(textsOf(parameters))} -->` } });
      }
    }
  },
});

/** The beginning that leaves this one alone: the next one of its family before any end. */
function nextBegin(markers: readonly Marker[], index: number): Marker | undefined {
  const next = markers.slice(index + 1, index + 100).find(({ contract }) => contract === markers[index]?.contract);
  return next?.role === "begin" ? next : undefined;
}

function textsOf(parameters: Marker["parameters"]): ReadonlyMap<string, string> {
  return new Map([...parameters].map(([name, { text }]) => [name, text]));
}
