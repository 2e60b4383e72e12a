import type { RuleEntry } from "../../core/rule.ts";
import { ruleUrl } from "../../cli/about.ts";

/** What a rule wants, with a link to its page, as Markdown. */
export function ruleWords({ id, meta: { summary, level, fixable, preset } }: RuleEntry): string {
  return `**${id}**: ${summary}.\n\nLevel: ${level}. Preset: ${preset}. Fix: ${fixable === false ? "none" : fixable}. [Its page](${ruleUrl(id)})`;
}
