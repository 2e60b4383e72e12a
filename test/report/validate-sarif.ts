import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { ValidateFunction } from "ajv";
import formats from "ajv-formats";
import type { Log } from "sarif";

/** One complaint about a SARIF file. */
export interface SarifProblem {
  /** `schema`, or a rule of the official validator such as `GH2012`. */
  readonly ruleId: string;
  readonly level: "error" | "warning" | "note";
  /** Where, as a JSON pointer or the validator's own path, and what. */
  readonly text: string;
}

/** The package with the binary of this platform, an optional dependency of `@microsoft/sarif-multitool`. */
const multitool = dirname(createRequire(import.meta.url).resolve(`@microsoft/sarif-multitool-${process.platform}/package.json`));
const binary = join(multitool, process.platform === "win32" ? "Sarif.Multitool.exe" : "Sarif.Multitool");

let compiled: ValidateFunction | undefined;

function schemaValidator(): ValidateFunction {
  if (compiled === undefined) {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(ajv);
    compiled = ajv.compile(JSON.parse(readFileSync(join(multitool, "sarif-2.1.0.json"), "utf8")) as object);
  }
  return compiled;
}

/** What the JSON Schema of SARIF 2.1.0 says about a parsed report. */
export function schemaProblems(log: unknown): SarifProblem[] {
  const validate = schemaValidator();
  if (validate(log)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => ({
    ruleId: "schema",
    level: "error",
    text: `${instancePath}: ${message}`,
  }));
}

/**
 * One of the validator's rules asks the web for the page of each rule of a report, which takes minutes where there is none; no
 * test needs the answer.
 */
const nowhere = "http://127.0.0.1:9";
const unreachable = { HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, http_proxy: nowhere, https_proxy: nowhere };

/**
 * What the official validator says with the rules of the standard and those of GitHub. Its exit status is 0 whatever it
 * finds, and it says nothing at all about a file with an unknown enumeration value, hence the schema besides it. The
 * binary is called itself, since the package's script gives the semicolon to a shell.
 */
function multitoolProblems(text: string): SarifProblem[] {
  const folder = mkdtempSync(join(tmpdir(), "sarif-"));
  try {
    const input = join(folder, "report.sarif");
    const output = join(folder, "validation.sarif");
    writeFileSync(input, text);
    const options = ["--rule-kind", "Sarif;Ghas", "-o", output, "--log", "ForceOverwrite", "--level", "Error;Warning;Note"];
    execFileSync(binary, ["validate", input, ...options], { stdio: "pipe", maxBuffer: 256 * 1024 * 1024, env: { ...process.env, ...unreachable } });
    const validation = JSON.parse(readFileSync(output, "utf8").replace(/^\ufeff/, "")) as Log;
    const run = validation.runs[0];
    if (run?.invocations?.[0]?.executionSuccessful !== true) throw new Error("The SARIF validator did not finish.");
    return (run.results ?? []).map(({ ruleId, rule, level, message, locations }) => ({
      ruleId: ruleId ?? rule?.id ?? "unknown",
      level: level === "error" || level === "note" ? level : "warning",
      text: `${locations?.[0]?.logicalLocations?.[0]?.fullyQualifiedName ?? ""}: ${message.arguments?.join(" | ") ?? message.text}`,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Everything that the JSON Schema of SARIF 2.1.0 and the official validator say about a report; about two seconds. */
export function validateSarif(text: string): SarifProblem[] {
  return [...schemaProblems(JSON.parse(text)), ...multitoolProblems(text)];
}

/** The problems for which a report is refused. */
export function sarifErrors(text: string): SarifProblem[] {
  return validateSarif(text).filter(({ level }) => level === "error");
}
