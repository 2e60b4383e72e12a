import { Details } from "./details.ts";
import { findDirectives, type Directive, type DirectiveUse } from "./directives.ts";
import type { Finding } from "./diagnostic.ts";
import type { Document } from "./document.ts";
import { LimitedFindings, visitJournal, type VisitingRule } from "./journal/visit-journal.ts";
import type { ProfileChoice } from "./profile-choice.ts";
import { describeFailure, guard, toFinding, type EnabledRule } from "./run-rule.ts";
import type { AnyRuleContext } from "./rule.ts";
import { checkThreads, threadRules } from "./thread/check-threads.ts";
import { collectComment } from "./thread/collect-comment.ts";
import { readThreads } from "./thread/read-threads.ts";
import type { Suppression } from "./suppression.ts";

export interface LintSettings extends ProfileChoice {
  readonly rules: readonly EnabledRule[];
  /** Whether comments in the document may silence findings. */
  readonly inlineConfig: boolean;
  /** Every rule id that a directive may name: the present one by itself, an earlier one by the id it became. */
  readonly ruleIds: ReadonlyMap<string, string>;
  /** The page of a rule. */
  readonly ruleUrl: (id: string) => string;
  /** What the configuration silences. */
  readonly suppressions?: readonly Suppression[];
}

/** What the rules found in one document, before directives are weighed; rules over the whole project may still add to it. */
export interface Examination {
  readonly document: Document;
  readonly settings: LintSettings;
  readonly findings: Finding[];
  readonly directives: readonly Directive[];
  /** What rules that look across documents noted of this one, by their ids. */
  readonly facts: ReadonlyMap<string, unknown>;
  /** What they may ask of it when they look. */
  readonly details: Details;
  /** The documents inside this one. */
  readonly inner: readonly Examination[];
  /** Rules that threw: a fault of ours, which never stops the others. */
  readonly failures: string[];
}

/** Runs the rules over a document and the documents inside it. */
export function examine(document: Document, settings: LintSettings): Examination {
  const steps = examineInSteps(document, settings);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same, with a step behind each rule and each document inside this one, so that other work comes in between or the rest is left. */
export function* examineInSteps(document: Document, settings: LintSettings): Generator<undefined, Examination> {
  const failures: string[] = [];
  // A reader of a journal loses the line that it cannot decode and not the others.
  const broken = document.faults.some(({ code }) => document.kind !== "journal" || code === "utf-16");
  const applicable = applicableRules(document, settings);
  const findings: Finding[] = [];
  if (!broken) yield* runInSteps(document, applicable.filter(({ rule: { meta } }) => meta.readsFaults !== true && meta.readsDirectives !== true), settings, findings, failures);
  if (!broken) findings.push(...examineJournal(document, applicable, settings, failures));
  const facts = broken ? new Map<string, unknown>() : collectFacts(document, applicable, settings, failures);
  const directives = settings.inlineConfig && !broken ? findDirectives(document) : [];
  // Last, since a document knows only then whether its Markdown was needed and refused.
  yield* runInSteps(document, applicable.filter(({ rule }) => rule.meta.readsFaults === true), settings, findings, failures);
  const inner: Examination[] = [];
  for (const each of document.embedded()) {
    inner.push(yield* examineInSteps(each, settings));
    yield;
  }
  const asked = document.kind === "thread" && !broken ? threadRules(settings) : [];
  if (asked.length > 0) {
    const comments = inner.map((each, index) => collectComment(each.document, index)).filter((comment) => comment !== undefined);
    for (const { comment, finding } of checkThreads(asked, readThreads(comments, document.contracts.markers), failures)) inner[comment.index]?.findings.push(finding);
  }
  return { document, settings, findings, directives, facts, details: new Details(() => document), inner, failures };
}

/** On its own, since V8 keeps a generator function of a closure, and all that it closes over, until its next full collection. */
function* runInSteps(document: Document, rules: readonly EnabledRule[], settings: LintSettings, findings: Finding[], failures: string[]): Generator<undefined> {
  for (const enabled of rules) {
    findings.push(...runRule(document, enabled, settings, [], failures));
    yield;
  }
}

/** The enabled rules that look at documents of this kind. */
export function applicableRules(document: Document, { rules }: LintSettings): EnabledRule[] {
  return rules.filter(({ rule }) => rule.meta.kinds.includes(document.kind));
}

/** Runs one rule; what it throws becomes a failure. */
export function runRule(document: Document, enabled: EnabledRule, settings: LintSettings, directives: readonly DirectiveUse[], failures: string[]): Finding[] {
  const findings: Finding[] = [];
  guard(enabled.rule, failures, () => enabled.rule.check?.(document, contextOf(enabled, settings, directives, (finding) => findings.push(finding))));
  return findings;
}

function contextOf(enabled: EnabledRule, { profiles, profilesChosen, ruleIds }: LintSettings, directives: readonly DirectiveUse[], add: (finding: Finding) => void): AnyRuleContext {
  return {
    options: enabled.options,
    profiles,
    profilesChosen,
    directives,
    ruleIds,
    report: (messageId, report) => {
      add(toFinding(enabled, messageId, report));
    },
  };
}

/** Reads a journal, once for all rules that look at its lines. */
function examineJournal(document: Document, rules: readonly EnabledRule[], settings: LintSettings, failures: string[]): Finding[] {
  const journal = document.journal();
  if (journal === undefined) return [];
  const visiting = rules.flatMap((enabled): VisitingRule[] => {
    const { rule } = enabled;
    if (rule.visit === undefined) return [];
    const findings = new LimitedFindings();
    const context = contextOf(enabled, settings, [], (finding) => {
      findings.add(finding);
    });
    const fail = (error: unknown): void => {
      failures.push(describeFailure(rule, error));
    };
    return [{ findings, fail, open: () => rule.visit?.(journal, { ...context, document }) ?? {} }];
  });
  if (visiting.length > 0) visitJournal(journal, visiting);
  return visiting.flatMap(({ findings }) => findings.conclude());
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
