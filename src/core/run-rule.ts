import type { Finding, Severity } from "./diagnostic.ts";
import { formatMessage, subjectOf } from "./message.ts";
import type { AnyRule } from "./rule.ts";
import { mildest } from "./severity-cap.ts";

/** A rule that the configuration switches on for a document. */
export interface EnabledRule {
  readonly rule: AnyRule;
  readonly severity: Severity;
  readonly options: unknown;
}

/** Runs a piece of a rule, so that a crash of it stops nothing else. */
export function guard(rule: AnyRule, failures: string[], run: () => void): void {
  try {
    run();
  } catch (error) {
    failures.push(describeFailure(rule, error));
  }
}

/** A crash of a rule in words. */
export function describeFailure(rule: AnyRule, error: unknown): string {
  return `rule ${rule.id} failed: ${error instanceof Error ? error.message : String(error)}`;
}

type ReportOf = Pick<Finding, "at"> & Partial<Pick<Finding, "fix" | "related">> & { readonly atMost?: Severity | undefined; readonly data?: Readonly<Record<string, string | number>> };

/** A finding out of what a rule reports. Throws for a message id that the rule does not have. */
export function toFinding({ rule, severity }: EnabledRule, messageId: string, { at, data, fix, related, atMost }: ReportOf): Finding {
  const template = rule.messages[messageId];
  if (template === undefined) throw new Error(`no message ${messageId}`);
  const measure = rule.meta.measures === undefined ? undefined : data?.[rule.meta.measures];
  return {
    ruleId: rule.id,
    messageId,
    message: formatMessage(template, data),
    severity: mildest(severity, atMost) ?? severity,
    at,
    fix,
    related: related ?? [],
    subject: subjectOf(data),
    ...(typeof measure === "number" && { measure }),
  };
}
