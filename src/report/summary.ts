import type { SeverityCounts, Tally } from "./tally.ts";

/** A number with its noun: `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** The severities that occur, worst first: `2 errors, 1 info`; empty when there is none. */
export function countSeverities(counts: SeverityCounts): string {
  return (["error", "warning", "info"] as const)
    .filter((severity) => counts[severity] > 0)
    .map((severity) => count(counts[severity], severity))
    .join(", ");
}

/** What was found: `2 errors, 1 warning in 2 files.`; absent when silence would be no success. */
export function findingsSentence({ shown, hidden, known, checked, filesWithFindings, filesWithFailures }: Tally): string | undefined {
  const found = countSeverities(shown);
  if (found !== "") return `${found} in ${count(filesWithFindings, "file")}.`;
  if (checked === 0 || filesWithFailures > 0) return undefined;
  if (countSeverities(hidden) !== "") return "No errors found.";
  return known === 0 ? "No problems found." : "No new problems found.";
}

/** How many findings `--fix` mends. */
export function fixableSentence({ fixable: { safe, unsafe } }: Tally): string | undefined {
  if (safe === 0) return unsafe === 0 ? undefined : `${unsafe} fixable with --fix=unsafe.`;
  return `${safe} fixable with --fix${unsafe === 0 ? "" : `, ${unsafe} more with --fix=unsafe`}.`;
}

/** What the report leaves out. */
export function leftOutSentences({ hidden, suppressed, suppressedByConfiguration, known }: Tally): string[] {
  const byDirectives = suppressed - suppressedByConfiguration;
  const quiet = countSeverities(hidden);
  return [
    ...(quiet === "" ? [] : [`Hidden by --quiet: ${quiet}.`]),
    ...(byDirectives === 0 ? [] : [`${count(byDirectives, "finding")} suppressed by directives.`]),
    ...(suppressedByConfiguration === 0 ? [] : [`${count(suppressedByConfiguration, "finding")} suppressed by the configuration.`]),
    ...(known === 0 ? [] : [`${count(known, "finding")} known from the baseline.`]),
  ];
}

/** How much was linted: `Checked 12 files: 10 skill, 2 skill-resource.` Nothing at all must never look like success. */
export function checkedSentence({ checked, checkedByKind, filesWithFailures }: Pick<Tally, "checked" | "checkedByKind" | "filesWithFailures">): string {
  if (checked > 0) {
    return `Checked ${count(checked, "file")}: ${checkedByKind.map(([kind, files]) => `${files} ${kind}`).join(", ")}.`;
  }
  return filesWithFailures > 0 ? "Nothing was linted." : "Nothing was linted: no file was found that markerlint checks.";
}

/** That not everything could be linted. */
export function failuresSentence({ filesWithFailures }: Tally): string | undefined {
  return filesWithFailures === 0 ? undefined : `${count(filesWithFailures, "file")} could not be linted in full.`;
}
