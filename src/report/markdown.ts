import { artifactUri } from "./artifact-uri.ts";
import { describeComment } from "./comment-place.ts";
import { markdownLink, markdownText, markdownWithCode } from "./markdown-text.ts";
import type { ReportInput } from "./report-input.ts";
import { checkedSentence, count, countSeverities, failuresSentence, findingsSentence, fixableSentence, leftOutSentences } from "./summary.ts";
import { tally } from "./tally.ts";
import { failuresOf, severities, visible, type Placed } from "./visible.ts";

/** GitHub takes 1 MiB a step, and others may have written before; in bytes of UTF-8. */
const mostBytes = 900_000;
/** A row holds one finding with its place; longer ones are cut. */
const longestMessage = 1000;

/**
 * The report as GitHub's Markdown, such as for the summary of a step: every finding, errors first, as far as a summary holds
 * them, and a sentence that says what is left out.
 */
export function formatMarkdown(input: ReportInput): string {
  const counts = tally(input.files, input.quiet);
  const head = [
    "## markerlint",
    "",
    [findingsSentence(counts), failuresSentence(counts)].flatMap((sentence) => (sentence === undefined ? [] : [`**${sentence}**`])).join(" "),
    [fixableSentence(counts), ...leftOutSentences(counts), checkedSentence(counts)].filter((sentence) => sentence !== undefined).map(markdownText).join(" "),
    ...input.notes.map((note) => `\nNote: ${markdownWithCode(note)}`),
    ...failuresOf(input).map(({ path, failure }) => `\n- **failed** ${markdownText(path)}: ${markdownText(failure)}`),
  ];
  const placed = visible(input);
  const ordered = severities.flatMap((severity) => placed.filter(({ diagnostic }) => diagnostic.severity === severity));
  return `${[...head, ...byRule(ordered), ...byPlace(ordered, input)].join("\n").replaceAll(/\n{3,}/g, "\n\n").trim()}\n`;
}

function byRule(ordered: readonly Placed[]): string[] {
  if (ordered.length === 0) return [];
  const rules = new Map<string, Placed[]>();
  for (const placed of ordered) {
    const { ruleId } = placed.diagnostic;
    const found = rules.get(ruleId);
    if (found === undefined) rules.set(ruleId, [placed]);
    else found.push(placed);
  }
  const rows = [...rules].map(([id, found]) => {
    const number = { error: 0, warning: 0, info: 0 };
    for (const { diagnostic } of found) number[diagnostic.severity] += 1;
    return `| ${markdownLink(markdownText(id), found[0]?.diagnostic.url)} | ${countSeverities(number)} | ${new Set(found.map(({ file }) => file.path)).size} |`;
  });
  return ["", "| Rule | Findings | Files |", "| --- | --- | --- |", ...rows];
}

function byPlace(ordered: readonly Placed[], input: ReportInput): string[] {
  const lines: string[] = [];
  let room = mostBytes;
  let shown = 0;
  for (const severity of severities) {
    const found = ordered.filter(({ diagnostic }) => diagnostic.severity === severity);
    if (found.length === 0 || room < 0) continue;
    lines.push("", `<details${severity === "error" ? " open" : ""}><summary>${count(found.length, severity)}</summary>`, "", "| Place | Finding | Rule |", "| --- | --- | --- |");
    for (const placed of found) {
      const row = rowOf(placed, input.sourceUrl);
      room -= new TextEncoder().encode(row).length + 1;
      if (room < 0) break;
      shown += 1;
      lines.push(row);
    }
    lines.push("", "</details>");
  }
  const left = ordered.length - shown;
  return left === 0 ? lines : [...lines, "", `**${count(left, "finding")} left out, the least severe: a summary holds no more. The log and the other reports have them.**`];
}

function rowOf({ file: { path }, diagnostic }: Placed, sourceUrl: string | undefined): string {
  const { region, message, ruleId, url, comment } = diagnostic;
  const { line, column } = region.startPoint;
  // Without `plain`, GitHub renders Markdown and shows no lines.
  const source = sourceUrl === undefined ? undefined : `${sourceUrl}/${artifactUri(path)}?plain=1#L${line}`;
  const words = message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
  const where = comment === undefined ? "" : ` (${markdownLink(markdownText(describeComment({ ...comment, url: undefined })), comment.url)})`;
  return `| ${markdownLink(markdownText(`${path}:${line}:${column}`), source)} | ${markdownWithCode(words)}${where} | ${markdownLink(markdownText(ruleId), url)} |`;
}
