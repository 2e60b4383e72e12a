import type { Finding } from "../diagnostic.ts";
import type { Journal, JournalVisitor } from "./journal.ts";

/** A rule at work on a journal. */
export interface VisitingRule {
  /** Throws what the rule throws. */
  open(journal: Journal): JournalVisitor;
  /** What it reported so far. */
  readonly findings: LimitedFindings;
  /** Hears of what the rule threw; it sees no more of the journal then. */
  fail(error: unknown): void;
}

/** Reads a journal once, from front to end, for all rules that look at its lines. */
export function visitJournal(journal: Journal, rules: readonly VisitingRule[]): void {
  let working: { readonly rule: VisitingRule; readonly visitor: JournalVisitor }[] = [];
  for (const rule of rules) {
    try {
      working.push({ rule, visitor: rule.open(journal) });
    } catch (error) {
      rule.fail(error);
    }
  }
  for (const line of journal.lines()) {
    for (const each of working) {
      const { rule, visitor } = each;
      try {
        visitor.line?.(line);
        if (line.record !== undefined) visitor.record?.(line.record);
      } catch (error) {
        working = working.filter((other) => other !== each);
        rule.fail(error);
      }
    }
  }
  for (const { rule, visitor } of working) {
    try {
      visitor.end?.();
    } catch (error) {
      rule.fail(error);
    }
  }
}

/** More findings of one message in one journal are counted and not told: nobody reads them, and they would fill the memory. */
const mostFindings = 1000;

/** The findings of a rule in one journal: the first ones of each message, the last of which says how many more there are. */
export class LimitedFindings {
  readonly #kept = new Map<string, Finding[]>();
  readonly #counts = new Map<string, number>();

  add(finding: Finding): void {
    const { messageId } = finding;
    const kept = this.#kept.get(messageId) ?? [];
    if (kept.length < mostFindings) kept.push(finding);
    this.#kept.set(messageId, kept);
    this.#counts.set(messageId, (this.#counts.get(messageId) ?? 0) + 1);
  }

  conclude(): Finding[] {
    return [...this.#kept].flatMap(([messageId, kept]) => {
      const more = (this.#counts.get(messageId) ?? 0) - kept.length;
      const last = kept.at(-1);
      if (more === 0 || last === undefined) return kept;
      return [...kept.slice(0, -1), { ...last, message: `${last.message} There are ${more.toLocaleString("en")} more of these.` }];
    });
  }
}
