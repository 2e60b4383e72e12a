import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  invisibleNames
} from "./chunk-GPRQWUC7.js";
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/placement.ts
var placement_default = defineRule({
  id: "marker/placement",
  meta: {
    summary: "Require a marker to stand where its readers look for it",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/marker-line1-selector.ps1",
        claim: "a writer finds its comment only when the first line is exactly the marker, without white space before it"
      },
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/references/handoff-markers.md",
        claim: "readers search the raw text of a comment for a marker at the start of a line"
      }
    ]
  },
  messages: {
    line: "The marker of `{{family}}` stands on line {{line}}, and readers look for it on the first; put it before everything else.",
    blank: "Nothing may stand before the marker of `{{family}}`, not even a blank line; delete what is before it.",
    last: "Text stands behind the marker of `{{family}}`, and readers look for it on the last line; put it behind everything else.",
    space: "White space stands before the marker of `{{family}}` on its line; delete it.",
    invisible: "An invisible character ({{code}}) stands before the marker of `{{family}}`, so that no reader finds the marker; delete it.",
    list: "The marker of `{{family}}` stands behind `{{before}}`, inside a list, where readers do not look for it; put it on a line of its own outside the list.",
    text: "The marker of `{{family}}` stands behind `{{before}}`, and readers look for it at the start of a line; put it on a line of its own."
  },
  check(document, { report }) {
    const seen = /* @__PURE__ */ new Set();
    const beginning = /[^\s\p{Cf}]/u.exec(document.text)?.index ?? document.text.length;
    for (const marker of document.markers()) {
      const { contract, place, role, span } = marker;
      const { family, placement } = contract;
      if (placement === "anywhere" || !isAtHome(contract, document)) continue;
      const first = placement === "first-line" && role !== "end";
      if (placement === "last-line" && document.text.slice(place.behind.end).trim() !== "") {
        report("last", { at: span, data: { family } });
        continue;
      }
      if (first && seen.size > 0 && (!seen.has(family) || contract.count.maximum !== Infinity)) continue;
      if (first) seen.add(family);
      const text = document.text.slice(place.before.start, place.before.end);
      if (first && place.line > 1 && beginning < place.before.start) report("line", { at: span, data: { family, line: place.line } });
      else if (new RegExp("\\p{Cf}", "u").test(text) && /^[\s\p{Cf}]*$/u.test(text)) {
        report("invisible", { at: place.before, data: { family, code: invisibleNames(text) }, fix: without(first ? { start: 0, end: span.start } : place.before) });
      } else if (first && place.line > 1) report("blank", { at: span, data: { family }, fix: without({ start: 0, end: span.start }) });
      else if (text.trim() !== "") report(isInList(marker) ? "list" : "text", { at: span, data: { family, before: text.trim() } });
      else if (first && text !== "") report("space", { at: span, data: { family }, fix: without(place.before) });
      else if (first && document.hasByteOrderMark && document.kind === "comment") report("invisible", { at: span, data: { family, code: "U+FEFF" } });
    }
    for (const { contract, span, where } of document.markerMentions()) {
      if (where !== "text" || contract.payload?.in !== "comment" || contract.placement === "anywhere" || !isAtHome(contract, document)) continue;
      const { line } = document.source.pointAt(span.start);
      const before = { start: document.source.lineSpan(line).start, end: span.start };
      const text = document.text.slice(before.start, before.end);
      if (text.trim() === "") continue;
      if (/^[\s\p{Cf}]*$/u.test(text)) report("invisible", { at: before, data: { family: contract.family, code: invisibleNames(text) }, fix: without(before) });
      else report("text", { at: span, data: { family: contract.family, before: text.trim() } });
    }
  }
});
function without(span) {
  return { safety: "safe", edits: [{ ...span, text: "" }] };
}
function isInList({ place: { within } }) {
  return within.includes("listItem");
}
export {
  placement_default as default
};
