import { checkRelation } from "../../src/core/check-relation.ts";
import type { HeadPart } from "../../src/core/head-pattern.ts";
import type { PayloadExample } from "../../src/core/marker.ts";
import { findWrongIndent } from "../../src/core/payload-indent.ts";
import { payloadFaults } from "../../src/core/payload-faults.ts";
import type { PayloadSchema, ValuePath } from "../../src/core/payload-schema.ts";
import { statedVersion } from "../../src/core/payload-version.ts";
import { resolveAlias } from "../../src/core/plain.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { Span } from "../../src/core/span.ts";
import { taughtWords } from "../../src/core/taught-words.ts";
import { isTemplate } from "../../src/core/template-text.ts";
import { findPair, keyText, type Pair, type YamlNode } from "../../src/core/yaml.ts";

const id = "payload/valid-example";

export default defineRule({
  id,
  meta: {
    summary: "Require the payloads that a document shows to be such as its readers take",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["markdown", "skill", "skill-resource", "prompt", "note"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/Tests/phase-containment-doc-examples.Tests.ps1",
        claim: "agents copied an example that no parser took, and since then examples are tested with the parser of the real thing",
      },
    ],
  },
  messages: {
    example: "Readers of `{{family}}` do not take what this example shows: {{reason}}.",
    old: "The example of `{{family}}` shows version {{version}} in `{{field}}`, and writers state {{current}}; show that.",
    words: "The comment lists {{found}} for `{{key}}`, and readers of `{{family}}` know {{known}}; list these.",
  },
  check(document, { report }) {
    for (const example of document.payloadExamples()) {
      const { contract, payload } = example;
      const { family } = contract;
      const terms = contract.payload;
      if (terms === undefined) continue;
      const atMost = contract.severity.get(id);
      const show = (at: Span, reason: string): void => {
        report("example", { at, data: { family, reason }, atMost });
      };
      const { root, faults } = payload.tree;
      // What is left open is seldom YAML.
      for (const { span, reason } of isTemplate(payload.text) ? [] : faults) show(span, reason);
      if (root === undefined) continue;
      const wrong = terms.indent === undefined || payload.language !== "yaml" ? undefined : findWrongIndent(document, root, terms.indent);
      if (wrong !== undefined) show(wrong.pair.key.span, `it stands behind ${String(wrong.found)} spaces, and they take it behind ${String(wrong.wanted)} alone`);
      const parameters = knownParameters(example, root);
      const open = (at: Span): boolean => isTemplate(document.text.slice(at.start, at.end).replaceAll(/^["']|["']$/g, ""));
      const stated = terms.version === undefined ? undefined : statedVersion(terms.version, root, parameters);
      if (terms.version !== undefined && stated?.code === "unknown" && !open(stated.at)) {
        show(stated.at, `\`${terms.version.field}\` is \`${stated.text}\`, and readers know only ${terms.version.known.join(", ")}`);
      }
      if (terms.version !== undefined && stated?.code === "known") {
        const minimum = terms.version.minimumOf(parameters) ?? 0;
        const current = terms.version.currentOf(parameters);
        if (stated.version < minimum) show(stated.at, `\`${terms.version.field}\` is ${String(stated.version)}, and they take none below ${String(minimum)} here`);
        else if (current !== undefined && stated.version < current && !open(stated.at)) {
          report("old", { at: stated.at, data: { family, field: terms.version.field, version: stated.version, current }, atMost });
        }
      }
      const told = new Set<number>();
      for (const { at, node, keyword, severity, name, reason, onlyCase } of payloadFaults({ terms, payload, marker: { parameters } })) {
        told.add(at.start);
        // An example need not be whole, and may be put in words.
        if (keyword === "required" || severity !== "error" || node?.kind !== "scalar" || node.value === null || open(at) || (onlyCase && terms.ignoresCase)) continue;
        show(at, `\`${name}\` ${reason}`);
      }
      for (const relation of contract.relations) {
        if (relation.relation !== "agreesWith" || relation.severity !== "error") continue;
        for (const { at, name, reason } of checkRelation(relation, root, parameters)) {
          if (!told.has(at.start) && !open(at)) show(at, `\`${name}\` ${reason}`);
        }
      }
      const schema = terms.version?.schemas.get(stated?.code === "known" ? stated.version : (terms.version.known.at(-1) ?? 0)) ?? terms.schema;
      for (const { pair, path } of pairsIn(root, [])) {
        const taught = taughtWords(document, pair);
        const known = terms.version?.in === "payload" && path.length === 1 && path[0] === terms.version.field ? terms.version.known.map(String) : wordsOf(schema, path);
        if (taught === undefined || known.length === 0 || sameWords(taught.words, known) || !taught.words.some((word) => known.includes(word))) continue;
        report("words", { at: taught.at, data: { family, key: taught.key, found: taught.words.join(", "), known: known.join(", ") }, atMost });
      }
    }
  },
});

/** The parts of the head that are filled in, or that the payload itself says. */
function knownParameters({ contract, parameters }: PayloadExample, root: YamlNode): ReadonlyMap<string, HeadPart> {
  const known = new Map([...parameters].filter(([, { text }]) => !isTemplate(text)));
  for (const relation of contract.relations) {
    if (relation.relation !== "agreesWith" || relation.with.in !== "head" || known.has(relation.with.parameter)) continue;
    const [step] = relation.at.steps;
    const value = root.kind === "mapping" && relation.at.steps.length === 1 && step !== undefined && step !== "each" ? resolveAlias(findPair(root, step.key)?.value) : undefined;
    if (value?.kind === "scalar") known.set(relation.with.parameter, { text: value.text, span: value.span });
  }
  return known;
}

function wordsOf(schema: PayloadSchema | undefined, path: ValuePath): readonly string[] {
  return schema?.wordsAt(path) ?? [];
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return new Set(a).size === new Set(b).size && a.every((word) => b.includes(word));
}

function pairsIn(node: YamlNode, path: ValuePath): { pair: Pair; path: ValuePath }[] {
  if (node.kind === "sequence") return node.items.flatMap((item, index) => pairsIn(item, [...path, index]));
  if (node.kind !== "mapping") return [];
  return node.pairs.flatMap((pair) => {
    const inner = [...path, keyText(pair) ?? ""];
    return [{ pair, path: inner }, ...(pair.value === undefined ? [] : pairsIn(pair.value, inner))];
  });
}
