import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Diagnostic, FileResult, Region } from "../../core/diagnostic.ts";
import { codeFrame } from "../code-frame.ts";
import { describeComment } from "../comment-place.ts";
import { markup, markupWithCode } from "../markup.ts";
import type { ReportInput, ReportRule } from "../report-input.ts";
import { checkedSentence, countSeverities, failuresSentence, findingsSentence, fixableSentence, leftOutSentences } from "../summary.ts";
import { shownDiagnostics, tally, type Tally } from "../tally.ts";
import { severities, visible, type Placed } from "../visible.ts";
import { script } from "./script.ts";
import { style } from "./style.ts";

const unpainted = { gutter: (text: string) => text, mark: (text: string) => text };

/**
 * The report as one page that needs nothing else, neither files nor a network: every finding with its lines, how to mend it, and
 * filters by rule, severity, file and words. The page may run no other script than its own, whatever the linted files hold.
 */
export function formatHtml(input: ReportInput): string {
  const counts = tally(input.files, input.quiet);
  const placed = visible(input);
  const found = new Map<string, Placed[]>();
  for (const each of placed) {
    const { ruleId } = each.diagnostic;
    const others = found.get(ruleId);
    if (others === undefined) found.set(ruleId, [each]);
    else others.push(each);
  }
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${base64(sha256(utf8ToBytes(script)))}'; base-uri 'none'; form-action 'none'`;
  return [
    "<!doctype html>",
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width"><title>markerlint: ${markup(title(counts))}</title><style>${style}</style></head>`,
    "<body>",
    `<header><h1>markerlint</h1>${summary(input, counts)}</header>`,
    ...(placed.length === 0 ? [] : [overview(found), filters(found)]),
    "<main>",
    ...input.files.map((file) => fileSection(file, input)),
    "</main>",
    ...(placed.length === 0 ? [] : [rulesSection(found, input.rules), `<script>${script}</script>`]),
    "</body>",
    "</html>\n",
  ].join("\n");
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function title(counts: Tally): string {
  return findingsSentence(counts) ?? failuresSentence(counts) ?? checkedSentence(counts);
}

function summary(input: ReportInput, counts: Tally): string {
  const [found, failed] = [findingsSentence(counts), failuresSentence(counts)];
  return [
    ...(found === undefined ? [] : [`<p><strong>${markup(found)}</strong></p>`]),
    ...(failed === undefined ? [] : [`<p class="failure">${markup(failed)}</p>`]),
    `<p>${[fixableSentence(counts), ...leftOutSentences(counts), checkedSentence(counts)].filter((sentence) => sentence !== undefined).map(markup).join(" ")}</p>`,
    ...input.notes.map((note) => `<p>Note: ${markupWithCode(note)}</p>`),
  ].join("\n");
}

function overview(found: ReadonlyMap<string, readonly Placed[]>): string {
  const rows = [...found].sort(([, a], [, b]) => b.length - a.length).map(([id, placed]) => {
    const number = { error: 0, warning: 0, info: 0 };
    for (const { diagnostic } of placed) number[diagnostic.severity] += 1;
    const files = new Set(placed.map(({ file }) => file.path)).size;
    return `<tr><td><a href="#${anchorOf(id)}">${markup(id)}</a></td><td>${countSeverities(number)}</td><td class="number">${String(files)}</td></tr>`;
  });
  return `<table><thead><tr><th>Rule</th><th>Findings</th><th class="number">Files</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function filters(found: ReadonlyMap<string, readonly Placed[]>): string {
  const options = (values: readonly string[]): string => `<option value="">all</option>${values.map((value) => `<option>${markup(value)}</option>`).join("")}`;
  return [
    "<form hidden>",
    `<label>Rule<select name="rule">${options([...found.keys()].sort())}</select></label>`,
    `<label>Severity<select name="severity">${options(severities)}</select></label>`,
    '<label>File<input name="file" type="search" placeholder="part of its path"></label>',
    '<label>Words<input name="text" type="search"></label>',
    '<button type="reset">Show all</button>',
    '<output aria-live="polite"></output>',
    "</form>",
  ].join("");
}

function fileSection(file: FileResult, input: ReportInput): string {
  const diagnostics = shownDiagnostics(file, { quiet: input.quiet, includeSuppressed: false });
  if (diagnostics.length === 0 && file.failures.length === 0) return "";
  return [
    `<section class="file" data-path="${markup(file.path)}"><h2>${markup(file.path)}</h2>`,
    ...file.failures.map((failure) => `<p class="failure">failed: ${markup(failure)}</p>`),
    ...diagnostics.map((diagnostic) => finding(file, diagnostic)),
    "</section>",
  ].join("\n");
}

function finding(file: FileResult, diagnostic: Diagnostic): string {
  const { ruleId, severity, message, region, related, comment, fix } = diagnostic;
  const frame = (at: Region): string => (file.source === undefined ? "" : `<pre>${markupLines(codeFrame(file.source, at, unpainted))}</pre>`);
  return [
    `<article data-rule="${markup(ruleId)}" data-severity="${severity}">`,
    `<p><span class="severity">${severity}</span> ${markupWithCode(message)}</p>`,
    `<p class="place">${markup(`${file.path}:${region.startPoint.line}:${region.startPoint.column}`)} <a href="#${anchorOf(ruleId)}">${markup(ruleId)}</a>${fix === undefined ? "" : ` (${fix.safety === "safe" ? "--fix mends it" : "--fix=unsafe mends it"})`}</p>`,
    ...(comment === undefined ? [] : [`<p class="more">${markup(describeComment(comment))}</p>`]),
    frame(region),
    ...related.map(({ at, message: words, path }) => `<p class="more">${markup(`${path ?? file.path}:${at.startPoint.line}:${at.startPoint.column}`)} ${markupWithCode(words)}</p>${path === undefined ? frame(at) : ""}`),
    "</article>",
  ].join("");
}

/** The lines of a frame are printable already; each keeps its place. */
function markupLines(lines: readonly string[]): string {
  return lines.map(markup).join("\n");
}

function rulesSection(found: ReadonlyMap<string, readonly Placed[]>, rules: readonly ReportRule[]): string {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const blocks = [...found.keys()].sort().map((id) => {
    const rule = known.get(id);
    const link = rule === undefined || rule.url === "" ? "" : `<p><a href="${markup(rule.url)}">The page of the rule</a></p>`;
    return `<h3 id="${anchorOf(id)}">${markup(id)}</h3><p>${markupWithCode(rule?.summary ?? "")}.</p><p class="help">${(rule?.help ?? "").split("\n").map(markup).join("&#10;")}</p>${link}`;
  });
  return `<section><h2>How to mend them</h2>${blocks.join("\n")}</section>`;
}

function anchorOf(ruleId: string): string {
  return `rule-${markup(ruleId).replaceAll(/[^\w-]/g, "-")}`;
}
