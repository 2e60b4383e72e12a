export { Linter, type LinterOptions } from "./engine/linter.ts";
export { chooseParser } from "./parse/markdown/choose.ts";
export { decode } from "./parse/decode.ts";
export { ruleEntries } from "../rules/index.ts";
export { formats } from "./report/report.ts";
export type { Diagnostic, FileResult, Fix, Severity } from "./core/diagnostic.ts";
export type { DocumentKind } from "./core/document.ts";
