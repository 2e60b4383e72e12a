import type { PropertyBag, ReportingDescriptor } from "sarif";
import type { Severity } from "../core/diagnostic.ts";
import type { RuleLevel } from "../core/rule.ts";
import type { ReportRule } from "./report-input.ts";

/** GitHub refuses longer descriptions. */
const LONGEST_DESCRIPTION = 1024;
/** GitHub keeps no more tags of a rule. */
const MOST_TAGS = 10;

/** SARIF has no `info`; its `note` is what code scanning shows in its place. */
export function sarifLevel(severity: Severity): "error" | "warning" | "note" {
  return severity === "info" ? "note" : severity;
}

const problemSeverity = { error: "error", warning: "warning", info: "recommendation" } as const;

/** How sure a finding is, in the words of code scanning: a broken reader is a fact, a house style is a choice. */
const precision: Readonly<Record<RuleLevel, string>> = { must: "very-high", should: "high", convention: "medium" };

function description(text: string): { text: string } {
  const sentence = text.endsWith(".") ? text : `${text}.`;
  return { text: sentence.length > LONGEST_DESCRIPTION ? `${sentence.slice(0, LONGEST_DESCRIPTION - 1)}…` : sentence };
}

/** A rule with everything that code scanning shows of it. GitHub takes an empty text for a missing one. */
export function ruleDescriptor({ id, summary, severity, level, url, page, help, tags }: ReportRule): ReportingDescriptor {
  const properties: PropertyBag = {
    precision: precision[level],
    "problem.severity": problemSeverity[severity],
    tags: tags.slice(0, MOST_TAGS),
  };
  return {
    id,
    shortDescription: description(summary),
    fullDescription: description(summary),
    help: { text: help || summary, ...(page !== "" && { markdown: page }) },
    ...(url !== "" && { helpUri: url }),
    defaultConfiguration: { level: sarifLevel(severity) },
    properties,
  };
}
