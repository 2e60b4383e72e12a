import { ghCommands } from "../../schemas/gh/index.ts";
import { isDiscouraged } from "../../src/core/discouraged.ts";
import { readGhCall } from "../../src/core/gh.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { ShellCommand, ShellExpansion, ShellWord } from "../../src/core/shell.ts";
import { kindsWithSnippets } from "../../src/core/snippet.ts";

/** Programs that run a text, the option in front of it, and how a value is handed over instead. */
const interpreters: readonly { readonly name: RegExp; readonly option: RegExp; readonly instead: string }[] = [
  { name: /^python(?:3(?:\.\d+)?)?$/, option: /^-\w*c$/, instead: "read it from `sys.argv`" },
  { name: /^node$/, option: /^(?:-\w*[ep]|--eval|--print)$/, instead: "read it from `process.argv`" },
  { name: /^(?:perl|ruby)$/, option: /^-\w*e$/, instead: "read it from `ARGV`" },
];
const inJq = "pass it with `--arg`";
/** Options of jq with the number of words that they take. */
const jqOptions: Readonly<Record<string, number>> = { "--arg": 2, "--argjson": 2, "--slurpfile": 2, "--rawfile": 2, "--indent": 1, "-L": 1, "-f": 1, "--from-file": 1 };
/** What a client replaces before any shell sees it, and numbers of the shell itself. */
const harmless = /^(?:CLAUDE_\w+|[?#$!])$/;

/** How many values of one program are looked at. */
const mostValues = 50;

export default defineRule({
  id: "snippet/no-interpolated-code",
  meta: {
    summary: "Disallow values that the shell writes into the code of another language",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://docs.python.org/3/using/cmdline.html#cmdoption-c", claim: "arguments behind the code are in sys.argv" },
      { url: "https://jqlang.org/manual/#invoking-jq", claim: "--arg hands a value to the program as a variable" },
      { url: "https://cwe.mitre.org/data/definitions/94.html", claim: "input that becomes code can change what the code does" },
    ],
  },
  messages: {
    value: "The shell writes `{{value}}` into the code, and a quote in it breaks or changes the code; {{instead}}.",
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const command of snippet.commands) {
        const program = findProgram(command);
        const expansion = program?.word.expansions.slice(0, mostValues).find((each) => isValue(each) && isInText(document.text.slice(program.word.span.start, each.span.start)));
        if (program === undefined || expansion === undefined || isDiscouraged(document, snippet, expansion.span)) continue;
        report("value", { at: expansion.span, data: { value: document.text.slice(expansion.span.start, expansion.span.end), instead: program.instead } });
      }
    }
  },
});

/** Whether the code before a value leaves a string open, which a quote in the value would end; a bare value is mostly a number. */
function isInText(before: string): boolean {
  let open: string | undefined;
  // The first quote belongs to the shell, and so do those between a quoted piece and the value: '… == "'"$X"'"'.
  for (const [, quote = ""] of before.slice(1).replace(/'"?$/, (glue) => (before.startsWith("'") ? "" : glue)).matchAll(/(\\?["'])/g)) {
    const mark = quote.slice(-1);
    if (open === undefined) open = mark;
    else if (open === mark) open = undefined;
  }
  return open !== undefined;
}

function isValue({ kind, name }: ShellExpansion): boolean {
  return kind === "command" || kind === "backtick" || (kind === "parameter" && !harmless.test(name ?? ""));
}

/** The word of a command that is code. */
function findProgram(command: ShellCommand): { readonly word: ShellWord; readonly instead: string } | undefined {
  const { name, words } = command;
  const found = name === "jq" ? jqProgram(words) : name === "gh" ? ghProgram(command) : undefined;
  if (found !== undefined) return isText(found) ? { word: found, instead: name === "jq" ? inJq : "pipe the output into `jq` and pass it with `--arg`" } : undefined;
  const interpreter = interpreters.find((each) => each.name.test(name ?? ""));
  if (interpreter === undefined) return undefined;
  const option = words.findIndex(({ value }) => value !== undefined && interpreter.option.test(value));
  const word = option === -1 ? undefined : words[option + 1];
  return word !== undefined && isText(word) ? { word, instead: interpreter.instead } : undefined;
}

/** Whether the code is written out here; a word that is nothing but a variable holds it whole. */
function isText({ quoting, expansions, span }: ShellWord): boolean {
  if (quoting === "mixed") return true;
  const [only] = expansions;
  return quoting === "double" && !(expansions.length === 1 && only !== undefined && only.span.end - only.span.start >= span.end - span.start - 2);
}

function jqProgram(words: readonly ShellWord[]): ShellWord | undefined {
  for (let at = 1; at < words.length; at += 1) {
    const { value } = words[at] ?? {};
    if (value === "-f" || value === "--from-file") return undefined;
    if (value === undefined || !value.startsWith("-")) return words[at];
    at += jqOptions[value] ?? 0;
  }
  return undefined;
}

function ghProgram(command: ShellCommand): ShellWord | undefined {
  return readGhCall(command, ghCommands)?.flags.find(({ name }) => name === "jq" || name === "q")?.value?.word;
}
