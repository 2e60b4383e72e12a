import type { Document } from "../../src/core/document.ts";
import { judgedPayloads } from "../../src/core/judged-payloads.ts";
import type { Payload } from "../../src/core/marker.ts";
import { defineRule } from "../../src/core/rule.ts";
import { contains, type Span } from "../../src/core/span.ts";
import type { YamlNode } from "../../src/core/yaml.ts";

const id = "payload/no-fence";

export default defineRule({
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
        claim: "three backticks in the typed texts of such payloads are to be rejected",
      },
      { url: "https://spec.commonmark.org/0.31.2/#fenced-code-blocks", claim: "a line of backticks ends a fence, also when it is indented by up to three spaces" },
    ],
  },
  messages: {
    fence: "The {{count}} backticks inside the payload of `{{family}}` end it for its readers: {{consequence}}; write the text without them.",
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
  },
});

function runsInside({ text, map }: Payload): Span[] {
  return [...text.matchAll(/`{3,}/g)].map(({ 0: run, index }) => map.spanToOuter({ start: index, end: index + run.length }));
}

/**
 * The line that ends the fence where it was meant as text: it is indented more than the line that opens it, and a block
 * scalar is open there.
 */
function earlyEnd(document: Document, payload: Payload): Span[] {
  const fence = document.nodes("code").find(({ span }) => contains(span, payload.span));
  const last = lastIn(payload.tree.root);
  if (fence === undefined || last?.kind !== "scalar" || last.header === "") return [];
  const run = /`{3,}(?=[ \t]*$)/.exec(document.text.slice(payload.span.end, fence.span.end));
  if (run === null) return [];
  const start = payload.span.end + run.index;
  const column = (offset: number): number => document.source.pointAt(offset).column;
  return column(start) > column(fence.span.start) ? [{ start, end: start + run[0].length }] : [];
}

function lastIn(node: YamlNode | undefined): YamlNode | undefined {
  if (node?.kind === "sequence" && !node.flow) return lastIn(node.items.at(-1)) ?? node;
  if (node?.kind === "mapping" && !node.flow) return lastIn(node.pairs.at(-1)?.value) ?? node;
  return node;
}
