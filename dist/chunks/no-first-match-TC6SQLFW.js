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

// rules/snippet/no-first-match.ts
var accumulated = /\bin\s+[\w.]*(?:events?|records?|comments?|entries|journal|hand_?offs?|markers?|history|messages|revisions|updates)\b/i;
var firstInJq = [/\bcomments?\b/, /\bselect\(/, /\[0\]|\bfirst\b/];
var longestCall = 2e3;
var no_first_match_default = defineRule({
  id: "snippet/no-first-match",
  meta: {
    summary: "Disallow taking the first match among records that later ones supersede",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["python", "shell"],
    fixable: false,
    evidence: [
      { url: "https://docs.python.org/3/library/functions.html#next", claim: "next gives the first item, which in a log is the oldest" },
      { url: "https://docs.github.com/en/rest/issues/comments#list-issue-comments", claim: "comments come in the order in which they were made, the oldest first" }
    ]
  },
  messages: {
    first: "This takes the first match, which is the oldest; take the last one by its time stamp where later records supersede earlier ones."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("python")) {
      for (const call of snippet.calls) {
        const { start, end } = call.arguments;
        if (end - start > longestCall) continue;
        const inside = document.text.slice(start, end);
        if (call.callee !== "next" || !call.selects || !accumulated.test(inside) || /\breversed\(|\bsorted\(/.test(inside)) continue;
        if (!isDiscouraged(document, snippet, call.span)) report("first", { at: call.span });
      }
    }
    for (const snippet of document.snippets("shell")) {
      for (const { name, words } of snippet.commands) {
        const program = name === "jq" || name === "gh" ? words.find(({ value }) => value !== void 0 && firstInJq.every((part) => part.test(value)) && !/sort_by|reverse|last\b/.test(value)) : void 0;
        if (program !== void 0 && !isDiscouraged(document, snippet, program.span)) report("first", { at: program.span });
      }
    }
  }
});
export {
  no_first_match_default as default
};
