import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { judge, type Expectation, type ReportedFinding } from "./case-judge.ts";

/** Runs the command with arguments in a folder, with a text on standard input. */
export type RunCommand = (args: readonly string[], cwd: string, stdin?: Uint8Array) => Promise<{ readonly status: number; readonly stdout: string }>;

/** What one case came to. */
export interface CaseResult {
  readonly id: string;
  /** A line for each thing that is wrong, with the run in which it is; empty when the case passes. */
  readonly problems: readonly string[];
}

/** The folders below `folder` that hold a case. */
export function findCases(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => resolve(folder, name))
    .filter((path) => existsSync(join(path, "expected.json")));
}

/**
 * Judges one case in a copy outside any repository: its folder, its folder named from elsewhere, every file for which a
 * finding is expected by its own path, and the same text on standard input.
 */
export async function runCase(folder: string, run: RunCommand): Promise<CaseResult> {
  const expectation = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")) as Expectation;
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "case-")));
  try {
    cpSync(join(folder, "input"), copy, { recursive: true, verbatimSymlinks: true });
    if (existsSync(join(folder, "markerlint"))) cpSync(join(folder, "markerlint"), copy, { recursive: true });
    if (existsSync(join(folder, "setup.sh"))) execFileSync("sh", [join(folder, "setup.sh")], { cwd: copy });
    return { id: expectation.id, problems: await runsOf(copy, soleFile(join(folder, "input")), expectation, run) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function runsOf(copy: string, alsoAlone: readonly string[], expectation: Expectation, run: RunCommand): Promise<string[]> {
  const problems: string[] = [];
  const add = async (name: string, wanted: Expectation, result: ReturnType<RunCommand>): Promise<void> => {
    const { status, stdout } = await result;
    problems.push(...judge(wanted, readFindings(stdout), status).map((line) => `${name}: ${line}`));
  };
  await add("folder", expectation, run(["--format", "json"], copy));
  await add("from elsewhere", expectation, run(["--format", "json", copy], tmpdir()));
  for (const file of new Set([...expectation.findings.map((finding) => finding.file), ...alsoAlone])) {
    const own: Expectation = {
      ...expectation,
      findings: expectation.findings.filter((finding) => finding.file === file),
      extra: expectation.extra?.filter((place) => place.file === file) ?? [],
    };
    await add(`file ${file}`, own, run(["--format", "json", file], copy));
    const text = readFileSync(join(copy, file));
    await add(`standard input ${file}`, own, run(["--format", "json", "--stdin", "--stdin-filepath", file], copy, text));
  }
  return problems;
}

/** The file of a case that holds a single one: it is run by its path even when nothing is expected of it. */
function soleFile(input: string): string[] {
  const files = readdirSync(input, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(input, path)).isFile());
  return files.length === 1 ? files.map((path) => path.replaceAll("\\", "/")) : [];
}

interface JsonReport {
  readonly files: readonly {
    readonly path: string;
    readonly diagnostics: readonly { readonly line: number; readonly column: number; readonly severity: string; readonly message: string; readonly suppressed?: unknown }[];
  }[];
}

function readFindings(stdout: string): ReportedFinding[] {
  const { files } = JSON.parse(stdout) as JsonReport;
  return files.flatMap(({ path, diagnostics }) =>
    diagnostics.filter(({ suppressed }) => suppressed === undefined).map(({ line, column, severity, message }) => ({ file: path, line, column, severity, message })),
  );
}
