import type { Diagnostic, FileResult } from "../core/diagnostic.ts";
import { describeComment } from "./comment-place.ts";
import { markup } from "./markup.ts";
import type { ReportInput } from "./report-input.ts";
import { shownDiagnostics } from "./tally.ts";

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, attributes: Attributes, content: readonly string[] | string = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${markup(String(value))}"`);
  const inner = typeof content === "string" ? markup(content) : content.length === 0 ? "" : `\n${content.join("\n")}\n`;
  return inner === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inner}</${name}>`;
}

function findingCase(path: string, { ruleId, message, severity, region, comment, url }: Diagnostic): string {
  const { line, column } = region.startPoint;
  const place = `${path}:${line}:${column}`;
  const words = [`${place} ${message}`, ...(comment === undefined ? [] : [describeComment(comment)]), ...(url === "" ? [] : [url])].join(" ");
  // An info never fails a run, so it is no failed test.
  const result = severity === "info" ? element("system-out", {}, words) : element("failure", { message, type: severity }, words);
  return element("testcase", { name: `${ruleId} (${line}:${column})`, classname: path }, [result]);
}

interface Counts {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
}

function suite(file: FileResult, input: ReportInput): { readonly text: string; readonly counts: Counts } {
  const diagnostics = shownDiagnostics(file, { quiet: input.quiet, includeSuppressed: false });
  const cases = [
    ...file.failures.map((failure) => element("testcase", { name: "markerlint", classname: file.path }, [element("error", { message: failure, type: "failure" })])),
    ...diagnostics.map((diagnostic) => findingCase(file.path, diagnostic)),
  ];
  if (cases.length === 0) cases.push(element("testcase", { name: "markerlint", classname: file.path }));
  const counts = { tests: cases.length, failures: diagnostics.filter(({ severity }) => severity !== "info").length, errors: file.failures.length };
  return { text: element("testsuite", { name: file.path, ...counts }, cases), counts };
}

/**
 * The report for services that show tests: a suite for each file, a failed test for each error and warning, a passed one for a
 * file without any. The form is the one that Jenkins declares (jenkinsci/xunit-plugin, `junit-10.xsd`).
 */
export function formatJunit(input: ReportInput): string {
  const suites = input.files.map((file) => suite(file, input));
  const sum = (of: keyof Counts): number => suites.reduce((total, { counts }) => total + counts[of], 0);
  const attributes = { name: "markerlint", tests: sum("tests"), failures: sum("failures"), errors: sum("errors") };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", attributes, suites.map(({ text }) => text))}\n`;
}
