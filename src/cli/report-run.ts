import type { FileResult } from "../core/diagnostic.ts";
import type { ReportInput } from "../report/report-input.ts";
import type { FormatName } from "../report/format-names.ts";
import { ruleEntries } from "../../rules/index.ts";
import { homePage, reportRules, toolVersion } from "./about.ts";

/** How a run is reported. */
export interface ReportChoice {
  readonly format: FormatName;
  readonly verbose?: boolean;
  readonly quiet?: boolean;
  readonly color?: boolean;
  readonly sarifSuppressed?: boolean;
}

/** What a report is made of. */
export function reportInput(files: readonly FileResult[], notes: readonly string[], { format, verbose = false, quiet = false, color = false, sarifSuppressed = false }: ReportChoice): ReportInput {
  return {
    files,
    rules: reportRules(ruleEntries, format === "sarif" || format === "html" || verbose),
    toolVersion,
    informationUri: homePage,
    color,
    verbose,
    quiet,
    includeSuppressed: sarifSuppressed || format === "json",
    notes,
  };
}
