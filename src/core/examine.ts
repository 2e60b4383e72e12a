import { findDirectives, type Directive, type DirectiveUse } from "./directives.ts";
import type { Finding, Severity } from "./diagnostic.ts";
import type { Document } from "./document.ts";
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

/** What the rules found in one document, before directives are weighed; rules over the whole project may still add to it. */
export interface Examination {
  readonly document: Document;
  readonly settings: LintSettings;
  readonly findings: Finding[];
  readonly directives: readonly Directive[];
  /** What rules that look across documents noted of this one, by their ids. */
  readonly facts: ReadonlyMap<string, unknown>;
  /** The documents inside this one. */
  readonly inner: readonly Examination[];
  /** Rules that threw: a fault of ours, which never stops the others. */
  readonly failures: string[];
}

/** Runs the rules over a document and the documents inside it. */
export function examine(document: Document, settings: LintSettings): Examination {
  const failures: string[] = [];
  const broken = document.faults.length > 0;
  const applicable = applicableRules(document, settings);
  const run = (rules: readonly EnabledRule[]): Finding[] => rules.flatMap((enabled) => runRule(document, enabled, settings, [], failures));

  const findings = broken ? [] : run(applicable.filter(({ rule: { meta } }) => meta.readsFaults !== true && meta.readsDirectives !== true));
  const facts = broken ? new Map<string, unknown>() : collectFacts(document, applicable, settings, failures);
  const directives = settings.inlineConfig && !broken ? findDirectives(document) : [];
  // Last, since a document knows only then whether its Markdown was needed and refused.
  findings.push(...run(applicable.filter(({ rule }) => rule.meta.readsFaults === true)));
  const inner = document.embedded().map((each) => examine(each, settings));
  return { document, settings, findings, directives, facts, inner, failures };
}

/** The enabled rules that look at documents of this kind. */
export function applicableRules(document: Document, { rules }: LintSettings): EnabledRule[] {
  return rules.filter(({ rule }) => rule.meta.kinds.includes(document.kind));
}

/** Runs one rule; what it throws becomes a failure. */
export function runRule(document: Document, enabled: EnabledRule, settings: LintSettings, directives: readonly DirectiveUse[], failures: string[]): Finding[] {
  const { rule, options } = enabled;
  const findings: Finding[] = [];
  guard(rule, failures, () =>
    rule.check?.(document, {
      options,
      profiles: settings.profiles,
      profilesChosen: settings.profilesChosen,
      directives,
      ruleIds: settings.ruleIds,
      report: (messageId, report) => findings.push(toFinding(enabled, messageId, report)),
    }),
  );
  return findings;
}

/** Runs a piece of a rule, so that a crash of it stops nothing else. */
export function guard(rule: AnyRule, failures: string[], run: () => void): void {
  try {
    run();
  } catch (error) {
    failures.push(`rule ${rule.id} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type ReportOf = Pick<Finding, "at"> & Partial<Pick<Finding, "fix" | "related">> & { readonly atMost?: Severity | undefined; readonly data?: Readonly<Record<string, string | number>> };

/** A finding out of what a rule reports. Throws for a message id that the rule does not have. */
export function toFinding({ rule, severity }: EnabledRule, messageId: string, { at, data, fix, related, atMost }: ReportOf): Finding {
  const template = rule.messages[messageId];
  if (template === undefined) throw new Error(`no message ${messageId}`);
  return { ruleId: rule.id, messageId, message: formatMessage(template, data), severity: milder(severity, atMost), at, fix, related: related ?? [] };
}

const grades: readonly Severity[] = ["info", "warning", "error"];

function milder(severity: Severity, atMost: Severity | undefined): Severity {
  return atMost !== undefined && grades.indexOf(atMost) < grades.indexOf(severity) ? atMost : severity;
}

/** What the rules that look across documents note of this one, by their ids. */
export function collectFacts(document: Document, rules: readonly EnabledRule[], settings: LintSettings, failures: string[]): Map<string, unknown> {
  const facts = new Map<string, unknown>();
  for (const { rule } of rules) {
    guard(rule, failures, () => {
      const noted = rule.collect?.(document, settings);
      if (noted !== undefined) facts.set(rule.id, noted);
    });
  }
  return facts;
}
