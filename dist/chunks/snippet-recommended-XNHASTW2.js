var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  snippet_closed_heredoc: () => closed_heredoc_default,
  snippet_gh_body: () => gh_body_default,
  snippet_grep_pattern: () => grep_pattern_default,
  snippet_known_gh_command: () => known_gh_command_default,
  snippet_known_gh_field: () => known_gh_field_default,
  snippet_known_gh_flag: () => known_gh_flag_default,
  snippet_no_heredoc_command: () => no_heredoc_command_default,
  snippet_no_interpolated_code: () => no_interpolated_code_default
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_I327RTWP = require("./chunk-I327RTWP.js");
var import_chunk_JI7FZBBY = require("./chunk-JI7FZBBY.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var closed_heredoc_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/closed-heredoc",
  meta: {
    summary: "Require here-documents to end where they are meant to",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
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
        if (!(0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, at)) report(near === void 0 ? "unclosed" : "blanks", { at, data: { delimiter: delimiter.text } });
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
var textFlags = /* @__PURE__ */ new Map([
  ["body", "--body-file"],
  ["b", "--body-file"],
  ["notes", "--notes-file"]
]);
var substituted = /^`\s*(?:cat|date|git|echo|printf|pwd|whoami|hostname|uname|basename|dirname|jq|head|tail|gh|node|python3?)\b/;
var gh_body_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/gh-body",
  meta: {
    summary: "Disallow texts of several lines, with code or with `\\n` in the arguments of gh",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
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
      for (const flag of snippet.commands.flatMap((command) => (0, import_chunk_I327RTWP.readGhCall)(command, import_chunk_I327RTWP.ghCommands)?.flags ?? [])) {
        const file = textFlags.get(flag.name);
        if (file === void 0 || flag.value === void 0) continue;
        const problem = findProblem(text, flag.value);
        if (problem === void 0 || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, flag.span)) continue;
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
var grep_pattern_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/grep-pattern",
  meta: {
    summary: "Disallow patterns of grep that begin with a dash and are taken for options",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
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
        if (pattern === void 0 || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, pattern.span)) continue;
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
var missing = /* @__PURE__ */ new Map([
  ["milestone", "gh api repos/{owner}/{repo}/milestones"],
  ["milestones", "gh api repos/{owner}/{repo}/milestones"],
  ["branch", "git branch"],
  ["branches", "gh api repos/{owner}/{repo}/branches"],
  ["commit", "gh api repos/{owner}/{repo}/commits"],
  ["commits", "gh api repos/{owner}/{repo}/commits"],
  ["tag", "gh api repos/{owner}/{repo}/tags"],
  ["comment", "gh issue comment"],
  ["review", "gh pr review"],
  ["user", "gh api user"],
  ["team", "gh api orgs/{org}/teams"],
  ["deployment", "gh api repos/{owner}/{repo}/deployments"],
  ["collaborator", "gh api repos/{owner}/{repo}/collaborators"],
  ["webhook", "gh api repos/{owner}/{repo}/hooks"],
  ["clone", "gh repo clone"],
  ["fork", "gh repo fork"],
  ["merge", "gh pr merge"],
  ["checkout", "gh pr checkout"],
  ["login", "gh auth login"],
  ["logout", "gh auth logout"],
  ["graphql", "gh api graphql"],
  ["pull", "gh pr"],
  ["pull-request", "gh pr"],
  ["issues", "gh issue"],
  ["prs", "gh pr"],
  ["repos", "gh repo"],
  ["releases", "gh release"],
  ["runs", "gh run"],
  ["workflows", "gh workflow"],
  ["labels", "gh label"],
  ["secrets", "gh secret"],
  ["variables", "gh variable"]
]);
var known_gh_command_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/known-gh-command",
  meta: {
    summary: "Require commands of gh to exist",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://cli.github.com/manual/gh_help_reference", claim: "every command of gh" }]
  },
  messages: {
    missing: "gh {{version}} has no command `{{name}}`; use `{{instead}}`, or name the extension that brings it.",
    subcommand: "`gh {{path}}` of gh {{version}} has no command `{{name}}`; `gh {{path}} --help` lists those that it has.",
    meant: "`gh {{path}}` of gh {{version}} has no command `{{name}}`; did you mean `{{meant}}`?"
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const command of snippet.commands) {
        const { path, unknown } = (0, import_chunk_I327RTWP.readGhCall)(command, import_chunk_I327RTWP.ghCommands) ?? {};
        const name = unknown?.value;
        if (path === void 0 || unknown === void 0 || name === void 0 || !/^[a-z][a-z-]+$/.test(name)) continue;
        if ((0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, unknown.span)) continue;
        const at = unknown.span;
        if (path === "") {
          const instead = missing.get(name);
          if (instead !== void 0 && !bringsOwn(document, name)) report("missing", { at, data: { name, instead, version: import_chunk_I327RTWP.ghVersion } });
          continue;
        }
        const known = subcommands(path);
        const meant = (0, import_chunk_7IIL3LMX.suggest)(name, known);
        if (meant === void 0) report("subcommand", { at, data: { path, name, version: import_chunk_I327RTWP.ghVersion } });
        else report("meant", { at, data: { path, name, version: import_chunk_I327RTWP.ghVersion, meant } });
      }
    }
  }
});
function subcommands(path) {
  const prefix = `${path} `;
  return [...import_chunk_I327RTWP.ghCommands.keys()].filter((each) => each.startsWith(prefix) && !each.slice(prefix.length).includes(" ")).map((each) => each.slice(prefix.length));
}
function bringsOwn({ text }, name) {
  return text.includes(`gh-${name}`) || /\bgh (?:extension|ext|alias)\b/.test(text);
}
var known_gh_field_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/known-gh-field",
  meta: {
    summary: "Require fields behind `--json` to be fields of that command of gh",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://cli.github.com/manual/gh_pr_view", claim: "the fields that --json takes; any other is an error, and nothing is printed" },
      { url: "https://cli.github.com/manual/gh_help_formatting", claim: "without fields behind it, --json prints those that exist" }
    ]
  },
  messages: {
    unknown: "`gh {{path}}` of gh {{version}} has no JSON field `{{field}}`; `gh {{path}} --json` prints those that it has, and `gh api graphql` reaches others.",
    meant: "`gh {{path}}` of gh {{version}} has no JSON field `{{field}}`; did you mean `{{meant}}`?"
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const shellCommand of snippet.commands) {
        const { path = "", command, flags = [] } = (0, import_chunk_I327RTWP.readGhCall)(shellCommand, import_chunk_I327RTWP.ghCommands) ?? {};
        const value = flags.find(({ name }) => name === "json")?.value;
        if (command?.fields === void 0 || value?.text === void 0 || !/^\w+(?:,\w+)*$/.test(value.text)) continue;
        let start = value.span.start;
        for (const field of value.text.split(",")) {
          const at = { start, end: start + field.length };
          start = at.end + 1;
          if (command.fields.includes(field) || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, at)) continue;
          const data = { path, version: import_chunk_I327RTWP.ghVersion, field };
          const meant = (0, import_chunk_7IIL3LMX.suggest)(field, command.fields);
          if (meant === void 0) report("unknown", { at, data });
          else report("meant", { at, data: { ...data, meant } });
        }
      }
    }
  }
});
var known_gh_flag_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/known-gh-flag",
  meta: {
    summary: "Require flags of gh to exist for the command that they stand behind",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://cli.github.com/manual/gh_help_reference", claim: "every command of gh with its flags; an unknown one is an error" }]
  },
  messages: {
    unknown: "`gh {{path}}` of gh {{version}} has no flag `{{flag}}`; see `gh {{path}} --help` for those that it has.",
    meant: "`gh {{path}}` of gh {{version}} has no flag `{{flag}}`; did you mean `--{{meant}}`?"
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const shellCommand of snippet.commands) {
        const { path = "", command, flags = [] } = (0, import_chunk_I327RTWP.readGhCall)(shellCommand, import_chunk_I327RTWP.ghCommands) ?? {};
        if (command === void 0 || path === "" || command.group === true || takesAnything(path, command)) continue;
        const flag = flags.find(({ known }) => !known);
        if (flag === void 0 || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, flag.span)) continue;
        const data = { path, version: import_chunk_I327RTWP.ghVersion, flag: document.text.slice(flag.span.start, flag.span.end) };
        const meant = flag.name.length > 1 ? (0, import_chunk_7IIL3LMX.suggest)(flag.name, longNames(command)) : void 0;
        if (meant === void 0) report("unknown", { at: flag.span, data });
        else report("meant", { at: flag.span, data: { ...data, meant } });
      }
    }
  }
});
function takesAnything(path, { extension }) {
  return extension === true || /^(?:copilot|extension exec|codespace (?:ssh|cp|jupyter))$/.test(path);
}
function longNames({ values = [], switches = [] }) {
  return [...values, ...switches].filter(({ length }) => length > 1);
}
var substituted2 = /^`\s*(?:cat|date|git|echo|printf|pwd|whoami|hostname|uname|basename|dirname|jq|head|tail|gh|wc|id|which|nproc)\b/;
var no_heredoc_command_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/no-heredoc-command",
  meta: {
    summary: "Disallow code between backticks in here-documents whose delimiter is not quoted",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://www.gnu.org/software/bash/manual/bash.html#Here-Documents",
        claim: "unless the delimiter is quoted, the shell replaces commands between backticks in the text"
      }
    ]
  },
  messages: {
    command: "The shell runs {{code}} as a command, since the delimiter of the here-document is not quoted; write `<<'{{delimiter}}'`."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const { delimiter, expansions } of snippet.commands.flatMap(({ heredocs }) => heredocs)) {
        const codeOf = ({ start: start2, end: end2 }) => document.text.slice(start2, end2);
        const code = expansions.find(({ kind, span }) => kind === "backtick" && !substituted2.test(codeOf(span)));
        if (code === void 0 || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, code.span)) continue;
        const { start, end } = delimiter.span;
        report("command", {
          at: code.span,
          data: { code: codeOf(code.span), delimiter: delimiter.text },
          // What the shell was meant to replace in the text would stay as it stands.
          fix: { safety: "unsafe", edits: [{ start, end, text: `'${delimiter.text}'` }] }
        });
      }
    }
  }
});
var interpreters = [
  { name: /^python(?:3(?:\.\d+)?)?$/, option: /^-\w*c$/, instead: "read it from `sys.argv`" },
  { name: /^node$/, option: /^(?:-\w*[ep]|--eval|--print)$/, instead: "read it from `process.argv`" },
  { name: /^(?:perl|ruby)$/, option: /^-\w*e$/, instead: "read it from `ARGV`" }
];
var inJq = "pass it with `--arg`";
var jqOptions = { "--arg": 2, "--argjson": 2, "--slurpfile": 2, "--rawfile": 2, "--indent": 1, "-L": 1, "-f": 1, "--from-file": 1 };
var harmless = /^(?:CLAUDE_\w+|[?#$!])$/;
var mostValues = 50;
var no_interpolated_code_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/no-interpolated-code",
  meta: {
    summary: "Disallow values that the shell writes into the code of another language",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
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
        if (program === void 0 || expansion === void 0 || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, expansion.span)) continue;
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
  return (0, import_chunk_I327RTWP.readGhCall)(command, import_chunk_I327RTWP.ghCommands)?.flags.find(({ name }) => name === "jq" || name === "q")?.value?.word;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  snippet_closed_heredoc,
  snippet_gh_body,
  snippet_grep_pattern,
  snippet_known_gh_command,
  snippet_known_gh_field,
  snippet_known_gh_flag,
  snippet_no_heredoc_command,
  snippet_no_interpolated_code
});
