import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/report/summary.ts
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
function countSeverities(counts) {
  return ["error", "warning", "info"].filter((severity) => counts[severity] > 0).map((severity) => count(counts[severity], severity)).join(", ");
}
function findingsSentence({ shown, hidden, known, checked, filesWithFindings, filesWithFailures }) {
  const found = countSeverities(shown);
  if (found !== "") return `${found} in ${count(filesWithFindings, "file")}.`;
  if (checked === 0 || filesWithFailures > 0) return void 0;
  if (countSeverities(hidden) !== "") return "No errors found.";
  return known === 0 ? "No problems found." : "No new problems found.";
}
function fixableSentence({ fixable: { safe, unsafe } }) {
  if (safe === 0) return unsafe === 0 ? void 0 : `${unsafe} fixable with --fix=unsafe.`;
  return `${safe} fixable with --fix${unsafe === 0 ? "" : `, ${unsafe} more with --fix=unsafe`}.`;
}
function leftOutSentences({ hidden, suppressed, suppressedByConfiguration, known }) {
  const byDirectives = suppressed - suppressedByConfiguration;
  const quiet = countSeverities(hidden);
  return [
    ...quiet === "" ? [] : [`Hidden by --quiet: ${quiet}.`],
    ...byDirectives === 0 ? [] : [`${count(byDirectives, "finding")} suppressed by directives.`],
    ...suppressedByConfiguration === 0 ? [] : [`${count(suppressedByConfiguration, "finding")} suppressed by the configuration.`],
    ...known === 0 ? [] : [`${count(known, "finding")} known from the baseline.`]
  ];
}
function checkedSentence({ checked, checkedByKind, filesWithFailures }) {
  if (checked > 0) {
    return `Checked ${count(checked, "file")}: ${checkedByKind.map(([kind, files]) => `${files} ${kind}`).join(", ")}.`;
  }
  return filesWithFailures > 0 ? "Nothing was linted." : "Nothing was linted: no file was found that markerlint checks.";
}
function failuresSentence({ filesWithFailures }) {
  return filesWithFailures === 0 ? void 0 : `${count(filesWithFailures, "file")} could not be linted in full.`;
}

export {
  count,
  countSeverities,
  findingsSentence,
  fixableSentence,
  leftOutSentences,
  checkedSentence,
  failuresSentence
};
