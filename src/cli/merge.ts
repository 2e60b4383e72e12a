import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Log } from "sarif";
import { readBytes } from "../host/read-file.ts";
import { describeError } from "../host/system-error.ts";
import { decode } from "../parse/decode.ts";
import { mergeJson, type JsonReport } from "../report/merge-json.ts";
import { mergeSarif } from "../report/merge-sarif.ts";
import type { MergedReport } from "../report/merged-report.ts";
import type { Streams } from "./streams.ts";
import { UsageError } from "./usage-error.ts";

export interface MergeOptions {
  readonly outputFile?: string;
  readonly maxWarnings?: number;
}

/** Makes one report of those of shards. The exit status is that of one run over all files. */
export async function merge(paths: readonly string[], { outputFile, maxWarnings }: MergeOptions, streams: Streams, cwd: string): Promise<number> {
  const reports = await Promise.all(paths.map((path) => readReport(path, cwd)));
  const { text, failed, errors, warnings } = mergeReports(reports, paths);
  if (outputFile === undefined) streams.stdout.write(text);
  else {
    await writeFile(resolve(cwd, outputFile), text).catch((error: unknown) => {
      throw new UsageError(`The report cannot be written to \`${outputFile}\`: ${describeError(error)}.`);
    });
  }
  if (failed) return 2;
  return errors > 0 || (maxWarnings !== undefined && warnings > maxWarnings) ? 1 : 0;
}

type Report = { readonly type: "sarif"; readonly value: Log } | { readonly type: "json"; readonly value: JsonReport };

function mergeReports(reports: readonly Report[], paths: readonly string[]): MergedReport {
  const sarif = reports.flatMap((report) => (report.type === "sarif" ? [report.value] : []));
  const json = reports.flatMap((report) => (report.type === "json" ? [report.value] : []));
  if (sarif.length > 0 && json.length > 0) throw new UsageError("Some reports are SARIF and some are JSON; merge those of one form.");
  try {
    return sarif.length > 0 ? mergeSarif(sarif) : mergeJson(json);
  } catch (error) {
    throw new UsageError(`${paths.map((path) => `\`${path}\``).join(", ")} cannot be merged: ${describeError(error)}.`);
  }
}

async function readReport(path: string, cwd: string): Promise<Report> {
  try {
    const value: unknown = JSON.parse(decode(await readBytes(resolve(cwd, path))).text);
    if (typeof value === "object" && value !== null) {
      if ("runs" in value && Array.isArray(value.runs)) return { type: "sarif", value: value as unknown as Log };
      if ("version" in value && value.version === 1 && "files" in value && Array.isArray(value.files)) return { type: "json", value: value as unknown as JsonReport };
    }
    throw new Error("it is neither a SARIF nor a JSON report");
  } catch (error) {
    throw new UsageError(`\`${path}\` cannot be merged: ${describeError(error)}.`);
  }
}
