import type { Finding } from "../core/diagnostic.ts";
import type { Span } from "../core/span.ts";

/**
 * Findings of one text at their places in the next one, as far as they stand before or behind what changed: the rules that found
 * them run again when nobody types. Their fixes are left out, since what they were made for may be gone.
 */
export function moveFindings(findings: readonly Finding[], before: string, after: string): readonly Finding[] {
  if (findings.length === 0 || before === after) return findings;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let tail = 0;
  while (tail < most - start && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)) tail += 1;
  const end = before.length - tail;
  const shift = after.length - before.length;
  const move = (span: Span): Span | undefined => {
    if (span.end <= start) return span;
    return span.start >= end ? { start: span.start + shift, end: span.end + shift } : undefined;
  };
  return findings.flatMap((finding) => {
    const at = move(finding.at);
    if (at === undefined) return [];
    const related = finding.related.flatMap((each) => {
      const place = each.path === undefined ? move(each.at) : each.at;
      return place === undefined ? [] : [{ ...each, at: place }];
    });
    return [{ ...finding, at, related, fix: undefined }];
  });
}
