import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  ghCommands,
  readGhCall
} from "./chunk-4PRBYQ5E.js";
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

// rules/snippet/gh-body.ts
var textFlags = /* @__PURE__ */ new Map([
  ["body", "--body-file"],
  ["b", "--body-file"],
  ["notes", "--notes-file"]
]);
var substituted = /^`\s*(?:cat|date|git|echo|printf|pwd|whoami|hostname|uname|basename|dirname|jq|head|tail|gh|node|python3?)\b/;
var gh_body_default = defineRule({
  id: "snippet/gh-body",
  meta: {
    summary: "Disallow texts of several lines, with code or with `\\n` in the arguments of gh",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://cli.github.com/manual/gh_pr_create", claim: "gh reads a text from a file or from standard input with --body-file, so that no shell touches it" },
      { url: "https://www.gnu.org/software/bash/manual/bash.html#Double-Quotes", claim: "in double quotes the shell replaces what follows a dollar and what stands between backticks" }
    ]
  },
  messages: {
    lines: "The text behind `{{flag}}` runs over several lines in double quotes, where the shell replaces backticks and dollars and a quote ends it; write it to a file and pass `{{file}}`.",
    code: "The shell runs {{code}} as a command and puts its output into the text; write the text to a file and pass `{{file}}`, or quote it with single quotes.",
    escape: "The shell keeps `\\n` as it stands, so that gh posts a backslash and an `n`; write the text to a file and pass `{{file}}`."
  },
  check(document, { report }) {
    const { text } = document;
    for (const snippet of document.snippets("shell")) {
      for (const flag of snippet.commands.flatMap((command) => readGhCall(command, ghCommands)?.flags ?? [])) {
        const file = textFlags.get(flag.name);
        if (file === void 0 || flag.value === void 0) continue;
        const problem = findProblem(text, flag.value);
        if (problem === void 0 || isDiscouraged(document, snippet, flag.span)) continue;
        if (problem.id === "code") report("code", { at: problem.at, data: { code: text.slice(problem.at.start, problem.at.end), file } });
        else if (problem.id === "escape") report("escape", { at: problem.at, data: { file } });
        else report("lines", { at: flag.span, data: { flag: text.slice(flag.span.start, flag.span.end), file } });
      }
    }
  }
});
function findProblem(text, { word, span }) {
  if (word.quoting === "double" || word.quoting === "mixed") {
    const code = word.expansions.find((expansion) => expansion.kind === "backtick" && !substituted.test(text.slice(expansion.span.start, expansion.span.end)));
    if (code !== void 0) return { id: "code", at: code.span };
    if (/[\r\n]/.test(outside(text, span, word.expansions))) return { id: "lines", at: span };
  }
  if (word.quoting !== "double" && word.quoting !== "single") return void 0;
  const escape = /\\n(?=\\n|[-#*>A-Z\s]|$)/.exec(outside(text, span, word.expansions));
  return escape === null ? void 0 : { id: "escape", at: { start: span.start + escape.index, end: span.start + escape.index + 2 } };
}
function outside(text, { start, end }, expansions) {
  let left = "";
  let at = start;
  for (const { span } of expansions) {
    left += text.slice(at, span.start) + "_".repeat(span.end - span.start);
    at = span.end;
  }
  return left + text.slice(at, end);
}
export {
  gh_body_default as default
};
