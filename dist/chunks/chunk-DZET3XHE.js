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
  formats: () => formats,
  workflowCommand: () => workflowCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LSV7SRNM = require("./chunk-LSV7SRNM.js");
var import_chunk_JUMTTHKJ = require("./chunk-JUMTTHKJ.js");
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
function escapeMessage(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function workflowCommand(level, properties, message) {
  const written = Object.entries(properties).filter(([, value]) => value !== void 0 && value !== "").map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",");
  return `::${level}${written === "" ? "" : ` ${written}`}::${escapeMessage(message)}`;
}
var MOST_OF_A_LEVEL = 10;
var MOST_LINES = 10;
var TITLE = "markerlint";
var levels = ["error", "warning", "notice"];
function annotationLevel(severity) {
  return severity === "info" ? "notice" : severity;
}
function diagnosticAnnotation({ path }, diagnostic) {
  const { region, severity, message, ruleId, related, comment, url } = diagnostic;
  const { startPoint: start, endPoint: end } = region;
  const level = annotationLevel(severity);
  const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
  const lines = [
    message,
    ...related.map(({ at, message: words, path: other, comment: where }) => `${other === void 0 ? "" : `${other}:`}${at.startPoint.line}:${at.startPoint.column} ${words}${where === void 0 ? "" : ` (${(0, import_chunk_7IIL3LMX.describeComment)(where)})`}`),
    ...comment === void 0 ? [] : [(0, import_chunk_7IIL3LMX.describeComment)(comment)],
    ...url === "" ? [] : [url]
  ];
  return {
    level,
    group: JSON.stringify([path, ruleId]),
    line: start.line,
    command: (others) => workflowCommand(
      level,
      { file: path, line: start.line, endLine: end.line, ...columns, title: (0, import_chunk_7IIL3LMX.printable)(ruleId) },
      [...lines.map(import_chunk_7IIL3LMX.printable), ...others === "" ? [] : [others]].join("\n")
    ),
    logLine: (0, import_chunk_7IIL3LMX.printable)(`${severity} ${path}:${start.line}:${start.column} ${message} (${ruleId})`)
  };
}
function failureAnnotation({ path }, failure) {
  return {
    level: "error",
    group: JSON.stringify([path, failure]),
    line: 1,
    command: () => workflowCommand("error", { file: path, title: TITLE }, (0, import_chunk_7IIL3LMX.printable)(failure)),
    logLine: (0, import_chunk_7IIL3LMX.printable)(`error ${path} ${failure}`)
  };
}
function annotations(input) {
  return [
    ...input.files.flatMap((file) => file.failures.map((failure) => failureAnnotation(file, failure))),
    ...input.files.flatMap(
      (file) => (0, import_chunk_7IIL3LMX.shownDiagnostics)(file, { quiet: input.quiet, includeSuppressed: false }).map(
        (diagnostic) => diagnosticAnnotation(file, diagnostic)
      )
    )
  ];
}
function grouped(all) {
  if (all.length <= MOST_OF_A_LEVEL) return all.map((annotation) => ({ command: annotation.command(""), members: [annotation] }));
  const groups = /* @__PURE__ */ new Map();
  for (const annotation of all) {
    const group = groups.get(annotation.group);
    if (group === void 0) groups.set(annotation.group, [annotation]);
    else group.push(annotation);
  }
  return [...groups.values()].map((members) => ({ command: members[0]?.command(othersWords(members.slice(1))) ?? "", members }));
}
function othersWords(others) {
  if (others.length === 0) return "";
  const lines = [...new Set(others.map(({ line }) => line))];
  const named = lines.slice(0, MOST_LINES).join(", ");
  return `${others.length} more in this file, in line${lines.length === 1 ? "" : "s"} ${named}${lines.length > MOST_LINES ? ", \u2026" : ""}.`;
}
function annotationLines(all) {
  const byLevel = levels.map((level) => grouped(all.filter((annotation) => annotation.level === level)));
  const isCut = byLevel.some((groups) => groups.length > MOST_OF_A_LEVEL || groups.some(({ members }) => members.length > 1));
  const limits = { error: MOST_OF_A_LEVEL, warning: MOST_OF_A_LEVEL, notice: MOST_OF_A_LEVEL - (isCut ? 1 : 0) };
  const shown = byLevel.flatMap((groups, index) => groups.slice(0, limits[levels[index] ?? "notice"]).map(({ command }) => command));
  if (!isCut) return shown;
  const hidden = byLevel.map((groups, index) => groups.flatMap(({ members }, nth) => nth < limits[levels[index] ?? "notice"] ? members.slice(1) : members));
  const counts = hidden.flatMap(
    (annotated, index) => annotated.length === 0 ? [] : [(0, import_chunk_7IIL3LMX.count)(annotated.length, levels[index] ?? "notice")]
  );
  const words = `Not annotated, since GitHub shows ${MOST_OF_A_LEVEL} of a level: ${counts.join(", ")}. The log of this step has them.`;
  return [
    ...shown,
    workflowCommand("notice", { title: TITLE }, words),
    ...hidden.flat().map(({ logLine }) => logLine)
  ];
}
function formatGithub(input) {
  const counts = (0, import_chunk_7IIL3LMX.tally)(input.files, input.quiet);
  const lines = [
    ...annotationLines(annotations(input)),
    ...input.notes.map((note) => `note: ${(0, import_chunk_7IIL3LMX.printable)(note)}`),
    (0, import_chunk_7IIL3LMX.findingsSentence)(counts),
    (0, import_chunk_7IIL3LMX.fixableSentence)(counts),
    ...(0, import_chunk_7IIL3LMX.leftOutSentences)(counts),
    (0, import_chunk_7IIL3LMX.failuresSentence)(counts),
    (0, import_chunk_7IIL3LMX.checkedSentence)(counts)
  ];
  return `${lines.filter((line) => line !== void 0).join("\n")}
`;
}
var severityNames = { error: "major", warning: "minor", info: "info" };
function formatGitlab(input) {
  const occurrences = /* @__PURE__ */ new Map();
  const fingerprint = (...parts) => {
    const named = JSON.stringify(parts);
    const nth = (occurrences.get(named) ?? 0) + 1;
    occurrences.set(named, nth);
    return (0, import_chunk_J6AED5OY.bytesToHex)((0, import_chunk_J6AED5OY.sha256)((0, import_chunk_J6AED5OY.utf8ToBytes)(JSON.stringify([...parts, nth])))).slice(0, 32);
  };
  const failures = (0, import_chunk_LSV7SRNM.failuresOf)(input).map(({ path, failure }) => ({
    description: (0, import_chunk_7IIL3LMX.printable)(`The file could not be linted in full: ${failure}`),
    check_name: "markerlint",
    fingerprint: fingerprint(path, failure),
    severity: "critical",
    location: { path, lines: { begin: 1 } }
  }));
  const findings = (0, import_chunk_LSV7SRNM.visible)(input).map(({ file: { path, source }, diagnostic }) => {
    const { message, ruleId, severity, region, comment } = diagnostic;
    return {
      description: (0, import_chunk_7IIL3LMX.printable)(comment === void 0 ? message : `${message} (${(0, import_chunk_7IIL3LMX.describeComment)(comment)})`),
      check_name: ruleId,
      fingerprint: fingerprint(path, source === void 0 ? message : (0, import_chunk_JUMTTHKJ.contentKey)(diagnostic, source)),
      severity: severityNames[severity],
      location: { path, lines: { begin: region.startPoint.line, end: region.endPoint.line } }
    };
  });
  return (0, import_chunk_LSV7SRNM.jsonText)([...failures, ...findings]);
}
var entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
function markup(text) {
  return (0, import_chunk_7IIL3LMX.printable)(text).replaceAll(/[\ufffe\uffff]/g, "\uFFFD").replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
function markupWithCode(text) {
  return text.split(/(`[^`]+`)/).map((part) => /^`[^`]+`$/.test(part) ? `<code>${markup(part.slice(1, -1))}</code>` : markup(part)).join("");
}
var script = `
const form = document.querySelector("form");
const output = form.querySelector("output");
const files = [...document.querySelectorAll("section.file")].map((section) => ({
  section,
  path: section.dataset.path,
  findings: [...section.querySelectorAll("article")].map((article) => ({ article, ...article.dataset, text: article.textContent.toLowerCase() })),
}));
const all = files.reduce((sum, { findings }) => sum + findings.length, 0);
const names = ["rule", "severity", "file", "text"];
function apply() {
  const { rule, severity, file, text } = Object.fromEntries(names.map((name) => [name, form.elements[name].value]));
  const words = text.toLowerCase();
  const path = file.toLowerCase();
  let shown = 0;
  for (const { section, path: own, findings } of files) {
    const inFile = own.toLowerCase().includes(path);
    let here = 0;
    for (const finding of findings) {
      const fits = inFile && (rule === "" || finding.rule === rule) && (severity === "" || finding.severity === severity) && finding.text.includes(words);
      finding.article.hidden = !fits;
      if (fits) here += 1;
    }
    section.hidden = here === 0 && !(inFile && findings.length === 0 && rule + severity + text === "");
    shown += here;
  }
  output.textContent = shown === all ? all + " shown" : shown + " of " + all + " shown";
  const chosen = names.filter((name) => form.elements[name].value !== "").map((name) => [name, form.elements[name].value]);
  history.replaceState(null, "", chosen.length === 0 ? location.pathname : "#?" + new URLSearchParams(chosen));
}
if (location.hash.startsWith("#?")) for (const [name, value] of new URLSearchParams(location.hash.slice(2))) if (names.includes(name)) form.elements[name].value = value;
let timer;
form.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(apply, 80); });
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("reset", () => setTimeout(apply));
form.hidden = false;
if (location.hash.startsWith("#?")) apply();
`;
var style = `
:root { color-scheme: light dark; --line: #8884; --error: #c62828; --warning: #b26a00; --info: #1565c0; }
@media (prefers-color-scheme: dark) { :root { --error: #ff8a80; --warning: #ffcc80; --info: #90caf9; } }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; margin: 0 0 .5rem; }
h2 { font-size: 1.05rem; overflow-wrap: anywhere; margin: 1.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
p { margin: .25rem 0; }
code, pre { font: 13px/1.45 ui-monospace, monospace; }
code { background: #8882; padding: 0 .2em; border-radius: 3px; overflow-wrap: anywhere; }
pre { overflow-x: auto; margin: .4rem 0 0; padding: .5rem; background: #8881; border-radius: 4px; }
form { position: sticky; top: 0; z-index: 1; background: Canvas; border-block: 1px solid var(--line); padding: .5rem 0; margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; }
label { display: flex; flex-direction: column; font-size: .8rem; }
input, select { font: inherit; padding: .2rem .3rem; max-width: 22rem; }
output { margin-left: auto; }
table { border-collapse: collapse; }
td, th { text-align: left; padding: .15rem 1rem .15rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; }
section.file { content-visibility: auto; contain-intrinsic-size: auto 12rem; }
article { border-left: 3px solid var(--line); padding: .1rem 0 .3rem .75rem; margin: .75rem 0; break-inside: avoid; }
article[data-severity=error] { border-color: var(--error); }
article[data-severity=warning] { border-color: var(--warning); }
article[data-severity=info] { border-color: var(--info); }
.severity { font-weight: 600; }
[data-severity=error] .severity, .failure { color: var(--error); }
[data-severity=warning] .severity { color: var(--warning); }
[data-severity=info] .severity { color: var(--info); }
.place, .more { font-size: .85rem; opacity: .8; overflow-wrap: anywhere; }
.help { white-space: pre-line; }
[hidden] { display: none !important; }
@media print {
  form { display: none; }
  section.file { content-visibility: visible; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: inherit; text-decoration: none; }
  body { max-width: none; font-size: 11pt; }
}
`;
var unpainted = { gutter: (text) => text, mark: (text) => text };
function formatHtml(input) {
  const counts = (0, import_chunk_7IIL3LMX.tally)(input.files, input.quiet);
  const placed = (0, import_chunk_LSV7SRNM.visible)(input);
  const found = /* @__PURE__ */ new Map();
  for (const each of placed) {
    const { ruleId } = each.diagnostic;
    const others = found.get(ruleId);
    if (others === void 0) found.set(ruleId, [each]);
    else others.push(each);
  }
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${base64((0, import_chunk_J6AED5OY.sha256)((0, import_chunk_J6AED5OY.utf8ToBytes)(script)))}'; base-uri 'none'; form-action 'none'`;
  return [
    "<!doctype html>",
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width"><title>markerlint: ${markup(title(counts))}</title><style>${style}</style></head>`,
    "<body>",
    `<header><h1>markerlint</h1>${summary(input, counts)}</header>`,
    ...placed.length === 0 ? [] : [overview(found), filters(found)],
    "<main>",
    ...input.files.map((file) => fileSection(file, input)),
    "</main>",
    ...placed.length === 0 ? [] : [rulesSection(found, input.rules), `<script>${script}</script>`],
    "</body>",
    "</html>\n"
  ].join("\n");
}
function base64(bytes) {
  return btoa(String.fromCharCode(...bytes));
}
function title(counts) {
  return (0, import_chunk_7IIL3LMX.findingsSentence)(counts) ?? (0, import_chunk_7IIL3LMX.failuresSentence)(counts) ?? (0, import_chunk_7IIL3LMX.checkedSentence)(counts);
}
function summary(input, counts) {
  const [found, failed] = [(0, import_chunk_7IIL3LMX.findingsSentence)(counts), (0, import_chunk_7IIL3LMX.failuresSentence)(counts)];
  return [
    ...found === void 0 ? [] : [`<p><strong>${markup(found)}</strong></p>`],
    ...failed === void 0 ? [] : [`<p class="failure">${markup(failed)}</p>`],
    `<p>${[(0, import_chunk_7IIL3LMX.fixableSentence)(counts), ...(0, import_chunk_7IIL3LMX.leftOutSentences)(counts), (0, import_chunk_7IIL3LMX.checkedSentence)(counts)].filter((sentence) => sentence !== void 0).map(markup).join(" ")}</p>`,
    ...input.notes.map((note) => `<p>Note: ${markupWithCode(note)}</p>`)
  ].join("\n");
}
function overview(found) {
  const rows = [...found].sort(([, a], [, b]) => b.length - a.length).map(([id, placed]) => {
    const number = { error: 0, warning: 0, info: 0 };
    for (const { diagnostic } of placed) number[diagnostic.severity] += 1;
    const files = new Set(placed.map(({ file }) => file.path)).size;
    return `<tr><td><a href="#${anchorOf(id)}">${markup(id)}</a></td><td>${(0, import_chunk_7IIL3LMX.countSeverities)(number)}</td><td class="number">${String(files)}</td></tr>`;
  });
  return `<table><thead><tr><th>Rule</th><th>Findings</th><th class="number">Files</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
function filters(found) {
  const options = (values) => `<option value="">all</option>${values.map((value) => `<option>${markup(value)}</option>`).join("")}`;
  return [
    "<form hidden>",
    `<label>Rule<select name="rule">${options([...found.keys()].sort())}</select></label>`,
    `<label>Severity<select name="severity">${options(import_chunk_LSV7SRNM.severities)}</select></label>`,
    '<label>File<input name="file" type="search" placeholder="part of its path"></label>',
    '<label>Words<input name="text" type="search"></label>',
    '<button type="reset">Show all</button>',
    '<output aria-live="polite"></output>',
    "</form>"
  ].join("");
}
function fileSection(file, input) {
  const diagnostics = (0, import_chunk_7IIL3LMX.shownDiagnostics)(file, { quiet: input.quiet, includeSuppressed: false });
  if (diagnostics.length === 0 && file.failures.length === 0) return "";
  return [
    `<section class="file" data-path="${markup(file.path)}"><h2>${markup(file.path)}</h2>`,
    ...file.failures.map((failure) => `<p class="failure">failed: ${markup(failure)}</p>`),
    ...diagnostics.map((diagnostic) => finding(file, diagnostic)),
    "</section>"
  ].join("\n");
}
function finding(file, diagnostic) {
  const { ruleId, severity, message, region, related, comment, fix } = diagnostic;
  const frame = (at) => file.source === void 0 ? "" : `<pre>${markupLines((0, import_chunk_7IIL3LMX.codeFrame)(file.source, at, unpainted))}</pre>`;
  return [
    `<article data-rule="${markup(ruleId)}" data-severity="${severity}">`,
    `<p><span class="severity">${severity}</span> ${markupWithCode(message)}</p>`,
    `<p class="place">${markup(`${file.path}:${region.startPoint.line}:${region.startPoint.column}`)} <a href="#${anchorOf(ruleId)}">${markup(ruleId)}</a>${fix === void 0 ? "" : ` (${fix.safety === "safe" ? "--fix mends it" : "--fix=unsafe mends it"})`}</p>`,
    ...comment === void 0 ? [] : [`<p class="more">${markup((0, import_chunk_7IIL3LMX.describeComment)(comment))}</p>`],
    frame(region),
    ...related.map(({ at, message: words, path }) => `<p class="more">${markup(`${path ?? file.path}:${at.startPoint.line}:${at.startPoint.column}`)} ${markupWithCode(words)}</p>${path === void 0 ? frame(at) : ""}`),
    "</article>"
  ].join("");
}
function markupLines(lines) {
  return lines.map(markup).join("\n");
}
function rulesSection(found, rules) {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const blocks = [...found.keys()].sort().map((id) => {
    const rule = known.get(id);
    const link = rule === void 0 || rule.url === "" ? "" : `<p><a href="${markup(rule.url)}">The page of the rule</a></p>`;
    return `<h3 id="${anchorOf(id)}">${markup(id)}</h3><p>${markupWithCode(rule?.summary ?? "")}.</p><p class="help">${(rule?.help ?? "").split("\n").map(markup).join("&#10;")}</p>${link}`;
  });
  return `<section><h2>How to mend them</h2>${blocks.join("\n")}</section>`;
}
function anchorOf(ruleId) {
  return `rule-${markup(ruleId).replaceAll(/[^\w-]/g, "-")}`;
}
var VERSION = 1;
function jsonPlace({ startPoint, endPoint }) {
  return { line: startPoint.line, column: startPoint.column, endLine: endPoint.line, endColumn: endPoint.column };
}
function jsonComment({ id, url, line }) {
  return { id: id ?? null, url: url ?? null, line };
}
function jsonDiagnostic(diagnostic) {
  const { ruleId, severity, message, region, url, messageId, fix, related, comment, suppressed, baseline } = diagnostic;
  return {
    ruleId,
    severity,
    message,
    ...jsonPlace(region),
    url,
    messageId,
    ...fix && {
      fix: { safety: fix.safety, edits: fix.edits.map(({ start, end, text }) => ({ start, end, text })) }
    },
    ...related.length > 0 && {
      related: related.map(({ at, message: words, path, comment: other }) => ({ message: words, ...path !== void 0 && { path }, ...jsonPlace(at), ...other && { comment: jsonComment(other) } }))
    },
    ...comment && { comment: jsonComment(comment) },
    ...suppressed && { suppressed: { reason: suppressed.reason, ...suppressed.by && { by: suppressed.by } } },
    ...baseline && { baseline }
  };
}
function jsonFile(file, input) {
  return {
    path: file.path,
    kind: file.kind,
    diagnostics: (0, import_chunk_7IIL3LMX.shownDiagnostics)(file, { ...input, includeKnown: true }).map(jsonDiagnostic),
    ...file.failures.length > 0 && { failures: file.failures }
  };
}
function formatJson(input) {
  return (0, import_chunk_LSV7SRNM.jsonText)({
    version: VERSION,
    checked: input.files.filter(import_chunk_7IIL3LMX.isChecked).length,
    files: input.files.map((file) => jsonFile(file, input)),
    ...input.notes.length > 0 && { notes: input.notes }
  });
}
function element(name, attributes, content = []) {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${markup(String(value))}"`);
  const inner = typeof content === "string" ? markup(content) : content.length === 0 ? "" : `
${content.join("\n")}
`;
  return inner === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inner}</${name}>`;
}
function findingCase(path, { ruleId, message, severity, region, comment, url }) {
  const { line, column } = region.startPoint;
  const place = `${path}:${line}:${column}`;
  const words = [`${place} ${message}`, ...comment === void 0 ? [] : [(0, import_chunk_7IIL3LMX.describeComment)(comment)], ...url === "" ? [] : [url]].join(" ");
  const result = severity === "info" ? element("system-out", {}, words) : element("failure", { message, type: severity }, words);
  return element("testcase", { name: `${ruleId} (${line}:${column})`, classname: path }, [result]);
}
function suite(file, input) {
  const diagnostics = (0, import_chunk_7IIL3LMX.shownDiagnostics)(file, { quiet: input.quiet, includeSuppressed: false });
  const cases = [
    ...file.failures.map((failure) => element("testcase", { name: "markerlint", classname: file.path }, [element("error", { message: failure, type: "failure" })])),
    ...diagnostics.map((diagnostic) => findingCase(file.path, diagnostic))
  ];
  if (cases.length === 0) cases.push(element("testcase", { name: "markerlint", classname: file.path }));
  const counts = { tests: cases.length, failures: diagnostics.filter(({ severity }) => severity !== "info").length, errors: file.failures.length };
  return { text: element("testsuite", { name: file.path, ...counts }, cases), counts };
}
function formatJunit(input) {
  const suites = input.files.map((file) => suite(file, input));
  const sum = (of) => suites.reduce((total, { counts }) => total + counts[of], 0);
  const attributes = { name: "markerlint", tests: sum("tests"), failures: sum("failures"), errors: sum("errors") };
  return `<?xml version="1.0" encoding="UTF-8"?>
${element("testsuites", attributes, suites.map(({ text }) => text))}
`;
}
var special = /[&<>\\`*_[\]|~@#$]|:(?=\/\/)|(?<=www)\./gi;
function markdownText(text) {
  return (0, import_chunk_7IIL3LMX.printable)(text).replaceAll(special, (character) => `&#${character.charCodeAt(0)};`);
}
function markdownWithCode(text) {
  return text.split(/(`[^`]+`)/).map((part) => /^`[^`]+`$/.test(part) ? `<code>${markdownText(part.slice(1, -1))}</code>` : markdownText(part)).join("");
}
function markdownLink(text, url) {
  if (url === void 0 || url === "") return text;
  const address = url.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD").replaceAll(/[^\x21-\x7e]|[<>\\[\]|`]/gu, encodeURIComponent);
  return `[${text}](<${address}>)`;
}
var mostBytes = 9e5;
var longestMessage = 1e3;
function formatMarkdown(input) {
  const counts = (0, import_chunk_7IIL3LMX.tally)(input.files, input.quiet);
  const head = [
    "## markerlint",
    "",
    [(0, import_chunk_7IIL3LMX.findingsSentence)(counts), (0, import_chunk_7IIL3LMX.failuresSentence)(counts)].flatMap((sentence) => sentence === void 0 ? [] : [`**${sentence}**`]).join(" "),
    [(0, import_chunk_7IIL3LMX.fixableSentence)(counts), ...(0, import_chunk_7IIL3LMX.leftOutSentences)(counts), (0, import_chunk_7IIL3LMX.checkedSentence)(counts)].filter((sentence) => sentence !== void 0).map(markdownText).join(" "),
    ...input.notes.map((note) => `
Note: ${markdownWithCode(note)}`),
    ...(0, import_chunk_LSV7SRNM.failuresOf)(input).map(({ path, failure }) => `
- **failed** ${markdownText(path)}: ${markdownText(failure)}`)
  ];
  const placed = (0, import_chunk_LSV7SRNM.visible)(input);
  const ordered = import_chunk_LSV7SRNM.severities.flatMap((severity) => placed.filter(({ diagnostic }) => diagnostic.severity === severity));
  return `${[...head, ...byRule(ordered), ...byPlace(ordered, input)].join("\n").replaceAll(/\n{3,}/g, "\n\n").trim()}
`;
}
function byRule(ordered) {
  if (ordered.length === 0) return [];
  const rules = /* @__PURE__ */ new Map();
  for (const placed of ordered) {
    const { ruleId } = placed.diagnostic;
    const found = rules.get(ruleId);
    if (found === void 0) rules.set(ruleId, [placed]);
    else found.push(placed);
  }
  const rows = [...rules].map(([id, found]) => {
    const number = { error: 0, warning: 0, info: 0 };
    for (const { diagnostic } of found) number[diagnostic.severity] += 1;
    return `| ${markdownLink(markdownText(id), found[0]?.diagnostic.url)} | ${(0, import_chunk_7IIL3LMX.countSeverities)(number)} | ${new Set(found.map(({ file }) => file.path)).size} |`;
  });
  return ["", "| Rule | Findings | Files |", "| --- | --- | --- |", ...rows];
}
function byPlace(ordered, input) {
  const lines = [];
  let room = mostBytes;
  let shown = 0;
  for (const severity of import_chunk_LSV7SRNM.severities) {
    const found = ordered.filter(({ diagnostic }) => diagnostic.severity === severity);
    if (found.length === 0 || room < 0) continue;
    lines.push("", `<details${severity === "error" ? " open" : ""}><summary>${(0, import_chunk_7IIL3LMX.count)(found.length, severity)}</summary>`, "", "| Place | Finding | Rule |", "| --- | --- | --- |");
    for (const placed of found) {
      const row = rowOf(placed, input.sourceUrl);
      room -= new TextEncoder().encode(row).length + 1;
      if (room < 0) break;
      shown += 1;
      lines.push(row);
    }
    lines.push("", "</details>");
  }
  const left = ordered.length - shown;
  return left === 0 ? lines : [...lines, "", `**${(0, import_chunk_7IIL3LMX.count)(left, "finding")} left out, the least severe: a summary holds no more. The log and the other reports have them.**`];
}
function rowOf({ file: { path }, diagnostic }, sourceUrl) {
  const { region, message, ruleId, url, comment } = diagnostic;
  const { line, column } = region.startPoint;
  const source = sourceUrl === void 0 ? void 0 : `${sourceUrl}/${(0, import_chunk_LSV7SRNM.artifactUri)(path)}?plain=1#L${line}`;
  const words = message.length > longestMessage ? `${message.slice(0, longestMessage)}\u2026` : message;
  const where = comment === void 0 ? "" : ` (${markdownLink(markdownText((0, import_chunk_7IIL3LMX.describeComment)({ ...comment, url: void 0 })), comment.url)})`;
  return `| ${markdownLink(markdownText(`${path}:${line}:${column}`), source)} | ${markdownWithCode(words)}${where} | ${markdownLink(markdownText(ruleId), url)} |`;
}
var severityNames2 = { error: "ERROR", warning: "WARNING", info: "INFO" };
function position(source, point) {
  const { start } = source.lineSpan(point.line);
  return { line: point.line, column: new TextEncoder().encode(source.slice(start, start + point.column - 1)).length + 1 };
}
function range(source, { startPoint, endPoint }) {
  return { start: position(source, startPoint), end: position(source, endPoint) };
}
function suggestions(source, { edits }) {
  if (edits.length !== 1) return [];
  return edits.map(({ start, end, text }) => ({ range: range(source, { startPoint: source.pointAt(start), endPoint: source.pointAt(end) }), text: text.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD") }));
}
function rdDiagnostic({ file, diagnostic }) {
  const { path, source } = file;
  const { message, severity, ruleId, url, region, related, comment, fix } = diagnostic;
  const here = related.filter((each) => each.path === void 0);
  return {
    message: (0, import_chunk_7IIL3LMX.printable)(comment === void 0 ? message : `${message} (${(0, import_chunk_7IIL3LMX.describeComment)(comment)})`),
    severity: severityNames2[severity],
    location: { path, ...source !== void 0 && { range: range(source, region) } },
    code: { value: ruleId, ...url !== "" && { url } },
    ...source !== void 0 && fix !== void 0 && suggestions(source, fix).length > 0 && { suggestions: suggestions(source, fix) },
    ...source !== void 0 && here.length > 0 && { related_locations: here.map(({ at, message: words }) => ({ message: (0, import_chunk_7IIL3LMX.printable)(words), location: { path, range: range(source, at) } })) }
  };
}
function formatRdjson(input) {
  return (0, import_chunk_LSV7SRNM.jsonText)({
    source: { name: "markerlint", url: input.informationUri },
    diagnostics: [
      ...(0, import_chunk_LSV7SRNM.failuresOf)(input).map(({ path, failure }) => ({ message: (0, import_chunk_7IIL3LMX.printable)(`The file could not be linted in full: ${failure}`), severity: "ERROR", location: { path } })),
      ...(0, import_chunk_LSV7SRNM.visible)(input).map(rdDiagnostic)
    ]
  });
}
var BLOCK = 100;
var FACTOR = 37;
var END_OF_FILE = 65535;
var BYTE_ORDER_MARK = 65279;
var CHUNK = 1 << 16;
var TAB = 9;
var LF = 10;
var CR = 13;
var SPACE = 32;
var TWO_32 = 2 ** 32;
var LEAVING = BigInt.asUintN(64, BigInt(FACTOR) ** BigInt(BLOCK));
var LEAVING_HIGH = Number(LEAVING >> 32n);
var LEAVING_LOW = Number(LEAVING & 0xffffffffn);
var RollingHash = class {
  #block = new Uint16Array(BLOCK);
  #high = 0;
  #low = 0;
  /** The place in the block of the next character, which is also that of the oldest one. */
  index = 0;
  push(character) {
    const oldest = this.#block[this.index] ?? 0;
    this.#block[this.index] = character;
    const low = this.#low * FACTOR + character - LEAVING_LOW * oldest;
    const high = this.#high * FACTOR - LEAVING_HIGH * oldest + Math.floor(low / TWO_32);
    this.#low = low >>> 0;
    this.#high = high >>> 0;
    this.index = this.index + 1 === BLOCK ? 0 : this.index + 1;
  }
  /** The hash in hexadecimal digits without leading zeros. */
  toString() {
    const low = this.#low.toString(16);
    return this.#high === 0 ? low : this.#high.toString(16) + low.padStart(8, "0");
  }
};
function lineFingerprints(source, hasByteOrderMark, lines) {
  const hash = new RollingHash();
  const startingLines = new Uint32Array(BLOCK);
  const occurrences = /* @__PURE__ */ new Map();
  const fingerprints = /* @__PURE__ */ new Map();
  const lastWanted = [...lines].reduce((last, wanted) => Math.max(last, wanted), 0);
  let line = 0;
  let atLineStart = true;
  let afterCarriageReturn = false;
  const leave = () => {
    const finished = startingLines[hash.index] ?? 0;
    if (finished === 0) return;
    startingLines[hash.index] = 0;
    const digits = hash.toString();
    const nth = (occurrences.get(digits) ?? 0) + 1;
    occurrences.set(digits, nth);
    if (lines.has(finished)) fingerprints.set(finished, `${digits}:${nth}`);
  };
  const add = (character) => {
    const follows = afterCarriageReturn;
    afterCarriageReturn = character === CR;
    if (character === SPACE || character === TAB || follows && character === LF) return;
    leave();
    if (atLineStart) {
      line += 1;
      startingLines[hash.index] = line;
    }
    const normal = character === CR ? LF : character;
    atLineStart = normal === LF;
    hash.push(normal);
  };
  if (hasByteOrderMark) add(BYTE_ORDER_MARK);
  for (let at = 0; at < source.length && !fingerprints.has(lastWanted); at += CHUNK) {
    const chunk = source.slice(at, Math.min(at + CHUNK, source.length));
    for (let index = 0; index < chunk.length; index += 1) add(chunk.charCodeAt(index));
  }
  add(END_OF_FILE);
  for (let rest = 0; rest < BLOCK; rest += 1) {
    leave();
    hash.push(0);
  }
  return fingerprints;
}
function completeRules(rules, placed) {
  const complete = new Map(rules.map((rule) => [rule.id, rule]));
  for (const { diagnostic } of placed) {
    const { ruleId, severity, url } = diagnostic;
    if (complete.has(ruleId)) continue;
    const words = `Findings of ${ruleId}`;
    complete.set(ruleId, { id: ruleId, summary: words, severity, level: "should", url, page: "", help: words, tags: [] });
  }
  return [...complete.values()];
}
function results(placed, rules, tellSuppressions) {
  const ruleIndices = new Map(rules.map(({ id }, index) => [id, index]));
  const tellBaseline = placed.some(({ diagnostic }) => diagnostic.baseline !== void 0);
  const wantedLines = /* @__PURE__ */ new Map();
  for (const { file, diagnostic } of placed) {
    const lines = wantedLines.get(file) ?? /* @__PURE__ */ new Set();
    wantedLines.set(file, lines.add(diagnostic.region.startPoint.line));
  }
  const fingerprints = new Map(
    [...wantedLines].map(([file, lines]) => [
      file,
      file.source && lineFingerprints(file.source, file.hasByteOrderMark ?? false, lines)
    ])
  );
  return placed.map(({ diagnostic, file }) => {
    const fingerprint = fingerprints.get(file)?.get(diagnostic.region.startPoint.line);
    return (0, import_chunk_LSV7SRNM.sarifResult)(diagnostic, file, { ruleIndices, fingerprint, tellSuppressions, tellBaseline });
  });
}
function formatSarif(input) {
  const all = input.files.flatMap(
    (file) => (0, import_chunk_7IIL3LMX.shownDiagnostics)(file, { ...input, includeKnown: true }).map((diagnostic) => ({ diagnostic, file }))
  );
  const placed = (0, import_chunk_LSV7SRNM.worstWithin)(all, import_chunk_LSV7SRNM.MOST_RESULTS, ({ diagnostic }) => diagnostic.severity);
  const rules = completeRules(input.rules, placed);
  const log = (0, import_chunk_LSV7SRNM.sarifLog)({
    version: input.toolVersion,
    informationUri: input.informationUri,
    rules: rules.map(import_chunk_LSV7SRNM.ruleDescriptor),
    results: results(placed, rules, input.includeSuppressed),
    leftOut: all.length - placed.length,
    failures: (0, import_chunk_LSV7SRNM.failuresOf)(input),
    notes: input.notes,
    checked: (0, import_chunk_7IIL3LMX.tally)(input.files, input.quiet)
  });
  return (0, import_chunk_LSV7SRNM.jsonText)(log);
}
var formats = {
  text: import_chunk_7IIL3LMX.formatText,
  json: formatJson,
  sarif: formatSarif,
  github: formatGithub,
  markdown: formatMarkdown,
  html: formatHtml,
  rdjson: formatRdjson,
  gitlab: formatGitlab,
  junit: formatJunit
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  formats,
  workflowCommand
});
