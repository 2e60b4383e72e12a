import type { Finding } from "../diagnostic.ts";
import type { LintSettings } from "../examine.ts";
import { guard, toFinding, type EnabledRule } from "../run-rule.ts";
import type { CommentFacts } from "./comment-facts.ts";
import { commentPlaceOf } from "./comment-place.ts";
import type { ThreadReading } from "./thread-reading.ts";

/** A finding of a rule over threads, and the comment in which it stands. */
export interface ThreadFinding {
  readonly comment: CommentFacts;
  readonly finding: Finding;
}

/** The enabled rules that look at whole threads. */
export function threadRules({ rules }: LintSettings): readonly EnabledRule[] {
  return rules.filter(({ rule }) => rule.checkThread !== undefined);
}

/** Runs the rules over the threads of a captured file. What a rule throws becomes a failure. */
export function checkThreads(rules: readonly EnabledRule[], threads: readonly ThreadReading[], failures: string[]): ThreadFinding[] {
  const found: ThreadFinding[] = [];
  for (const thread of threads) {
    const byIndex = new Map(thread.comments.map((comment) => [comment.index, comment]));
    for (const enabled of rules) {
      guard(enabled.rule, failures, () =>
        enabled.rule.checkThread?.(thread, {
          options: enabled.options,
          report: (messageId, { at, related, ...report }) => {
            const comment = byIndex.get(at.comment);
            if (comment === undefined) throw new Error("a finding in a comment of another thread");
            const others = (related ?? []).map(({ at: other, message }) => {
              const where = byIndex.get(other.comment);
              if (where === undefined || where === comment) return { at: other.span, message };
              return { at: other.outer, message, comment: commentPlaceOf(where.origin, other.point) };
            });
            found.push({ comment, finding: toFinding(enabled, messageId, { ...report, at: at.span, related: others }) });
          },
        }),
      );
    }
  }
  return found;
}
