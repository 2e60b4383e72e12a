import { findSuppression } from "./suppression.ts";
import { silence } from "./directives.ts";
import type { Diagnostic, Finding, Fix, Region, Related } from "./diagnostic.ts";
import type { Document } from "./document.ts";
import { commentPlaceOf } from "./thread/comment-place.ts";
import { applicableRules, runRule, type Examination } from "./examine.ts";
import type { SourceText } from "./source-text.ts";
import type { Span } from "./span.ts";

export interface LintResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly failures: readonly string[];
}

/** The text of another document of the project, by its path. */
export type SourceOf = (path: string) => SourceText | undefined;

/**
 * Weighs the directives of an examined document and makes its findings concrete. Diagnostics are in the order of the outer
 * text, without repetitions.
 */
export function conclude(examination: Examination, sourceOf: SourceOf): LintResult {
  const failures = [...examination.failures];
  const diagnostics = judgeFindings(examination, failures).map(({ finding, suppressed }) => toDiagnostic(examination, finding, suppressed, sourceOf));
  for (const inner of examination.inner) {
    const result = conclude(inner, sourceOf);
    diagnostics.push(...result.diagnostics);
    failures.push(...result.failures);
  }
  return { diagnostics: removeRepetitions(diagnostics.sort(compareDiagnostics)), failures };
}

interface JudgedFinding {
  readonly finding: Finding;
  readonly suppressed: Diagnostic["suppressed"];
}

function judgeFindings({ document, settings, findings, directives }: Examination, failures: string[]): JudgedFinding[] {
  const currentId = (id: string): string => settings.ruleIds.get(id) ?? id;
  const first = silence(document, findings, directives, currentId);
  const judging = document.faults.length > 0 ? [] : applicableRules(document, settings).filter(({ rule }) => rule.meta.readsDirectives === true);
  const onDirectives = judging.flatMap((enabled) => runRule(document, enabled, settings, first.uses, failures));
  // A directive for every rule would silence what is said about itself.
  const naming = directives.filter(({ action, rules }) => action === "enable" || rules.length > 0);
  const second = silence(document, onDirectives, naming, currentId);
  return [...findings, ...onDirectives].map((finding) => {
    const directive = first.silenced.get(finding) ?? second.silenced.get(finding);
    if (directive !== undefined) return { finding, suppressed: { reason: directive.reason } };
    const suppression = findSuppression(document, finding, settings.suppressions ?? []);
    return { finding, suppressed: suppression === undefined ? undefined : { reason: suppression.reason, by: "configuration" } };
  });
}

function toDiagnostic({ document, settings }: Examination, finding: Finding, suppressed: Diagnostic["suppressed"], sourceOf: SourceOf): Diagnostic {
  const { embedding } = document;
  const outer = embedding?.outer ?? document.source;
  const toOuter = (span: Span): Span => embedding?.map.spanToOuter(span) ?? span;
  return {
    path: document.path,
    kind: document.kind,
    ruleId: finding.ruleId,
    messageId: finding.messageId,
    message: finding.message,
    severity: finding.severity,
    region: toRegion(outer, toOuter(finding.at)),
    url: settings.ruleUrl(finding.ruleId),
    fix: finding.fix === undefined ? undefined : fixInOuter(document, finding.fix),
    related: finding.related.flatMap(({ at, message, path, comment }): Related<Region>[] => {
      if (comment !== undefined) return [{ at: toRegion(outer, at), message, comment }];
      if (path === undefined || path === document.path) {
        const own = embedding === undefined ? undefined : commentPlaceOf(embedding.comment, document.source.pointAt(at.start));
        return [{ at: toRegion(outer, toOuter(at)), message, ...(own !== undefined && { comment: own }) }];
      }
      const other = sourceOf(path);
      return other === undefined ? [] : [{ at: toRegion(other, at), message, path }];
    }),
    comment: embedding === undefined ? undefined : commentPlaceOf(embedding.comment, document.source.pointAt(finding.at.start)),
    suppressed,
    ...(finding.subject !== undefined && { subject: finding.subject }),
    ...(finding.measure !== undefined && { measure: finding.measure }),
  };
}

/** A fix in the coordinates and the encoding of the outer file; none where the outer file cannot hold it. */
function fixInOuter({ embedding }: Document, fix: Fix): Fix | undefined {
  if (embedding === undefined) return fix;
  const { encode, map } = embedding;
  if (encode === undefined) return undefined;
  return { safety: fix.safety, edits: fix.edits.map((edit) => ({ ...map.spanToOuter(edit), text: encode(edit.text) })) };
}

function toRegion(source: SourceText, span: Span): Region {
  return { ...span, startPoint: source.pointAt(span.start), endPoint: source.pointAt(span.end) };
}

function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    a.region.start - b.region.start ||
    a.region.end - b.region.end ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.message, b.message)
  );
}

/** By code units: the same order on every machine, whatever its language. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function removeRepetitions(sorted: readonly Diagnostic[]): Diagnostic[] {
  return sorted.filter((diagnostic, index) => {
    const before = sorted[index - 1];
    return before === undefined || compareDiagnostics(before, diagnostic) !== 0;
  });
}
