import { readFileSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { compileMarkerContract } from "../src/contract/compile.ts";
import type { MarkerContractSource } from "../src/contract/source.ts";
import type { Diagnostic } from "../src/core/diagnostic.ts";
import { judge, type Expectation, type ReportedFinding } from "../src/testing/case-judge.ts";
import { lintWith, type LintCase } from "../src/testing/lint-with.ts";
import { findCases } from "../src/testing/run-case.ts";
import { given } from "./given.ts";
import { loadRules, root } from "./rule-modules.ts";

/** Public bug reports about markers re-created, with their right answers: fixtures/contract-cases/README.md. */
const cases = findCases(join(root, "fixtures/contract-cases"));
const rules = (await loadRules()).filter(({ id }) => id.startsWith("marker/") || id.startsWith("payload/") || id.startsWith("directives/"));

/** Those whose fault is one of a marker and not of its payload. */
const aboutMarkers = new Set(["A18", "A19", "A20", "A21", "A22", "A23", "A24"]);

interface CaseFile {
  readonly path: string;
  readonly lintCase: LintCase;
}

function filesOf(folder: string): CaseFile[] {
  const contracts = readdirSync(join(folder, "markerlint/.markerlint")).map(
    (name) => parse(readFileSync(join(folder, "markerlint/.markerlint", name), "utf8")) as MarkerContractSource,
  );
  const named = contracts.flatMap((contract) => compileMarkerContract(contract).files);
  const input = join(folder, "input");
  return readdirSync(input, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => statSync(join(input, path)).isFile())
    .map((path) => {
      const kind = named.find(({ glob }) => glob.matches(path))?.kind ?? "markdown";
      return { path, lintCase: { text: readFileSync(join(input, path), "utf8"), file: path, kind, contracts } };
    });
}

const lint = ({ lintCase }: CaseFile, text = lintCase.text): readonly Diagnostic[] => lintWith({ ...given, rules }, { ...lintCase, text });

function findingsIn(files: readonly CaseFile[]): ReportedFinding[] {
  return files.flatMap((file) =>
    lint(file).map(({ region, severity, message }) => ({ file: file.path, line: region.startPoint.line, column: region.startPoint.column, severity, message })),
  );
}

describe.each(cases.map((folder) => [basename(folder), folder] as const))("%s", (name, folder) => {
  const files = filesOf(folder);
  const expectation = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")) as Expectation;

  it("gets the right answer", () => {
    const found = findingsIn(files);
    const problems = judge(expectation, found, found.some(({ severity }) => severity === "error") ? 1 : 0);
    expect(aboutMarkers.has(name.slice(0, 3)) ? problems : problems.filter((problem) => !problem.startsWith("missing:"))).toEqual([]);
  });

  it("is never changed by a fix", () => {
    expect(files.flatMap((file) => lint(file)).filter(({ fix }) => fix !== undefined)).toEqual([]);
  });

  it("gets the same answer with other line endings and behind a byte-order mark", () => {
    const placesOf = (file: CaseFile, change: (text: string) => string): unknown[] =>
      lint(file, change(file.lintCase.text)).map(({ ruleId, region }) => [ruleId, region.startPoint, region.endPoint]);
    for (const file of files) {
      const unix = placesOf(file, (text) => text.replaceAll("\r\n", "\n"));
      expect(placesOf(file, (text) => text.replaceAll("\r\n", "\n").replaceAll("\n", "\r\n"))).toEqual(unix);
      expect(placesOf(file, (text) => `\uFEFF${text.replaceAll("\r\n", "\n")}`)).toEqual(unix);
    }
  });
});

it("there are cases", () => {
  expect(cases).toHaveLength(9);
});
