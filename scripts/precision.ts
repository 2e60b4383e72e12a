// npm run precision -- DIR[=owner/name@commit]... [--sample N] [--seed S] [--per-rule K] [--rule ID]...
// npm run precision -- --record SHEET
// Counts what the default preset, or the named rules alone, find in trees; draws a sample for a person to judge; keeps the judged figures.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ruleUrl } from "../src/cli/about.ts";
import { configSource } from "../src/cli/configuration.ts";
import { collectInputs } from "../src/cli/inputs.ts";
import { LintRun } from "../src/cli/lint-run.ts";
import type { LintOptions } from "../src/cli/program.ts";
import { shownPaths } from "../src/cli/shown-paths.ts";
import type { SourceText } from "../src/core/source-text.ts";
import { Linter } from "../src/engine/linter.ts";
import { chooseParser } from "../src/parse/markdown/choose.ts";
import { ruleEntries } from "../rules/index.ts";
import { mergeJudgements, readSheet, type Judgement } from "./precision/record.ts";
import { drawSample, renderSheet, type TreeFinding } from "./precision/sample.ts";

const recordFile = "docs/precision.json";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string" }, seed: { type: "string", default: "1" }, "per-rule": { type: "string", default: "20" }, record: { type: "string" }, rule: { type: "string", multiple: true, default: [] } },
});

if (values.record !== undefined) keep(values.record);
else if (positionals.length > 0) await count(positionals);
else {
  console.error("usage: npm run precision -- DIR[=owner/name@commit]... [--sample N] [--seed S] [--per-rule K] [--rule ID]...\n       npm run precision -- --record SHEET");
  process.exitCode = 2;
}

function keep(sheet: string): void {
  const record = existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, "utf8")) as Judgement[]) : [];
  const { judgements, unread } = readSheet(readFileSync(sheet, "utf8"));
  const merged = mergeJudgements(record, judgements);
  writeFileSync(recordFile, `[\n${merged.map((each) => `  ${JSON.stringify(each)}`).join(",\n")}\n]\n`);
  console.log(`Kept ${judgements.length} figures in ${recordFile}; ${unread} findings have no verdict. \`npm run generate\` writes the page.`);
}

async function count(trees: readonly string[]): Promise<void> {
  const findings: TreeFinding[] = [];
  for (const tree of trees) {
    const [folder = "", name = basename(folder)] = tree.split("=");
    findings.push(...(await findingsIn(resolve(folder), name)));
  }
  if (values.sample === undefined) printTable(findings);
  else console.log(renderSheet(drawSample(findings, { size: Number(values.sample), perRule: Number(values["per-rule"]), seed: Number(values.seed) })));
}

async function findingsIn(folder: string, tree: string): Promise<TreeFinding[]> {
  const named = values.rule.map((id) => `${id}: ${ruleEntries.find((entry) => entry.id === id)?.meta.severity ?? "warning"}`);
  // The tree's own configuration would hide what the preset finds.
  const options: LintOptions = { format: "text", config: false, configCode: false, inlineConfig: true, rule: named, profile: [], parser: "auto", color: false };
  const linter = new Linter({ parser: await chooseParser("auto"), rules: ruleEntries, inlineConfig: true, ruleUrl });
  const streams = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, color: false };
  const { inputs } = await collectInputs([folder], {}, configSource(options, folder), streams, folder);
  const run = new LintRun(linter, options, shownPaths(inputs.map(({ file }) => file)));
  for (const input of inputs) await run.add(input);
  const results = run.results();
  console.error(`${tree}: ${results.length} files, ${results.filter(({ failures }) => failures.length > 0).length} with failures`);
  return results.flatMap(({ diagnostics, source }) =>
    diagnostics.filter(({ suppressed, ruleId }) => suppressed === undefined && (named.length === 0 || values.rule.includes(ruleId))).map((diagnostic) => ({ tree, diagnostic, line: lineAt(source, diagnostic.region.start) })),
  );
}

function lineAt(source: SourceText | undefined, offset: number): string {
  if (source === undefined) return "";
  const { start, end } = source.lineSpan(source.pointAt(offset).line);
  return source.slice(start, end).trimEnd();
}

function printTable(findings: readonly TreeFinding[]): void {
  const rows = new Map<string, { rule: string; severity: string; findings: number; files: Set<string>; trees: Set<string> }>();
  for (const { tree, diagnostic } of findings) {
    const { ruleId: rule, severity, path } = diagnostic;
    const row = rows.get(`${rule} ${severity}`) ?? { rule, severity, findings: 0, files: new Set(), trees: new Set() };
    row.findings += 1;
    row.files.add(`${tree} ${path}`);
    row.trees.add(tree);
    rows.set(`${rule} ${severity}`, row);
  }
  const sorted = [...rows.values()].sort((a, b) => b.findings - a.findings);
  const cells = [["RULE", "SEVERITY", "FINDINGS", "FILES", "TREES"], ...sorted.map((row) => [row.rule, row.severity, row.findings, row.files.size, row.trees.size].map(String))];
  cells.push(["all", "", String(findings.length), "", ""]);
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells) console.log(row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  "));
}
