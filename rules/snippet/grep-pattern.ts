import type { Document } from "../../src/core/document.ts";
import { isDiscouraged } from "../../src/core/discouraged.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { ShellCommand, ShellWord } from "../../src/core/shell.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

const greps = new Set(["grep", "egrep", "fgrep", "zgrep", "rg"]);
/** Options of grep and rg that take the next word. */
const withValue = /^(?:-[A-Za-z]*[ABCmdDgtTjMr]|--(?:after-context|before-context|context|max-count|include|exclude|exclude-dir|glob|type|type-not))$/;
const givesPattern = /^(?:-[A-Za-z]*[ef].*|--(?:regexp|file)(?:=.*)?)$/;
const shortOptions = /^-[EFGPivwxcLlmoqsbHhnTZABCzaDdIRrUuyNSpgjtVMefX.\d]*$/;
const longOptions = [
  "basic-regexp", "extended-regexp", "fixed-strings", "perl-regexp", "regexp", "file", "ignore-case", "no-ignore-case", "word-regexp", "line-regexp", "null-data",
  "no-messages", "invert-match", "version", "help", "max-count", "byte-offset", "line-number", "line-buffered", "with-filename", "no-filename", "label", "only-matching",
  "quiet", "silent", "binary-files", "text", "directories", "devices", "recursive", "dereference-recursive", "include", "exclude", "exclude-from", "exclude-dir",
  "files-without-match", "files-with-matches", "count", "initial-tab", "null", "before-context", "after-context", "context", "group-separator", "no-group-separator",
  "color", "colour", "binary", "unix-byte-offsets", "hidden", "glob", "type", "type-not", "json", "files", "multiline", "pcre2", "no-ignore", "smart-case", "heading",
  "no-heading", "stats", "sort", "replace", "passthru", "trim", "vimgrep", "pretty", "column", "follow", "threads", "max-depth", "max-filesize", "iglob", "debug",
];

export default defineRule({
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
      { url: "https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap12.html#tag_12_02", claim: "an argument that begins with a dash is an option, unless `--` stands before it (guidelines 4 and 10)" },
    ],
  },
  messages: {
    option: "{{name}} takes `{{pattern}}` for options and stops with an error; write `-e` in front of it.",
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const command of snippet.commands) {
        const pattern = findDashedPattern(document, command);
        if (pattern === undefined || isDiscouraged(document, snippet, pattern.span)) continue;
        const { start, end } = pattern.span;
        report("option", {
          at: pattern.span,
          data: { name: command.name ?? "grep", pattern: document.text.slice(start, end) },
          fix: { safety: "safe", edits: [{ start, end: start, text: "-e " }] },
        });
      }
    }
  },
});

/** The first argument in quotes that begins with a dash and is no option, where no pattern stands before it. */
function findDashedPattern({ text }: Document, { name, words }: ShellCommand): ShellWord | undefined {
  const isGit = name === "git" && words[1]?.value === "grep";
  if (!isGit && !greps.has(name ?? "")) return undefined;
  const args = words.slice(isGit ? 2 : 1);
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at];
    if (word === undefined) return undefined;
    const source = text.slice(word.span.start, word.span.end);
    if (word.quoting === "none") {
      if (!source.startsWith("-") || source === "--" || givesPattern.test(source)) return undefined;
      if (withValue.test(source)) at += 1;
    } else if (/^["']-/.test(source)) {
      return isOption(source.slice(1, -1)) ? undefined : word;
    } else {
      return undefined;
    }
  }
  return undefined;
}

function isOption(text: string): boolean {
  const long = /^--([a-z0-9-]*)/.exec(text)?.[1];
  if (long !== undefined) return long === "" ? text === "--" : longOptions.some((each) => each.startsWith(long));
  return shortOptions.test(text.replace(/=.*$/s, ""));
}
