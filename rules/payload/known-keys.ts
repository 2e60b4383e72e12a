import { judgedPayloads } from "../../src/core/judged-payloads.ts";
import { findMisspeltKeys } from "../../src/core/misspelt-keys.ts";
import { schemaOf } from "../../src/core/payload-version.ts";
import { defineRule } from "../../src/core/rule.ts";
import { isSlip } from "../../src/core/suggestion.ts";
import type { Pair } from "../../src/core/yaml.ts";

const id = "payload/known-keys";

export default defineRule({
  id,
  meta: {
    summary: "Disallow misspelt keys in a payload",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      { url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md", claim: "readers keep keys that they do not know without a word, so that a misspelt one is lost" },
    ],
  },
  messages: {
    misspelt: "Readers of `{{family}}` do not know the key `{{spelling}}` and pass it by; write `{{meant}}`.",
  },
  check(document, { report }) {
    for (const { marker, contract, terms, payload } of judgedPayloads(document)) {
      const { root } = payload.tree;
      const schema = schemaOf(terms, root, marker.parameters);
      if (root === undefined || schema === undefined) continue;
      for (const { pair, spelling, meant } of findMisspeltKeys(schema, root)) {
        const at = pair.key.span;
        const fix = isSlip(spelling, meant) && isPlain(pair) ? ({ safety: "safe", edits: [{ ...at, text: meant }] } as const) : undefined;
        report("misspelt", { at, data: { family: contract.family, spelling, meant }, fix, atMost: contract.severity.get(id) });
      }
    }
  },
});

function isPlain({ key }: Pair): boolean {
  return key.kind === "scalar" && key.style === "plain" && key.tag === undefined;
}
