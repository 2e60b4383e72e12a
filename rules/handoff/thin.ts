import { placesAt } from "../../src/core/payload-values.ts";
import { resolveAlias } from "../../src/core/plain.ts";
import { defineJournalRule } from "../../src/core/rule.ts";
import { findPair, type Mapping, type Scalar, type YamlNode } from "../../src/core/yaml.ts";

const id = "handoff/thin";

export default defineJournalRule({
  id,
  meta: {
    summary: "Require hand-offs to say what their readers need",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: ["journal", "task"],
    contracts: ["journal"],
    fixable: false,
    evidence: [
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a hand-off that is short for its work, a choice without its reason and a doubt without detail are what a reader asks the author about" },
    ],
  },
  messages: {
    few: "This hand-off holds {{count}} words in all, and readers have to ask for the rest; say what was made, decided and left open.",
    follows: "`{{then}}` is empty while `{{key}}` is not; say what was decided on the way, or that nothing was.",
    reason: "This tells a choice and no reason for it; add why, behind a word such as `{{word}}`.",
    detail: "This is marked `{{mark}}` and says little more; tell what is not sure, and why.",
  },
  visit({ contract }, { report }) {
    const atMost = contract?.severity.get(id);
    return {
      record(record) {
        const thin = record.contract?.thin;
        if (thin === undefined) return;
        const place = placesAt(record.root, thin.at)[0];
        const { node } = place ?? {};
        if (place === undefined || node?.kind !== "mapping" || node.pairs.length === 0) return;
        const at = { start: place.at.start, end: place.at.start + 1 };
        const texts = node.pairs.flatMap(({ value }) => textsIn(value));
        const count = texts.reduce((sum, { text }) => sum + countWords(text), 0);
        if (count < thin.fewest) report("few", { at, atMost, data: { count } });
        for (const { key, then } of thin.follows) {
          if (isFilled(node, key) && !isFilled(node, then)) report("follows", { at: findPair(node, then)?.key.span ?? at, atMost, data: { key, then } });
        }
        const { reasons, detail } = thin;
        for (const text of reasons === undefined ? [] : textsUnder(node, reasons.keys)) {
          const words = text.text.toLowerCase();
          if (hasWord(words, reasons?.choices ?? []) === undefined || hasWord(words, reasons?.words ?? []) !== undefined) continue;
          report("reason", { at: text.span, atMost, data: { word: reasons?.words[0] ?? "" } });
        }
        for (const text of detail === undefined ? [] : textsUnder(node, detail.keys)) {
          const mark = hasWord(text.text.toLowerCase(), detail?.marks ?? []);
          if (mark !== undefined && countWords(text.text) - countWords(mark) < (detail?.fewest ?? 0)) report("detail", { at: text.span, atMost, data: { mark: mark.toUpperCase() } });
        }
      },
    };
  },
});

/** The texts in a value, those in lists and mappings among them. */
function textsIn(node: YamlNode | undefined): Scalar[] {
  const value = resolveAlias(node);
  if (value?.kind === "scalar") return typeof value.value === "string" ? [value] : [];
  if (value?.kind === "sequence") return value.items.flatMap(textsIn);
  return value?.kind === "mapping" ? value.pairs.flatMap((pair) => textsIn(pair.value)) : [];
}

function textsUnder(mapping: Mapping, keys: readonly string[]): Scalar[] {
  return keys.flatMap((key) => textsIn(findPair(mapping, key)?.value));
}

function isFilled(mapping: Mapping, key: string): boolean {
  const value = resolveAlias(findPair(mapping, key)?.value);
  if (value?.kind === "scalar") return value.value !== null && value.text.trim() !== "";
  if (value?.kind === "sequence") return value.items.length > 0;
  return value?.kind === "mapping" && value.pairs.length > 0;
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** The first of some words that stands in a text in lower case, not as a piece of a longer word. */
function hasWord(text: string, words: readonly string[]): string | undefined {
  return words.find((word) => {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      const isPiece = (/^\w/.test(word) && /\w/.test(text[at - 1] ?? "")) || (/\w$/.test(word) && /\w/.test(text[at + word.length] ?? ""));
      if (!isPiece) return true;
    }
    return false;
  });
}
