var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: true });
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
  snippet_checked_status: () => checked_status_default,
  snippet_immutable_store: () => immutable_store_default,
  snippet_no_empty_body: () => no_empty_body_default,
  snippet_no_first_match: () => no_first_match_default,
  snippet_no_hidden_failure: () => no_hidden_failure_default,
  snippet_no_time_text: () => no_time_text_default,
  snippet_read_back: () => read_back_default,
  snippet_set_variable: () => set_variable_default,
  snippet_tested_body_file: () => tested_body_file_default,
  snippet_valid_json: () => valid_json_default,
  snippet_valid_python: () => valid_python_default,
  snippet_valid_shell: () => valid_shell_default
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
var resolver = /^(?:python(?:3(?:\.\d+)?)?|node|uv|npx|bash|sh|gh|.*\/.+|.+\.(?:sh|py|js|mjs))$/;
var checked_status_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/checked-status",
  meta: {
    summary: "Require the status of a program to be read where a script only asks whether it printed anything",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      {
        url: "https://www.gnu.org/software/bash/manual/bash.html#Simple-Command-Expansion",
        claim: "an assignment has the status of its last command substitution, so that `if ! X=$(\u2026)` reads it"
      }
    ]
  },
  messages: {
    emptiness: "Whether `{{name}}` is empty does not say whether `{{program}}` failed; write `if ! {{name}}=$(\u2026); then`, or read `$?`."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      if (/^[ \t]*set\s+-\w*e|\$\?|PIPESTATUS/m.test(snippet.code)) continue;
      for (const command of snippet.commands) {
        const found = readAssignment(command);
        if (found === void 0 || command.tested || command.next !== void 0) continue;
        const test = new RegExp(String.raw`\[\[?\s+(?:-[zn]\s+"?\$\{?${found.name}\}?"?|"?\$\{?${found.name}\}?"?\s+(?:==?|!=)\s+(?:""|''))\s+\]`);
        const behind = document.text.slice(command.span.end, snippet.span.end);
        if (!test.test(behind) || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, command.span)) continue;
        report("emptiness", { at: command.span, data: found });
      }
    }
  }
});
function readAssignment({ name: name2, words, assignments: assignments2 }) {
  const [assignment, second] = assignments2;
  if (name2 !== void 0 || words.length > 0 || assignment === void 0 || second !== void 0) return void 0;
  const [expansion, other] = assignment.value?.expansions ?? [];
  const [program] = expansion?.commands ?? [];
  if (other !== void 0 || expansion?.kind !== "command" || program?.name === void 0 || program.pipedTo !== void 0 || program.next !== void 0) return void 0;
  return resolver.test(program.name) ? { name: assignment.name, program: program.name } : void 0;
}
var immutable_store_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/immutable-store",
  meta: {
    summary: "Require a look for the side files of a SQLite database before it is opened as immutable",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["python", "shell"],
    fixable: false,
    evidence: [
      { url: "https://www.sqlite.org/uri.html#uriimmutable", claim: "SQLite takes no locks and looks for no changes of an immutable file, so that changes give wrong answers" },
      { url: "https://www.sqlite.org/wal.html#the_wal_file", claim: "what was last written may stand only in the file that ends in -wal" }
    ]
  },
  messages: {
    unchecked: "With `immutable=1` SQLite does not read what stands only in the `-wal` file; check in the same block that no `-wal` and `-shm` file lies beside the database."
  },
  check(document, { report }) {
    const snippets = [...document.snippets("python"), ...document.snippets("shell")];
    for (const snippet of snippets) {
      const text = document.text.slice(snippet.span.start, snippet.span.end);
      const index = text.indexOf("immutable=1");
      if (index === -1 || /-wal\b/.test(text)) continue;
      const at = { start: snippet.span.start + index, end: snippet.span.start + index + "immutable=1".length };
      if (!(0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, at)) report("unchecked", { at });
    }
  }
});
var no_empty_body_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/no-empty-body",
  meta: {
    summary: "Disallow branches, loops and functions of the shell that hold no command",
    level: "must",
    preset: "strict",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      {
        url: "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_10",
        claim: "the grammar asks for a command in every branch, loop and function; a comment is none"
      }
    ]
  },
  messages: {
    end: "No command stands before `{{keyword}}`, which the shell refuses as a syntax error; write `:` where nothing is done.",
    start: "No command stands between `{` and `}`, which the shell refuses as a syntax error; write `:` where nothing is done."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const at of snippet.emptyBodies) {
        const keyword = document.text.slice(at.start, at.end);
        if ((0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, at)) continue;
        if (keyword === "{") report("start", { at });
        else if (/^(?:fi|else|elif|done)$/.test(keyword)) report("end", { at, data: { keyword } });
      }
    }
  }
});
var accumulated = /\bin\s+[\w.]*(?:events?|records?|comments?|entries|journal|hand_?offs?|markers?|history|messages|revisions|updates)\b/i;
var firstInJq = [/\bcomments?\b/, /\bselect\(/, /\[0\]|\bfirst\b/];
var longestCall = 2e3;
var no_first_match_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/no-first-match",
  meta: {
    summary: "Disallow taking the first match among records that later ones supersede",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
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
        if (!(0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, call.span)) report("first", { at: call.span });
      }
    }
    for (const snippet of document.snippets("shell")) {
      for (const { name: name2, words } of snippet.commands) {
        const program = name2 === "jq" || name2 === "gh" ? words.find(({ value }) => value !== void 0 && firstInJq.every((part) => part.test(value)) && !/sort_by|reverse|last\b/.test(value)) : void 0;
        if (program !== void 0 && !(0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, program.span)) report("first", { at: program.span });
      }
    }
  }
});
var doing = /* @__PURE__ */ new Map([
  ["gh", /^(?:auth|config)$/],
  ["git", /^(?!(?:push|pull|fetch|clone|commit|merge|rebase|cherry-pick|tag)$)/],
  ["curl", void 0],
  ["wget", void 0],
  ["npm", /^(?:ls|list|view|outdated|audit)$/],
  ["pnpm", /^(?:ls|list|outdated|audit)$/],
  ["yarn", /^(?:list|why|outdated|audit)$/],
  ["pip", /^(?:show|list|uninstall)$/],
  ["uv", /^(?:pip)$/],
  ["cargo", void 0],
  ["make", /^(?:clean)$/],
  ["pytest", void 0],
  ["terraform", void 0],
  ["kubectl", /^(?:get|describe|create|delete|logs|version)$/]
]);
var no_hidden_failure_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/no-hidden-failure",
  meta: {
    summary: "Disallow hiding that a command failed",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://google.github.io/styleguide/shellguide.html#s8.1-checking-return-values", claim: "return values are checked, and messages say what failed" },
      { url: "https://mywiki.wooledge.org/BashFAQ/105", claim: "status that nobody reads lets a script go on with wrong data" }
    ]
  },
  messages: {
    ignored: '`|| {{nothing}}` lets the script go on when `{{command}}` fails; say what is done then, as in `|| { echo "\u2026" >&2; exit 1; }`.',
    silenced: "Whether `{{command}}` fails decides what is run next, but `2>/dev/null` hides why; leave its messages, or keep them in a file."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const command of snippet.commands) {
        if (!isDoing(command)) continue;
        const data = { command: nameOf(command) };
        const { next } = command;
        const nothing = next?.operator === "||" ? next.command?.name : void 0;
        if (next?.command !== void 0 && (nothing === "true" || nothing === ":")) {
          const at = next.command.span;
          if (!(0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, at)) report("ignored", { at, data: { ...data, nothing } });
          continue;
        }
        const silence = command.redirections.find(isSilence);
        if (silence === void 0 || next?.operator !== "&&" || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, silence.span)) continue;
        report("silenced", { at: silence.span, data });
      }
    }
  }
});
function isDoing({ name: name2, words }) {
  if (name2 === void 0 || !doing.has(name2)) return false;
  const harmless = doing.get(name2);
  if (words.some(({ value }) => value === "--version" || value === "--help")) return false;
  const subcommand = words.slice(1).find(({ value }) => value?.startsWith("-") !== true)?.value ?? "";
  return harmless === void 0 || !harmless.test(subcommand);
}
function nameOf({ words }) {
  const end = words.findIndex(({ value }) => value === void 0 || !/^[a-z][\w-]*$/.test(value));
  return words.slice(0, Math.min(end === -1 ? words.length : Math.max(end, 1), 3)).map(({ value }) => value ?? "").join(" ");
}
function isSilence({ operator, descriptor, target }) {
  return target?.value === "/dev/null" && (operator === "&>" || operator.startsWith(">") && descriptor === 2);
}
var stamp = /\[\s*["'](?:ts|time_?stamp|(?:created|updated|completed|started|submitted)_?at)["']\s*\]$|\.get\(\s*["'](?:ts|time_?stamp|(?:created|updated|completed|started|submitted)_?at)["'][^()]*\)$/i;
var byStamp = /\bkey\s*=\s*lambda\s+(\w+)\s*:\s*\1(?:\[\s*["'](?:ts|time_?stamp|(?:created|updated|completed|started|submitted)_?at)["']\s*\]|\.get\(\s*["'](?:ts|time_?stamp|(?:created|updated)_?at)["'][^()]*\))\s*(?:,|$)/i;
var longestCall2 = 2e3;
var no_time_text_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/no-time-text",
  meta: {
    summary: "Disallow comparing time stamps as texts",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["python"],
    fixable: false,
    evidence: [
      {
        url: "https://www.rfc-editor.org/rfc/rfc3339#section-5.1",
        claim: "texts sort by time only with one offset, spelt in one way, and with the same number of digits for fractions"
      }
    ]
  },
  messages: {
    compared: "`{{code}}` compares time stamps as texts, which is wrong as soon as `Z` meets `+00:00` or a fraction of a second; parse them first, as with `datetime.fromisoformat`.",
    ordered: "`{{code}}` orders time stamps as texts, which is wrong as soon as `Z` meets `+00:00` or a fraction of a second; parse them in the key, as with `datetime.fromisoformat`."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("python")) {
      for (const { span, left, operator, right } of snippet.comparisons) {
        if (!/^[<>]=?$/.test(operator) || !stamp.test(left) || !stamp.test(right) || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, span)) continue;
        report("compared", { at: span, data: { code: `${left} ${operator} ${right}` } });
      }
      for (const { span, callee, arguments: inside } of snippet.calls) {
        if (!/^(?:max|min|sorted|\w+\.sort)$/.test(callee) || inside.end - inside.start > longestCall2 || !byStamp.test(document.text.slice(inside.start, inside.end))) continue;
        if (!(0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, span)) report("ordered", { at: span, data: { code: document.text.slice(span.start, span.end) } });
      }
    }
  }
});
var posts = /^(?:issue (?:create|comment|edit)|pr (?:create|comment|edit|review))$/;
var reads = /^(?:(?:issue|pr) (?:view|list|status|checks)|api|search .*)$/;
var read_back_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/read-back",
  meta: {
    summary: "Require a snippet that posts a file with gh to read back what was posted",
    level: "convention",
    preset: "strict",
    severity: "info",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [{ url: "https://cli.github.com/manual/gh_issue_view", claim: "gh issue view prints the body and, with --comments, the comments that readers see" }]
  },
  messages: {
    unread: "Nothing here reads back what `gh {{path}}` posts; add `gh {{noun}} view`, so that a cut or garbled text is seen."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      const calls = snippet.commands.flatMap((command) => {
        const call = (0, import_chunk_I327RTWP.readGhCall)(command, import_chunk_I327RTWP.ghCommands);
        return call === void 0 ? [] : [{ command, call }];
      });
      const last = calls.findLast(({ call }) => posts.test(call.path) && call.flags.some(({ name: name2 }) => name2 === "body-file" || name2 === "F"));
      if (last === void 0 || calls.some(({ command, call }) => command.span.start > last.command.span.start && reads.test(call.path))) continue;
      const at = { start: last.command.span.start, end: last.command.words[2]?.span.end ?? last.command.span.end };
      if (!(0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, at)) report("unread", { at, data: { path: last.call.path, noun: last.call.path.split(" ")[0] ?? "issue" } });
    }
  }
});
var shared = /\b(?:same|one|single) (?:bash )?(?:shell|terminal|invocation)\b|\b(?:shell|variables?|environment)\b[^.\n]{0,40}\bpersists?\b|\bCLAUDE_ENV_FILE\b/i;
var setting = /^(?:read|export|local|declare|typeset|readonly|mapfile|readarray|getopts|unset|printf|source|\.)$/;
var name = /^[A-Za-z_]\w*/;
var loop = /\b(?:for|select)\s+([A-Za-z_]\w*)\b/g;
var set_variable_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/set-variable",
  meta: {
    summary: "Require a variable to be set in the block that uses it",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill", "skill-resource", "prompt"],
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://code.claude.com/docs/en/tools-reference", claim: "each command runs in a process of its own, and variables do not persist between commands" },
      { url: "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_06_02", claim: "a parameter that is not set is replaced by nothing" }
    ]
  },
  messages: {
    elsewhere: "`${{name}}` is set in another block, in line {{line}}, and an agent that runs each block by itself finds it empty{{others}}; set it here too, or write one block."
  },
  check(document, { report }) {
    const snippets = document.snippets("shell");
    if (snippets.length < 2 || shared.test(document.text)) return;
    const assigned = snippets.map(assignments);
    const found = /* @__PURE__ */ new Map();
    for (const [index, snippet] of snippets.entries()) {
      for (const { name: used, span } of snippet.commands.flatMap(uses)) {
        if (assigned[index]?.has(used) === true) continue;
        const place = assigned.find((each) => each.get(used) !== void 0)?.get(used);
        if (place === void 0 || /^\$\{\w+:?[-=?+]/.test(document.text.slice(span.start, span.end)) || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, span)) continue;
        const first = found.get(used) ?? { at: span, line: document.source.pointAt(place.start).line, blocks: /* @__PURE__ */ new Set() };
        first.blocks.add(index);
        found.set(used, first);
      }
    }
    for (const [used, { at, line, blocks }] of found) {
      const more = blocks.size - 1;
      report("elsewhere", { at, data: { name: used, line: String(line), others: more === 0 ? "" : `, here and in ${String(more)} other block${more === 1 ? "" : "s"}` } });
    }
  }
});
function assignments({ commands, code, span }) {
  const set = /* @__PURE__ */ new Map();
  const add = (each, at) => {
    if (!set.has(each)) set.set(each, at);
  };
  for (const command of commands.flatMap(withInner)) {
    const isExport = command.name === "export";
    for (const { name: each, span: at } of command.assignments) add(each, isExport ? void 0 : at);
    if (command.name === void 0 || !setting.test(command.name)) continue;
    for (const { span: at, value } of command.words.slice(1)) {
      const each = name.exec(value ?? "")?.[0];
      if (each !== void 0) add(each, isExport ? void 0 : at);
    }
  }
  for (const [, each = ""] of code.matchAll(loop)) add(each, span);
  return set;
}
function uses({ words, assignments: set, redirections, heredocs }) {
  const values = [...words, ...set.map(({ value }) => value), ...redirections.map(({ target }) => target)].filter((word) => word !== void 0);
  return [...values.flatMap(({ expansions }) => expansions), ...heredocs.flatMap(({ expansions }) => expansions)].flatMap(read);
}
function read({ kind, name: each, span, commands }) {
  return kind === "parameter" && each !== void 0 ? [{ name: each, span }] : commands.flatMap(uses);
}
function withInner(command) {
  const expansions = [...command.words, ...command.assignments.flatMap(({ value }) => value ?? [])].flatMap((word) => word.expansions);
  return [command, ...expansions.flatMap(({ commands }) => commands.flatMap(withInner))];
}
var tested_body_file_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/tested-body-file",
  meta: {
    summary: "Require a test of a file that a snippet writes before gh posts it",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      { url: "https://cli.github.com/manual/gh_issue_comment", claim: "gh posts whatever the file holds" },
      { url: "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/test.html", claim: "test -s says whether a file exists and holds anything" }
    ]
  },
  messages: {
    untested: "`{{file}}` is written here and posted without a look at it; put `test -s {{file}} &&` in front of gh."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      for (const [index, command] of snippet.commands.entries()) {
        const value = (0, import_chunk_I327RTWP.readGhCall)(command, import_chunk_I327RTWP.ghCommands)?.flags.find(({ name: name2 }) => name2 === "body-file" || name2 === "notes-file" || name2 === "F")?.value;
        if (value === void 0) continue;
        const file = document.text.slice(value.span.start, value.span.end);
        const writer = file === "-" ? void 0 : snippet.commands.slice(0, index).findLast((each) => writes(document, each, file));
        if (writer === void 0) continue;
        const between = document.text.slice(Math.max(writer.span.end, ...writer.heredocs.map(({ body }) => body.end)), command.span.start);
        if (between.includes(file) || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, value.word.span)) continue;
        report("untested", { at: value.span, data: { file } });
      }
    }
  }
});
function writes({ text }, { name: name2, words, redirections }, file) {
  const targets = redirections.filter(({ operator }) => operator.includes(">")).flatMap(({ target }) => target ?? []);
  const named = name2 === "tee" ? words.slice(1) : [];
  return [...targets, ...named].some(({ span }) => text.slice(span.start, span.end).replaceAll(/^["']|["']$/g, "") === file);
}
var form = /\.\.\.|\u2026|\/\/|\/\*|^[ \t]*#|\s#\s|<[A-Za-z]|\{\{|\$\{|\{[a-z_]+[}.(]|:\s*(?!true\b|false\b|null\b)[A-Za-z_][\w-]*\s*[,}\n]|\|\s*(?:null|"|\[|\d)|\d-\d|(?:true|false)\/|\[\s*[a-z]/m;
var valid_json_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/valid-json",
  meta: {
    summary: "Require fences of JSON to hold JSON",
    level: "must",
    preset: "strict",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["json"],
    fixable: false,
    evidence: [{ url: "https://www.rfc-editor.org/rfc/rfc8259", claim: "the grammar, which knows no final comma and no comments" }]
  },
  messages: {
    syntax: "This is no JSON: {{reason}}; correct it, or name the fence `jsonc` or `jsonl`."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("json")) {
      const [fault] = snippet.faults;
      if (fault === void 0 || !snippet.closed || !/^\s*[[{]/.test(snippet.code) || isFollowedByValue(fault)) continue;
      if (form.test(snippet.code) || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, fault.span)) continue;
      report("syntax", { at: fault.span, data: { reason: fault.reason } });
    }
  }
});
function isFollowedByValue({ reason }) {
  return /^`[[{].*where the end of the text was expected$/s.test(reason);
}
var sketch = /\.\.\.|\u2026|\u2192|\u2193|\$\{|<[A-Za-z][\w .-]*>|^[ \t]*(?:[-*]\s|\d+\.\s|\/\/|const\s|let\s|elif\b|except\b|GET\s|POST\s)|\w\?\s*[:=]|^[\w.]+\([^)]{0,500}\)\s*->|^(?:class|def)\s+\w+\.\w/m;
var unknownToParser = /^[ \t]*yield\b|\bwith\b.*\bas\s*\(|\d\.(?!\w)|^[ \t]*case\s+[\w.]+\(/m;
var valid_python_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/valid-python",
  meta: {
    summary: "Require fences of Python to hold what Python can parse",
    level: "must",
    preset: "strict",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["python"],
    fixable: false,
    evidence: [{ url: "https://docs.python.org/3/reference/grammar.html", claim: "the grammar; Python runs nothing of a file that breaks it" }]
  },
  messages: {
    syntax: "Python cannot parse this: {{reason}}; correct it, or give the fence another language."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("python")) {
      const [fault] = snippet.faults;
      if (fault === void 0 || !snippet.closed || sketch.test(snippet.code) || unknownToParser.test(snippet.code) || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, fault.span)) continue;
      report("syntax", { at: fault.span, data: { reason: fault.reason } });
    }
  }
});
var otherLanguage = /^[ \t]*(?:@test\b|import\s|export\s+default\b|(?:const|let|var)\s|if\s*\(!?\w|[-*]\s|\d+\.\s|[\w.]+\([^)\n]{0,200}(?:[:=,]|\.\.\.)|[\w.]+\(\)\s*(?:$|#))|\u2192|\u2026|\u2193/m;
var valid_shell_default = (0, import_chunk_7IIL3LMX.defineRule)({
  id: "snippet/valid-shell",
  meta: {
    summary: "Require fences of a shell to hold what a shell can parse",
    level: "must",
    preset: "strict",
    severity: "warning",
    kinds: import_chunk_7IIL3LMX.kindsWithSnippets,
    nodes: ["code"],
    needs: ["shell"],
    fixable: false,
    evidence: [
      {
        url: "https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_10",
        claim: "the grammar of the shell; a shell runs nothing of a command that breaks it"
      }
    ]
  },
  messages: {
    syntax: "A shell cannot parse this: {{reason}}; correct it, or give the fence another language."
  },
  check(document, { report }) {
    for (const snippet of document.snippets("shell")) {
      const fault = snippet.faults.find(({ span }) => !snippet.emptyBodies.some(({ start }) => start === span.start));
      if (fault === void 0 || !snippet.closed || !isScript(snippet) || (0, import_chunk_JI7FZBBY.isDiscouraged)(document, snippet, fault.span)) continue;
      report("syntax", { at: fault.span, data: { reason: fault.reason } });
    }
  }
});
function isScript({ code, commands }) {
  return commands.length > 0 && !otherLanguage.test(code);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  snippet_checked_status,
  snippet_immutable_store,
  snippet_no_empty_body,
  snippet_no_first_match,
  snippet_no_hidden_failure,
  snippet_no_time_text,
  snippet_read_back,
  snippet_set_variable,
  snippet_tested_body_file,
  snippet_valid_json,
  snippet_valid_python,
  snippet_valid_shell
});
