import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isAtHome
} from "./chunk-E3U73QPL.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/marker/no-live-mention.ts
var no_live_mention_default = defineRule({
  id: "marker/no-live-mention",
  meta: {
    summary: "Disallow markers in code and text that readers of the raw text take for real",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["comment", "markdown", "note", "skill", "skill-resource", "prompt"],
    contracts: ["marker"],
    nodes: ["html", "code", "inlineCode"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/references/handoff-markers.md",
        claim: "readers search the raw text, so a marker in a fence counts, and only without its delimiters is it harmless"
      },
      {
        url: "https://github.com/jsboige/CoursIA/issues/11886",
        claim: "readers of such markers took examples and quotations for the state of a thread"
      }
    ]
  },
  messages: {
    live: "The marker of `{{family}}` stands in {{place}}, and its readers search the raw text and take it for real; write `{{inert}}` without `<!--` and `-->`."
  },
  check(document, { report }) {
    const own = new Set(document.markers().map(({ contract }) => contract));
    for (const mention of document.markerMentions()) {
      const { contract, span, head, where, atLineStart } = mention;
      if (contract.recognise === "html-node" || contract.recognise === "raw-line" && !atLineStart || !isAtHome(contract, document)) continue;
      report("live", { at: span, data: { family: contract.family, place: places[where], inert: head.text }, fix: fixOf(document.text, mention, own.has(contract)) });
    }
  }
});
var places = {
  blockquote: "a quote",
  code: "code",
  "inline-code": "a code span",
  text: "text that is no comment of its own"
};
function fixOf(text, { span, head, where }, besides) {
  if (where === "text" || !text.startsWith("-->", span.end - "-->".length)) return void 0;
  const opening = { start: span.start, end: head.span.start };
  const closing = { start: span.end - "-->".length, end: span.end };
  while (/[ \t]/.test(text.charAt(closing.start - 1)) && closing.start > head.span.end) closing.start -= 1;
  while (opening.start > 0 && (text.slice(Math.max(0, opening.start - 3), opening.start) + text.slice(opening.end, opening.end + 3)).includes("<!--")) opening.start -= 1;
  while (closing.end < text.length && (text.slice(closing.start - 2, closing.start) + text.slice(closing.end, closing.end + 2)).includes("-->")) closing.end += 1;
  const safety = besides ? "safe" : "unsafe";
  return { safety, edits: [{ ...opening, text: "" }, { ...closing, text: "" }] };
}
export {
  no_live_mention_default as default
};
