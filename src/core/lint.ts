import { findDirectives, silence, type DirectiveUse } from "./directives.ts";
import type { Diagnostic, Finding, Fix, Region, Severity } from "./diagnostic.ts";
import type { Document } from "./document.ts";
import type { SourceText } from "./source-text.ts";
import type { Span } from "./span.ts";
import type { ProfileChoice } from "./profile-choice.ts";
import { formatMessage, type AnyRule } from "./rule.ts";

/** A rule that the configuration switches on for a document. */
export interface EnabledRule {
  readonly rule: AnyRule;
  readonly severity: Severity;
  readonly options: unknown;
}

export interface LintSettings extends ProfileChoice {
  readonly rules: readonly EnabledRule[];
  /** Whether comments in the document may silence findings. */
  readonly inlineConfig: boolean;
  /** Every rule id that a directive may name: the present one by itself, an earlier one by the id it became. */
  readonly ruleIds: ReadonlyMap<string, string>;
  /** The page of a rule. */
  readonly ruleUrl: (id: string) => string;
}

export interface LintResult {
  readonly diagnostics: readonly Diagnostic[];
  /** Rules that threw: a fault of ours, which never stops the others. */
  readonly failures: readonly string[];
}

/** Checks a document and the documents inside it. Diagnostics are in the order of the outer text, without repetitions. */
export function lintDocument(document: Document, settings: LintSettings): LintResult {
  const failures: string[] = [];
  const own = checkDocument(document, settings, failures);
  const diagnostics = own.map(({ finding, reason }) => toDiagnostic(document, finding, reason, settings));
  for (const inner of document.embedded()) {
    const result = lintDocument(inner, settings);
    diagnostics.push(...result.diagnostics);
    failures.push(...result.failures);
  }
  return { diagnostics: removeRepetitions(diagnostics.sort(compareDiagnostics)), failures };
}

interface JudgedFinding {
  readonly finding: Finding;
  /** The reason of the directive that silences the finding. */
  readonly reason: string | undefined;
}

function checkDocument(document: Document, settings: LintSettings, failures: string[]): JudgedFinding[] {
  const broken = document.faults.length > 0;
  const applicable = settings.rules.filter(({ rule }) => rule.meta.kinds.includes(document.kind));
  const run = (rules: readonly EnabledRule[], directives: readonly DirectiveUse[]): Finding[] =>
    rules.flatMap((enabled) => runRule(document, enabled, settings, directives, failures));

  const findings = broken ? [] : run(applicable.filter(({ rule: { meta } }) => meta.readsFaults !== true && meta.readsDirectives !== true), []);
  const found = settings.inlineConfig && !broken ? findDirectives(document) : [];
  // Last, since a document knows only then whether its Markdown was needed and refused.
  findings.push(...run(applicable.filter(({ rule }) => rule.meta.readsFaults === true), []));
  const currentId = (id: string): string => settings.ruleIds.get(id) ?? id;
  const first = silence(document, findings, found, currentId);
  const onDirectives = broken ? [] : run(applicable.filter(({ rule }) => rule.meta.readsDirectives === true), first.uses);
  // A directive for every rule would silence what is said about itself.
  const naming = found.filter(({ action, rules }) => action === "enable" || rules.length > 0);
  const second = silence(document, onDirectives, naming, currentId);
  return [...findings, ...onDirectives].map((finding) => ({
    finding,
    reason: (first.silenced.get(finding) ?? second.silenced.get(finding))?.reason,
  }));
}

function runRule(document: Document, enabled: EnabledRule, settings: LintSettings, directives: readonly DirectiveUse[], failures: string[]): Finding[] {
  const { rule, severity, options } = enabled;
  const findings: Finding[] = [];
  try {
    rule.check(document, {
      options,
      profiles: settings.profiles,
      profilesChosen: settings.profilesChosen,
      directives,
      ruleIds: settings.ruleIds,
      report: (messageId, { at, data, fix, related }) => {
        const template = rule.messages[messageId];
        if (template === undefined) throw new Error(`no message ${messageId}`);
        findings.push({ ruleId: rule.id, messageId, message: formatMessage(template, data), severity, at, fix, related: related ?? [] });
      },
    });
  } catch (error) {
    failures.push(`rule ${rule.id} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return findings;
}

function toDiagnostic(document: Document, finding: Finding, reason: string | undefined, settings: LintSettings): Diagnostic {
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
    related: finding.related.map(({ at, message }) => ({ at: toRegion(outer, toOuter(at)), message })),
    comment: embedding === undefined ? undefined : { ...embedding.comment, ...document.source.pointAt(finding.at.start) },
    suppressed: reason === undefined ? undefined : { reason },
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
