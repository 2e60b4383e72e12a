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

// rules/snippet/grep-pattern.ts
var greps = /* @__PURE__ */ new Set(["grep", "egrep", "fgrep", "zgrep", "rg"]);
var withValue = /^(?:-[A-Za-z]*[ABCmdDgtTjMr]|--(?:after-context|before-context|context|max-count|include|exclude|exclude-dir|glob|type|type-not))$/;
var givesPattern = /^(?:-[A-Za-z]*[ef].*|--(?:regexp|file)(?:=.*)?)$/;
var shortOptions = /^-[EFGPivwxcLlmoqsbHhnTZABCzaDdIRrUuyNSpgjtVMefX.\d]*$/;
var longOptions = [
  "basic-regexp",
  "extended-regexp",
  "fixed-strings",
  "perl-regexp",
  "regexp",
  "file",
  "ignore-case",
  "no-ignore-case",
  "word-regexp",
  "line-regexp",
  "null-data",
  "no-messages",
  "invert-match",
  "version",
  "help",
  "max-count",
  "byte-offset",
  "line-number",
  "line-buffered",
  "with-filename",
  "no-filename",
  "label",
  "only-matching",
  "quiet",
  "silent",
  "binary-files",
  "text",
  "directories",
  "devices",
  "recursive",
  "dereference-recursive",
  "include",
  "exclude",
  "exclude-from",
  "exclude-dir",
  "files-without-match",
  "files-with-matches",
  "count",
  "initial-tab",
  "null",
  "before-context",
  "after-context",
  "context",
  "group-separator",
  "no-group-separator",
  "color",
  "colour",
  "binary",
  "unix-byte-offsets",
  "hidden",
  "glob",
  "type",
  "type-not",
  "json",
  "files",
  "multiline",
  "pcre2",
  "no-ignore",
  "smart-case",
  "heading",
  "no-heading",
  "stats",
  "sort",
  "replace",
  "passthru",
  "trim",
  "vimgrep",
  "pretty",
  "column",
  "follow",
  "threads",
  "max-depth",
  "max-filesize",
  "iglob",
  "debug"
];
var grep_pattern_default = defineRule({
  id: "snippet/grep-pattern",
  meta: {
    summary: "Disallow patterns of grep that begin with a dash and are taken for options",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: "safe",
    evidence: [
      { url: "https://www.gnu.org/software/grep/manual/grep.html#Matching-Control", claim: "-e protects a pattern that begins with a dash" },
      { url: "https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap12.html#tag_12_02", claim: "an argument that begins with a dash is an option, unless `--` stands before it (guidelines 4 and 10)" }
    ]
  },
  messages: {
    option: "{{name}} takes `{{pattern}}` for options and stops with an error; write `-e` in front of it."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const command of snippet.commands) {
        const pattern = findDashedPattern(document, command);
        if (pattern === void 0 || isDiscouraged(document, snippet, pattern.span)) continue;
        const { start, end } = pattern.span;
        report("option", {
          at: pattern.span,
          data: { name: command.name ?? "grep", pattern: document.text.slice(start, end) },
          fix: { safety: "safe", edits: [{ start, end: start, text: "-e " }] }
        });
      }
    }
  }
});
function findDashedPattern({ text }, { name, words }) {
  const isGit = name === "git" && words[1]?.value === "grep";
  if (!isGit && !greps.has(name ?? "")) return void 0;
  const args = words.slice(isGit ? 2 : 1);
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at];
    if (word === void 0) return void 0;
    const source = text.slice(word.span.start, word.span.end);
    if (word.quoting === "none") {
      if (!source.startsWith("-") || source === "--" || givesPattern.test(source)) return void 0;
      if (withValue.test(source)) at += 1;
    } else if (/^["']-/.test(source)) {
      return isOption(source.slice(1, -1)) ? void 0 : word;
    } else {
      return void 0;
    }
  }
  return void 0;
}
function isOption(text) {
  const long = /^--([a-z0-9-]*)/.exec(text)?.[1];
  if (long !== void 0) return long === "" ? text === "--" : longOptions.some((each) => each.startsWith(long));
  return shortOptions.test(text.replace(/=.*$/s, ""));
}
export {
  grep_pattern_default as default
};
