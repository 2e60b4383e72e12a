import { judgedPayloads } from "../../src/core/judged-payloads.ts";
import { defineRule } from "../../src/core/rule.ts";
import { keyText } from "../../src/core/yaml.ts";

const id = "payload/key-order";

export default defineRule({
  id,
  meta: {
    summary: "Require the keys of a payload to stand in the order in which its readers want them",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/subagent-env-handshake/SKILL.md",
        claim: "the fields of such a block stand in a fixed order",
      },
    ],
  },
  messages: {
    order: "The key `{{key}}` stands behind `{{before}}`, and readers of `{{family}}` want {{order}}; write them in this order.",
  },
  check(document, { report }) {
    for (const { contract, terms, payload } of judgedPayloads(document)) {
      const { keyOrder } = terms;
      const { root } = payload.tree;
      if (keyOrder.length === 0 || root?.kind !== "mapping") continue;
      let last = { place: -1, key: "" };
      for (const pair of root.pairs) {
        const key = keyText(pair) ?? "";
        const place = keyOrder.indexOf(key);
        if (place === -1) continue;
        if (place < last.place) {
          const order = keyOrder.map((each) => `\`${each}\``).join(", ");
          report("order", { at: pair.key.span, data: { key, before: last.key, family: contract.family, order }, atMost: contract.severity.get(id) });
          break;
        }
        last = { place, key };
      }
    }
  },
});
