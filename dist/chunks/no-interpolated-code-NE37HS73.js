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

// rules/snippet/no-interpolated-code.ts
var interpreters = [
  { name: /^python(?:3(?:\.\d+)?)?$/, option: /^-\w*c$/, instead: "read it from `sys.argv`" },
  { name: /^node$/, option: /^(?:-\w*[ep]|--eval|--print)$/, instead: "read it from `process.argv`" },
  { name: /^(?:perl|ruby)$/, option: /^-\w*e$/, instead: "read it from `ARGV`" }
];
var inJq = "pass it with `--arg`";
var jqOptions = { "--arg": 2, "--argjson": 2, "--slurpfile": 2, "--rawfile": 2, "--indent": 1, "-L": 1, "-f": 1, "--from-file": 1 };
var harmless = /^(?:CLAUDE_\w+|[?#$!])$/;
var mostValues = 50;
var no_interpolated_code_default = defineRule({
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
      { url: "https://cwe.mitre.org/data/definitions/94.html", claim: "input that becomes code can change what the code does" }
    ]
  },
  messages: {
    value: "The shell writes `{{value}}` into the code, and a quote in it breaks or changes the code; {{instead}}."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const command of snippet.commands) {
        const program = findProgram(command);
        const expansion = program?.word.expansions.slice(0, mostValues).find((each) => isValue(each) && isInText(document.text.slice(program.word.span.start, each.span.start)));
        if (program === void 0 || expansion === void 0 || isDiscouraged(document, snippet, expansion.span)) continue;
        report("value", { at: expansion.span, data: { value: document.text.slice(expansion.span.start, expansion.span.end), instead: program.instead } });
      }
    }
  }
});
function isInText(before) {
  let open;
  for (const [, quote = ""] of before.slice(1).replace(/'"?$/, (glue) => before.startsWith("'") ? "" : glue).matchAll(/(\\?["'])/g)) {
    const mark = quote.slice(-1);
    if (open === void 0) open = mark;
    else if (open === mark) open = void 0;
  }
  return open !== void 0;
}
function isValue({ kind, name }) {
  return kind === "command" || kind === "backtick" || kind === "parameter" && !harmless.test(name ?? "");
}
function findProgram(command) {
  const { name, words } = command;
  const found = name === "jq" ? jqProgram(words) : name === "gh" ? ghProgram(command) : void 0;
  if (found !== void 0) return isText(found) ? { word: found, instead: name === "jq" ? inJq : "pipe the output into `jq` and pass it with `--arg`" } : void 0;
  const interpreter = interpreters.find((each) => each.name.test(name ?? ""));
  if (interpreter === void 0) return void 0;
  const option = words.findIndex(({ value }) => value !== void 0 && interpreter.option.test(value));
  const word = option === -1 ? void 0 : words[option + 1];
  return word !== void 0 && isText(word) ? { word, instead: interpreter.instead } : void 0;
}
function isText({ quoting, expansions, span }) {
  if (quoting === "mixed") return true;
  const [only] = expansions;
  return quoting === "double" && !(expansions.length === 1 && only !== void 0 && only.span.end - only.span.start >= span.end - span.start - 2);
}
function jqProgram(words) {
  for (let at = 1; at < words.length; at += 1) {
    const { value } = words[at] ?? {};
    if (value === "-f" || value === "--from-file") return void 0;
    if (value === void 0 || !value.startsWith("-")) return words[at];
    at += jqOptions[value] ?? 0;
  }
  return void 0;
}
function ghProgram(command) {
  return readGhCall(command, ghCommands)?.flags.find(({ name }) => name === "jq" || name === "q")?.value?.word;
}
export {
  no_interpolated_code_default as default
};
