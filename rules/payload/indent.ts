import { judgedPayloads } from "../../src/core/judged-payloads.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { Document } from "../../src/core/document.ts";
import type { Pair, YamlNode } from "../../src/core/yaml.ts";

const id = "payload/indent";

export default defineRule({
  id,
  meta: {
    summary: "Require the indentation of a payload that its readers take line by line",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/frame-spine-core.ps1",
        claim: "a reader of such a payload takes lines with two and with four spaces before them, and gives up the whole for any other",
      },
      { url: "https://github.com/Grimblaz/agent-orchestra/issues/487", claim: "a template with three and six spaces made the payload of every plan dead, and no tool said so" },
    ],
  },
  messages: {
    indent: "The key `{{key}}` stands behind {{found}} spaces, and readers of `{{family}}` take it behind {{wanted}} alone{{consequence}}; write {{wanted}}.",
  },
  check(document, { report }) {
    for (const { contract, terms, payload } of judgedPayloads(document)) {
      const { indent } = terms;
      const { root } = payload.tree;
      if (indent === undefined || payload.language !== "yaml" || root === undefined) continue;
      const [first] = blockPairs(root, 0);
      if (first === undefined) continue;
      // A container around the marker may indent all of it.
      const base = columnOf(document, first.pair) - 1;
      const consequence = terms.missingConsequence === undefined ? "" : `: ${terms.missingConsequence}`;
      for (const { pair, depth } of blockPairs(root, 0)) {
        const found = columnOf(document, pair) - 1 - base;
        const wanted = depth * indent;
        if (found === wanted) continue;
        const key = document.text.slice(pair.key.span.start, pair.key.span.end);
        report("indent", { at: pair.key.span, data: { key, found, wanted, family: contract.family, consequence }, atMost: contract.severity.get(id) });
        break;
      }
    }
  },
});

function columnOf(document: Document, { key }: Pair): number {
  return document.source.pointAt(key.span.start).column;
}

/** The pairs of block mappings, each with its depth. */
function blockPairs(node: YamlNode | undefined, depth: number): { pair: Pair; depth: number }[] {
  if (node?.kind !== "mapping" || node.flow) return [];
  return node.pairs.flatMap((pair) => [{ pair, depth }, ...blockPairs(pair.value, depth + 1)]);
}
