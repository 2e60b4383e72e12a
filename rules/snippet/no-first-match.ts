import { isDiscouraged } from "../../src/core/discouraged.ts";
import { defineRule } from "../../src/core/rule.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

/** Names of things to which later ones are added that supersede the earlier. */
const accumulated = /\bin\s+[\w.]*(?:events?|records?|comments?|entries|journal|hand_?offs?|markers?|history|messages|revisions|updates)\b/i;
/** The first of the comments that a filter of jq selects. */
const firstInJq = [/\bcomments?\b/, /\bselect\(/, /\[0\]|\bfirst\b/];
/** Longer calls are not read. */
const longestCall = 2000;

export default defineRule({
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
      { url: "https://docs.github.com/en/rest/issues/comments#list-issue-comments", claim: "comments come in the order in which they were made, the oldest first" },
    ],
  },
  messages: {
    first: "This takes the first match, which is the oldest; take the last one by its time stamp where later records supersede earlier ones.",
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
        const program = name === "jq" || name === "gh" ? words.find(({ value }) => value !== undefined && firstInJq.every((part) => part.test(value)) && !/sort_by|reverse|last\b/.test(value)) : undefined;
        if (program !== undefined && !isDiscouraged(document, snippet, program.span)) report("first", { at: program.span });
      }
    }
  },
});
