import { placesAt } from "../../src/core/payload-values.ts";
import { resolveAlias } from "../../src/core/plain.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import { findPair, keyText, type Mapping, type Pair } from "../../src/core/yaml.ts";

const id = "handoff/sibling-order";

/** More keys than these are no siblings that somebody reads. */
const mostKeys = 500;

export default defineJournalRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "the names of related keys carry no order, and a key that names itself `final` can be the earlier of two; only a time that the key itself carries tells" },
    ],
  },
  messages: {
    claims: "`{{key}}` looks like a place in an order of {{siblings}}, and none of them tells when it was written: the order cannot be told; write `{{field}}` into each, and read them all.",
    unordered: "{{siblings}} belong together, and none of them tells when it was written: which is the newest cannot be told; write `{{field}}` into each, and read them all.",
  },
  visit({ contract }, { report }) {
    const cap = contract?.severity.get(id);
    return {
      record(record) {
        const siblings = record.contract?.task?.siblings;
        const node = siblings === undefined ? undefined : placesAt(record.root, siblings.at)[0]?.node;
        if (siblings === undefined || node?.kind !== "mapping") return;
        const [field = ""] = siblings.writtenAt;
        for (const family of familiesIn(node)) {
          if (family.some((pair) => isDated(pair, siblings.writtenAt))) continue;
          const names = family.map((pair) => keyText(pair) ?? "");
          const claiming = family.find((pair) => wordsOf(keyText(pair) ?? "").some((word) => siblings.words.includes(word)));
          const data = { siblings: names.map((name) => `\`${name}\``).join(", "), field };
          const [first] = family;
          if (claiming !== undefined) report("claims", { at: claiming.key.span, atMost: cap, data: { ...data, key: keyText(claiming) ?? "" } });
          else if (first !== undefined) report("unordered", { at: first.key.span, atMost: cap, data });
        }
      },
    };
  },
});

/** Keys with mappings or texts behind them that begin with the same word: those with the longest common beginning come together. */
function familiesIn(mapping: Mapping): Pair[][] {
  const families = new Map<string, Pair[]>();
  for (const pair of mapping.pairs.slice(0, mostKeys)) {
    const words = wordsOf(keyText(pair) ?? "");
    const stem = words[0] ?? "";
    if (stem === "" || resolveAlias(pair.value)?.kind !== "mapping") continue;
    families.set(stem, [...(families.get(stem) ?? []), pair]);
  }
  return [...families.values()].filter(({ length }) => length > 1);
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/[_\W]+/);
}

function isDated({ value }: Pair, writtenAt: readonly string[]): boolean {
  const node = resolveAlias(value);
  return node?.kind === "mapping" && writtenAt.some((key) => findPair(node, key) !== undefined);
}
