import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgedPayloads
} from "./chunk-4SEDP6DD.js";
import "./chunk-E3U73QPL.js";
import {
  keyText
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/payload/key-order.ts
var id = "payload/key-order";
var key_order_default = defineRule({
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
        claim: "the fields of such a block stand in a fixed order"
      }
    ]
  },
  messages: {
    order: "The key `{{key}}` stands behind `{{before}}`, and readers of `{{family}}` want {{order}}; write them in this order."
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
  }
});
export {
  key_order_default as default
};
