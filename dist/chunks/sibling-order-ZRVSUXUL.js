import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  placesAt
} from "./chunk-P66ZFKTX.js";
import {
  resolveAlias
} from "./chunk-2EQLA6PT.js";
import {
  findPair,
  keyText
} from "./chunk-I2JIPEPR.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/handoff/sibling-order.ts
var id = "handoff/sibling-order";
var mostKeys = 500;
var sibling_order_default = defineJournalRule({
  id,
  meta: {
    summary: "Require keys of a task that belong together to tell which of them is the newest",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: ["task"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "the names of related keys carry no order, and a key that names itself `final` can be the earlier of two; only a time that the key itself carries tells" }
    ]
  },
  messages: {
    claims: "`{{key}}` looks like a place in an order of {{siblings}}, and none of them tells when it was written: the order cannot be told; write `{{field}}` into each, and read them all.",
    unordered: "{{siblings}} belong together, and none of them tells when it was written: which is the newest cannot be told; write `{{field}}` into each, and read them all."
  },
  visit({ contract }, { report }) {
    const cap = contract?.severity.get(id);
    return {
      record(record) {
        const siblings = record.contract?.task?.siblings;
        const node = siblings === void 0 ? void 0 : placesAt(record.root, siblings.at)[0]?.node;
        if (siblings === void 0 || node?.kind !== "mapping") return;
        const [field = ""] = siblings.writtenAt;
        for (const family of familiesIn(node)) {
          if (family.some((pair) => isDated(pair, siblings.writtenAt))) continue;
          const names = family.map((pair) => keyText(pair) ?? "");
          const claiming = family.find((pair) => wordsOf(keyText(pair) ?? "").some((word) => siblings.words.includes(word)));
          const data = { siblings: names.map((name) => `\`${name}\``).join(", "), field };
          const [first] = family;
          if (claiming !== void 0) report("claims", { at: claiming.key.span, atMost: cap, data: { ...data, key: keyText(claiming) ?? "" } });
          else if (first !== void 0) report("unordered", { at: first.key.span, atMost: cap, data });
        }
      }
    };
  }
});
function familiesIn(mapping) {
  const families = /* @__PURE__ */ new Map();
  for (const pair of mapping.pairs.slice(0, mostKeys)) {
    const words = wordsOf(keyText(pair) ?? "");
    const stem = words[0] ?? "";
    if (stem === "" || resolveAlias(pair.value)?.kind !== "mapping") continue;
    families.set(stem, [...families.get(stem) ?? [], pair]);
  }
  return [...families.values()].filter(({ length }) => length > 1);
}
function wordsOf(name) {
  return name.toLowerCase().split(/[_\W]+/);
}
function isDated({ value }, writtenAt) {
  const node = resolveAlias(value);
  return node?.kind === "mapping" && writtenAt.some((key) => findPair(node, key) !== void 0);
}
export {
  sibling_order_default as default
};
