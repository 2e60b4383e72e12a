import type { Diagnostic } from "../core/diagnostic.ts";
import type { CodeNode, NodeType } from "../core/markdown.ts";
import type { AnyRule } from "../core/rule.ts";
import { remarkParser } from "../parse/markdown/remark.ts";
import { fixWith, lintWith, type LintCase, type LintWith } from "./lint-with.ts";

/**
 * An example of a rule's page: a fence whose info string is a language, `bad` or `good`, and how to lint it, as JSON. With
 * `"escapes": true` the text may hold JSON escapes, such as `\uFEFF`, for characters that a page cannot show; with
 * `"unended": true` no line feed ends its last line.
 */
export interface PageExample {
  readonly verdict: "good" | "bad";
  readonly lintCase: LintCase;
  readonly escapes: boolean;
  readonly node: CodeNode;
  /** The ```` ```report ```` block below a bad example, and the block with `fixed` below that. */
  readonly report: CodeNode | undefined;
  readonly fixed: CodeNode | undefined;
}

const wanted: ReadonlySet<NodeType> = new Set<NodeType>(["code"]);

/** The examples of a page in order. Blocks without a verdict are prose for the reader. */
export function readExamples(page: string): PageExample[] {
  const blocks = remarkParser.open(page, 0, wanted).nodes("code");
  return blocks.flatMap((node, index) => {
    const match = /^(good|bad)\b\s*(\{.*\})?$/.exec(node.meta ?? "");
    if (match === null) return [];
    const { escapes, unended, ...settings } = JSON.parse(match[2] ?? "{}") as Omit<LintCase, "text"> & { escapes?: boolean; unended?: boolean };
    const written = unended === true ? node.value : `${node.value}\n`;
    const text = escapes === true ? unescape(written) : written;
    const behind = blocks.slice(index + 1);
    const report = match[1] === "bad" && behind[0]?.lang === "report" ? behind[0] : undefined;
    const fixed = report !== undefined && behind[1]?.meta === "fixed" ? behind[1] : undefined;
    return [{ verdict: match[1] as "good" | "bad", lintCase: { ...settings, text }, escapes: escapes ?? false, node, report, fixed }];
  });
}

/** What a page says of the findings of an example: a line for each. */
export function renderReport(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(({ region, message }) => `${String(region.startPoint.line)}:${String(region.startPoint.column)} ${message}`).join("\n");
}

/** The page as it should be: header, reports and fixed texts made anew, the rest untouched. */
export function renderPage(page: string, rule: AnyRule, given: Omit<LintWith, "rules">): string {
  const all: LintWith = { ...given, rules: [rule] };
  let rendered = page;
  // From the end, so that the places of earlier blocks stay true.
  for (const example of readExamples(page).filter(({ verdict }) => verdict === "bad").reverse()) {
    const report = renderReport(lintWith(all, example.lintCase));
    const after = fixWith(all, example.lintCase).text;
    const shown = example.escapes ? escape(after) : after;
    const blocks = [block("report", report)];
    if (after !== example.lintCase.text) blocks.push(block(`${example.node.lang ?? "md"} fixed`, shown.replace(/\n$/, "")));
    const end = (example.fixed ?? example.report ?? example.node).span.end;
    rendered = `${rendered.slice(0, example.node.span.end)}\n\n${blocks.join("\n\n")}${rendered.slice(end)}`;
  }
  return rendered.replace(/<!-- generated -->[\s\S]*?<!-- \/generated -->/, () => renderHeader(rule));
}

function block(info: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${info}\n${text}\n${fence}`;
}

function renderHeader({ meta }: AnyRule): string {
  const facts = [
    `Severity: ${meta.severity}.`,
    `Level: ${meta.level}.`,
    `Preset: ${meta.preset}.`,
    `Fix: ${meta.fixable === false ? "none" : meta.fixable}.`,
    `Kinds: ${meta.kinds.join(", ")}.`,
  ];
  const sources = meta.evidence.map(({ url, claim }) => `- [${claim}](${url})`);
  return ["<!-- generated -->", `${meta.summary}.`, "", facts.join(" "), "", "Sources:", "", ...sources, ...renderOptions(meta), "<!-- /generated -->"].join("\n");
}

interface OptionSchema {
  readonly type?: string;
  readonly description?: string;
}

function renderOptions(meta: AnyRule["meta"]): string[] {
  const properties = (meta.options as { properties?: Record<string, OptionSchema> } | undefined)?.properties;
  if (properties === undefined) return [];
  const defaults = meta.defaults as Record<string, unknown>;
  const rows = Object.entries(properties).map(
    ([name, { type, description }]) => `| \`${name}\` | ${type ?? ""} | ${defaults[name] === undefined ? "" : `\`${JSON.stringify(defaults[name])}\``} | ${description ?? ""} |`,
  );
  return ["", "| Option | Type | Default | Meaning |", "| --- | --- | --- | --- |", ...rows];
}

function unescape(text: string): string {
  return text.replaceAll(/\\u([0-9A-Fa-f]{4})|\\r|\\t/g, (whole, hex: string | undefined) =>
    hex === undefined ? (whole === String.raw`\r` ? "\r" : "\t") : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function escape(text: string): string {
  return text
    .replaceAll("\r", String.raw`\r`)
    .replaceAll("\t", String.raw`\t`)
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u00A0\u200B-\u200F\u2028-\u202F\u2060\uFEFF]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`);
}
