import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { contentKey } from "../core/baseline/content-key.ts";
import { describeComment } from "./comment-place.ts";
import { jsonText } from "./json-text.ts";
import { printable } from "./printable.ts";
import type { ReportInput } from "./report-input.ts";
import { failuresOf, visible } from "./visible.ts";

/** The severities of code quality that ours are: `blocker` and `critical` would claim more than a linter knows. */
const severityNames = { error: "major", warning: "minor", info: "info" } as const;

/**
 * The report for the code quality of GitLab (docs.gitlab.com, Code Quality, "Code Quality report format"): a list of objects. Fingerprints
 * go by content, so that GitLab does not take a finding that moved for one that was mended and one that is new.
 */
export function formatGitlab(input: ReportInput): string {
  const occurrences = new Map<string, number>();
  const fingerprint = (...parts: readonly string[]): string => {
    const named = JSON.stringify(parts);
    const nth = (occurrences.get(named) ?? 0) + 1;
    occurrences.set(named, nth);
    return bytesToHex(sha256(utf8ToBytes(JSON.stringify([...parts, nth])))).slice(0, 32);
  };
  const failures = failuresOf(input).map(({ path, failure }) => ({
    description: printable(`The file could not be linted in full: ${failure}`),
    check_name: "markerlint",
    fingerprint: fingerprint(path, failure),
    severity: "critical",
    location: { path, lines: { begin: 1 } },
  }));
  const findings = visible(input).map(({ file: { path, source }, diagnostic }) => {
    const { message, ruleId, severity, region, comment } = diagnostic;
    return {
      description: printable(comment === undefined ? message : `${message} (${describeComment(comment)})`),
      check_name: ruleId,
      fingerprint: fingerprint(path, source === undefined ? message : contentKey(diagnostic, source)),
      severity: severityNames[severity],
      location: { path, lines: { begin: region.startPoint.line, end: region.endPoint.line } },
    };
  });
  return jsonText([...failures, ...findings]);
}
