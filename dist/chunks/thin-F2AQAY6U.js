import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  placesAt
} from "./chunk-P66ZFKTX.js";
import {
  resolveAlias
} from "./chunk-2EQLA6PT.js";
import {
  findPair
} from "./chunk-I2JIPEPR.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/handoff/thin.ts
var id = "handoff/thin";
var thin_default = defineJournalRule({
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
      { url: "https://github.com/Synaptic-Labs-AI/PACT-Plugin/blob/main/pact-plugin/skills/pact-handoff-harvest/SKILL.md", claim: "a hand-off that is short for its work, a choice without its reason and a doubt without detail are what a reader asks the author about" }
    ]
  },
  messages: {
    few: "This hand-off holds {{count}} words in all, and readers have to ask for the rest; say what was made, decided and left open.",
    follows: "`{{then}}` is empty while `{{key}}` is not; say what was decided on the way, or that nothing was.",
    reason: "This tells a choice and no reason for it; add why, behind a word such as `{{word}}`.",
    detail: "This is marked `{{mark}}` and says little more; tell what is not sure, and why."
  },
  visit({ contract }, { report }) {
    const atMost = contract?.severity.get(id);
    return {
      record(record) {
        const thin = record.contract?.thin;
        if (thin === void 0) return;
        const place = placesAt(record.root, thin.at)[0];
        const { node } = place ?? {};
        if (place === void 0 || node?.kind !== "mapping" || node.pairs.length === 0) return;
        const at = { start: place.at.start, end: place.at.start + 1 };
        const texts = node.pairs.flatMap(({ value }) => textsIn(value));
        const count = texts.reduce((sum, { text }) => sum + countWords(text), 0);
        if (count < thin.fewest) report("few", { at, atMost, data: { count } });
        for (const { key, then } of thin.follows) {
          if (isFilled(node, key) && !isFilled(node, then)) report("follows", { at: findPair(node, then)?.key.span ?? at, atMost, data: { key, then } });
        }
        const { reasons, detail } = thin;
        for (const text of reasons === void 0 ? [] : textsUnder(node, reasons.keys)) {
          const words = text.text.toLowerCase();
          if (hasWord(words, reasons?.choices ?? []) === void 0 || hasWord(words, reasons?.words ?? []) !== void 0) continue;
          report("reason", { at: text.span, atMost, data: { word: reasons?.words[0] ?? "" } });
        }
        for (const text of detail === void 0 ? [] : textsUnder(node, detail.keys)) {
          const mark = hasWord(text.text.toLowerCase(), detail?.marks ?? []);
          if (mark !== void 0 && countWords(text.text) - countWords(mark) < (detail?.fewest ?? 0)) report("detail", { at: text.span, atMost, data: { mark: mark.toUpperCase() } });
        }
      }
    };
  }
});
function textsIn(node) {
  const value = resolveAlias(node);
  if (value?.kind === "scalar") return typeof value.value === "string" ? [value] : [];
  if (value?.kind === "sequence") return value.items.flatMap(textsIn);
  return value?.kind === "mapping" ? value.pairs.flatMap((pair) => textsIn(pair.value)) : [];
}
function textsUnder(mapping, keys) {
  return keys.flatMap((key) => textsIn(findPair(mapping, key)?.value));
}
function isFilled(mapping, key) {
  const value = resolveAlias(findPair(mapping, key)?.value);
  if (value?.kind === "scalar") return value.value !== null && value.text.trim() !== "";
  if (value?.kind === "sequence") return value.items.length > 0;
  return value?.kind === "mapping" && value.pairs.length > 0;
}
function countWords(text) {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
function hasWord(text, words) {
  return words.find((word) => {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      const isPiece = /^\w/.test(word) && /\w/.test(text[at - 1] ?? "") || /\w$/.test(word) && /\w/.test(text[at + word.length] ?? "");
      if (!isPiece) return true;
    }
    return false;
  });
}
export {
  thin_default as default
};
