import type { Diagnostic, FileResult, Fix, Region } from "../../src/core/diagnostic.ts";
import type { SourceText } from "../../src/core/source-text.ts";
import { createSourceText } from "../../src/core/source-text.ts";
import type { ReportInput, ReportRule } from "../../src/report/report-input.ts";

export function regionOf(source: SourceText, start: number, end: number): Region {
  return { start, end, startPoint: source.pointAt(start), endPoint: source.pointAt(end) };
}

/** A diagnostic at the first occurrence of `place` in the text. */
export function diagnosticAt(
  text: string,
  place: string,
  given: Partial<Omit<Diagnostic, "region">> & { readonly relatedTo?: readonly (readonly [string, string])[] } = {},
): Diagnostic {
  const source = createSourceText(text);
  const find = (part: string): Region => {
    const start = text.indexOf(part);
    if (start === -1) throw new Error(`No ${part} in the text.`);
    return regionOf(source, start, start + part.length);
  };
  const { relatedTo = [], ...rest } = given;
  const ruleId = rest.ruleId ?? "frontmatter/name";
  return {
    path: "skills/a/SKILL.md",
    kind: "skill",
    messageId: "shape",
    message: "Name `My Skill` is not kebab-case; write `my-skill`.",
    severity: "error",
    url: `https://example.com/rules/${ruleId}`,
    fix: undefined,
    related: relatedTo.map(([part, message]) => ({ at: find(part), message })),
    comment: undefined,
    suppressed: undefined,
    ...rest,
    ruleId,
    region: find(place),
  };
}

export function fixOf(text: string, place: string, replacement: string, safety: Fix["safety"] = "safe"): Fix {
  const start = text.indexOf(place);
  return { safety, edits: [{ start, end: start + place.length, text: replacement }] };
}

export function fileOf(text: string | undefined, diagnostics: readonly Diagnostic[], given: Partial<FileResult> = {}): FileResult {
  return {
    path: diagnostics[0]?.path ?? "skills/a/SKILL.md",
    kind: diagnostics[0]?.kind ?? "skill",
    diagnostics,
    source: text === undefined ? undefined : createSourceText(text),
    failures: [],
    ...given,
  };
}

export function ruleOf(id: string, given: Partial<ReportRule> = {}): ReportRule {
  return {
    id,
    summary: "Require names to be written in kebab-case",
    severity: "error",
    level: "must",
    url: `https://example.com/rules/${id}`,
    page: `# ${id}\n\nNames are compared.\n`,
    help: `${id}\n\nNames are compared.`,
    tags: ["frontmatter"],
    ...given,
  };
}

export function inputOf(files: readonly FileResult[], given: Partial<ReportInput> = {}): ReportInput {
  const ids = new Set(files.flatMap(({ diagnostics }) => diagnostics.map(({ ruleId }) => ruleId)));
  return {
    files,
    rules: [...ids].map((id) => ruleOf(id)),
    toolVersion: "0.1.0",
    informationUri: "https://example.com/markerlint",
    color: false,
    verbose: false,
    quiet: false,
    includeSuppressed: false,
    notes: [],
    ...given,
  };
}
