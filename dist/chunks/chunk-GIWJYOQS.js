import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/report/summary.ts
function count(number, noun) {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
function countSeverities(counts) {
  return ["error", "warning", "info"].filter((severity) => counts[severity] > 0).map((severity) => count(counts[severity], severity)).join(", ");
}
function findingsSentence({ shown, hidden, checked, filesWithFindings, filesWithFailures }) {
  const found = countSeverities(shown);
  if (found !== "") return `${found} in ${count(filesWithFindings, "file")}.`;
  if (checked === 0 || filesWithFailures > 0) return void 0;
  return countSeverities(hidden) === "" ? "No problems found." : "No errors found.";
}
function fixableSentence({ fixable: { safe, unsafe } }) {
  if (safe === 0) return unsafe === 0 ? void 0 : `${unsafe} fixable with --fix=unsafe.`;
  return `${safe} fixable with --fix${unsafe === 0 ? "" : `, ${unsafe} more with --fix=unsafe`}.`;
}
function leftOutSentences({ hidden, suppressed }) {
  const quiet = countSeverities(hidden);
  return [
    ...quiet === "" ? [] : [`Hidden by --quiet: ${quiet}.`],
    ...suppressed === 0 ? [] : [`${count(suppressed, "finding")} suppressed by directives.`]
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
  findingsSentence,
  fixableSentence,
  leftOutSentences,
  checkedSentence,
  failuresSentence
};
