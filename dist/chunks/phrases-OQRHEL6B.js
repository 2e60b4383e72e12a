import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findPhrase,
  lineAt,
  searchText
} from "./chunk-3STPPITU.js";
import {
  weightOf
} from "./chunk-3L537XMN.js";
import {
  noteNodes
} from "./chunk-NG5K2GOT.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// src/core/note/phrases.ts
var mostPlaces = 200;
function findPhrases(document, note) {
  const found = note.contract.phrases.flatMap((phrases) => {
    const text = searchText(document, phrases.in === "everything");
    const places = spansOf(document, note, phrases).flatMap((span) => phrases.words.flatMap((word) => placesOf(text, word.toLowerCase(), span)));
    const live = places.filter(({ start }) => !phrases.without.some((word) => lineAt(text, start).includes(word)));
    const ordered = live.sort((a, b) => a.start - b.start);
    const apart = ordered.filter(({ start }, index) => index === 0 || start >= (ordered[index - 1]?.end ?? 0));
    return apart.slice(0, mostPlaces).map((at) => ({ phrases, at }));
  });
  return found.sort((a, b) => a.at.start - b.at.start);
}
function spansOf({ text }, { sections, title }, { in: place, sections: keys }) {
  const chosen = keys.length === 0 ? sections : sections.filter(({ contract }) => contract !== void 0 && keys.includes(contract.key));
  if (place === "headings") return [...title === void 0 || keys.length > 0 ? [] : [title.span], ...chosen.map(({ name }) => name.span)];
  return keys.length === 0 ? [{ start: 0, end: text.length }] : chosen.map(({ body }) => body);
}
var angles = /<(?!\/?(?:a|b|br|code|details|div|em|hr|i|img|kbd|li|ol|p|pre|s|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)\b[^>]*>|https?:|mailto:)[a-z][^<>\n]{0,80}>/g;
var brackets = /(?<![\]!\w])\[(?![\sxX~-]\])[a-z][^[\]\n]{1,80}\](?![[(:])/g;
function placesOf(text, word, span) {
  if (word !== "<\u2026>" && word !== "[\u2026]") return findPhrase(text, word, span);
  const slice = text.slice(span.start, span.end);
  return [...slice.matchAll(word === "<\u2026>" ? angles : brackets)].map(({ index, 0: { length } }) => ({ start: span.start + index, end: span.start + index + length }));
}

// rules/note/phrases.ts
var id = "note/phrases";
var phrases_default = defineRule({
  id,
  meta: {
    summary: "Disallow texts that a contract bans from its notes",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["note"],
    contracts: ["note"],
    nodes: noteNodes,
    fixable: false,
    evidence: [
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/session-management/SKILL.md", claim: "what points into a conversation means nothing once the conversation is cut" },
      { url: "https://github.com/EndogenAI/dogma/blob/main/.github/skills/workplan-scaffold/SKILL.md", claim: "the places of a template are filled in before a plan counts" }
    ]
  },
  messages: {
    banned: "`{{text}}` must not stand here ({{name}}): {{reason}}.",
    advice: "`{{text}}` must not stand here ({{name}}): {{reason}}; {{advice}}."
  },
  check(document, { report }) {
    for (const note of document.notes()) {
      for (const { phrases, at } of findPhrases(document, note)) {
        const { name, reason, advice } = phrases;
        const text = document.text.slice(at.start, at.end);
        const rest = { at, atMost: weightOf(note.contract, id, phrases) };
        if (advice === void 0) report("banned", { ...rest, data: { text, name, reason } });
        else report("advice", { ...rest, data: { text, name, reason, advice } });
      }
    }
  }
});
export {
  phrases_default as default
};
