import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  homePage,
  reportRules,
  toolVersion
} from "./chunk-XP2SMFL3.js";
import {
  ruleEntries
} from "./chunk-BXR3MR53.js";

// src/cli/report-run.ts
function reportInput(files, notes, { format, verbose = false, quiet = false, color = false, sarifSuppressed = false }) {
  return {
    files,
    rules: reportRules(ruleEntries, format === "sarif" || format === "html" || verbose),
    toolVersion,
    informationUri: homePage,
    color,
    verbose,
    quiet,
    includeSuppressed: sarifSuppressed || format === "json",
    notes
  };
}

export {
  reportInput
};
