import type { ConfigLayer } from "../config/config.ts";
import { compileContract } from "../contract/compile-contract.ts";
import type { LoadedContract } from "../contract/load-contract.ts";
import type { ContractSource, ExampleSource } from "../contract/source.ts";
import { compileGlob } from "../core/globs.ts";
import type { DocumentKind } from "../core/document.ts";
import type { Diagnostic } from "../core/diagnostic.ts";
import type { Point } from "../core/span.ts";
import { readTarget } from "../core/target.ts";
import { packNames } from "../engine/built-in-contracts.ts";
import type { Linter } from "../engine/linter.ts";
import { ProjectRun } from "../engine/project-run.ts";

/** What the examples of a contract show. */
export interface ExampleResults {
  readonly good: number;
  readonly bad: number;
  /** Examples that do not show what they should, with their places in the contract. */
  readonly problems: readonly { readonly point: Point; readonly message: string }[];
}

/** Lints the examples of a contract with the default rules and this contract alone. */
export async function tryExamples({ source, text }: LoadedContract, linter: Linter): Promise<ExampleResults> {
  const packs = Object.fromEntries(packNames.map((name) => [name, "off"] as const));
  const layers: readonly ConfigLayer[] = [{ source: "contract check", base: "", config: { packs }, contracts: [compileContract(source)] }];
  const problems: { point: Point; message: string }[] = [];
  const examples = { good: source.examples?.good ?? [], bad: source.examples?.bad ?? [] };
  for (const verdict of ["good", "bad"] as const) {
    for (const [index, written] of examples[verdict].entries()) {
      const example = typeof written === "string" ? { text: written } : written;
      const found = await lintExample(example, source, linter, layers);
      const { start } = text.plain.spanOf({ path: ["examples", verdict, index], at: "value" });
      const name = example.name === undefined ? `The ${verdict} example ${String(index + 1)}` : `The ${verdict} example \`${example.name}\``;
      problems.push(...judge(verdict, example, found).map((problem) => ({ point: text.source.pointAt(start), message: `${name} ${problem}` })));
    }
  }
  return { good: examples.good.length, bad: examples.bad.length, problems };
}

/** What the examples of a kind of contract are, where they do not say it. */
const usualKinds = { marker: "comment", note: "note", journal: "journal", command: "markdown" } as const;

function usualPath(kind: DocumentKind): string {
  if (kind === "skill") return "skills/example/SKILL.md";
  return kind === "journal" ? "example.jsonl" : "example.md";
}

/** A path that the first glob of a contract of notes or journals matches, where its wildcards can be filled in. */
function ownPath(source: ContractSource, kind: DocumentKind): string | undefined {
  const [glob] = source.contract === "note" || (source.contract === "journal" && kind === "journal") ? (source.files ?? []) : [];
  const path = glob?.replaceAll("**/", "").replaceAll("*", "example");
  return glob !== undefined && path !== undefined && compileGlob(glob).matches(path) ? path : undefined;
}

async function lintExample(example: ExampleSource, source: ContractSource, linter: Linter, layers: readonly ConfigLayer[]): Promise<readonly Diagnostic[]> {
  const run = new ProjectRun(linter);
  const kind = example.kind ?? usualKinds[source.contract];
  const path = example.path ?? ownPath(source, kind) ?? usualPath(kind);
  const input = { path, kind, text: example.text, folderNames: kind === "skill" ? ["example"] : [], hasByteOrderMark: false, faults: [], target: example.target === undefined ? undefined : readTarget(example.target) };
  await run.add({ input, layers, absolutePath: `/${path}`, root: "/" });
  const [result] = run.results();
  return (result?.diagnostics ?? []).filter(({ suppressed, severity }) => suppressed === undefined && severity !== "info");
}

function judge(verdict: "good" | "bad", example: ExampleSource, found: readonly Diagnostic[]): string[] {
  if (verdict === "good") return found.map((diagnostic) => `has a finding: ${show(diagnostic)}.`);
  if (found.length === 0) return ["has no finding."];
  const missing = (example.reports ?? []).filter((wanted) => {
    const [, id = wanted, line] = /^(.*?)(?::(\d+))?$/.exec(wanted) ?? [];
    return !found.some(({ ruleId, region }) => ruleId === id && (line === undefined || region.startPoint.line === Number(line)));
  });
  return missing.map((wanted) => `lacks the finding ${wanted}; it has ${found.map(show).join(" ")}.`);
}

function show({ ruleId, region, message }: Diagnostic): string {
  return `${ruleId}:${String(region.startPoint.line)} (${message.replace(/\.$/, "")})`;
}
