import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isDiscouraged
} from "./chunk-BPL5ZJG3.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import {
  kindsWithSnippets
} from "./chunk-PLMVX6E5.js";
import "./chunk-YIYL6WIJ.js";

// rules/snippet/closed-heredoc.ts
var closed_heredoc_default = defineRule({
  id: "snippet/closed-heredoc",
  meta: {
    summary: "Require here-documents to end where they are meant to",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      {
        url: "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_07_04",
        claim: "a here-document goes on until a line that holds only the delimiter, with no blanks around it; `<<-` drops tabs alone"
      }
    ]
  },
  messages: {
    blanks: "The blanks around `{{delimiter}}` keep it from ending the here-document, which swallows the rest; write it alone at the start of the line.",
    unclosed: "No line `{{delimiter}}` ends the here-document, which swallows the rest; add the line."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      if (!snippet.closed) continue;
      for (const heredoc of snippet.commands.flatMap(({ heredocs }) => heredocs)) {
        const { delimiter, closing } = heredoc;
        if (closing !== void 0 || !/^[\w-]+$/.test(delimiter.text)) continue;
        const near = findNearMiss(document, heredoc);
        const at = near ?? delimiter.span;
        if (!isDiscouraged(document, snippet, at)) report(near === void 0 ? "unclosed" : "blanks", { at, data: { delimiter: delimiter.text } });
      }
    }
  }
});
function findNearMiss({ text }, { body, delimiter }) {
  for (const { 0: line, index } of text.slice(body.start, body.end).matchAll(/[^\r\n]+/g)) {
    const found = line.replace(/^[\s>]*/, "").trimEnd();
    if (found === delimiter.text) {
      const start = body.start + index + line.indexOf(found);
      return { start, end: start + found.length };
    }
  }
  return void 0;
}
export {
  closed_heredoc_default as default
};
