import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import {
  contains
} from "./chunk-WEKIPHMS.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/no-fence.ts
var id = "payload/no-fence";
var no_fence_default = defineRule({
  id,
  meta: {
    summary: "Disallow runs of backticks inside a payload, which end it",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/agents/Issue-Planner.agent.md",
        claim: "three backticks in the typed texts of such payloads are to be rejected"
      },
      { url: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks", claim: "a line of backticks ends a fence, also when it is indented by up to three spaces" }
    ]
  },
  messages: {
    fence: "The {{count}} backticks inside the payload of `{{family}}` end it for its readers: {{consequence}}; write the text without them."
  },
  check(document, { report }) {
    for (const { contract, terms, payload } of judgedPayloads(document)) {
      const { text } = terms;
      if (text?.forbidFence !== true) continue;
      const consequence = text.fenceConsequence ?? "everything behind it is lost";
      for (const at of [...runsInside(payload), ...earlyEnd(document, payload)]) {
        report("fence", { at, data: { count: at.end - at.start, family: contract.family, consequence }, atMost: contract.severity.get(id) });
      }
    }
  }
});
function runsInside({ text, map }) {
  return [...text.matchAll(/`{3,}/g)].map(({ 0: run, index }) => map.spanToOuter({ start: index, end: index + run.length }));
}
function earlyEnd(document, payload) {
  const fence = document.nodes("code").find(({ span }) => contains(span, payload.span));
  const last = lastIn(payload.tree.root);
  if (fence === void 0 || last?.kind !== "scalar" || last.header === "") return [];
  const run = /`{3,}(?=[ \t]*$)/.exec(document.text.slice(payload.span.end, fence.span.end));
  if (run === null) return [];
  const start = payload.span.end + run.index;
  const column = (offset) => document.source.pointAt(offset).column;
  return column(start) > column(fence.span.start) ? [{ start, end: start + run[0].length }] : [];
}
function lastIn(node) {
  if (node?.kind === "sequence" && !node.flow) return lastIn(node.items.at(-1)) ?? node;
  if (node?.kind === "mapping" && !node.flow) return lastIn(node.pairs.at(-1)?.value) ?? node;
  return node;
}
export {
  no_fence_default as default
};
