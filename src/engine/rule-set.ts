import type { DocumentKind } from "../core/document.ts";
import type { EnabledRule } from "../core/run-rule.ts";
import type { NodeType } from "../core/markdown.ts";
import type { AnyRule, RuleEntry } from "../core/rule.ts";
import type { SnippetLanguage } from "../core/snippet.ts";
import type { RuleSettings } from "../config/resolve.ts";

/** Loads the code of rules when it is first needed, and once. */
export class RuleLoader {
  readonly #entries: ReadonlyMap<string, RuleEntry>;
  readonly #loaded = new Map<string, Promise<AnyRule>>();

  constructor(entries: readonly RuleEntry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
  }

  /** The enabled rules that look at documents of one kind and apply, in the order of their ids. */
  async enabled(settings: ReadonlyMap<string, RuleSettings>, kind: DocumentKind, applies: (entry: RuleEntry) => boolean = () => true): Promise<EnabledRule[]> {
    // A thread holds comments, and both are checked in one go.
    const kinds: readonly DocumentKind[] = kind === "thread" ? ["thread", "comment"] : [kind];
    const entries = [...this.#entries.values()].filter(({ id, meta }) => settings.has(id) && kinds.some((each) => meta.kinds.includes(each))).filter(applies);
    return Promise.all(
      entries.map(async (entry) => {
        const { severity, options } = settings.get(entry.id) ?? { severity: entry.meta.severity, options: entry.meta.defaults };
        return { rule: await this.#load(entry), severity, options };
      }),
    );
  }

  #load(entry: RuleEntry): Promise<AnyRule> {
    let rule = this.#loaded.get(entry.id);
    if (rule === undefined) {
      rule = entry.load();
      this.#loaded.set(entry.id, rule);
    }
    return rule;
  }
}

/** The nodes that a parser must give: what rules ask for, and what markers and directives are made of. */
export function wantedNodes(rules: readonly EnabledRule[]): ReadonlySet<NodeType> {
  return new Set<NodeType>(["html", "code", ...rules.flatMap(({ rule }) => rule.meta.nodes ?? [])]);
}

/** Every id that a directive may name, with the present id of its rule. */
export function currentRuleIds(entries: readonly RuleEntry[]): ReadonlyMap<string, string> {
  return new Map(entries.flatMap(({ id, meta }) => [[id, id] as const, ...(meta.formerly ?? []).map((former) => [former, id] as const)]));
}

/** The languages whose snippets the rules ask for. */
export function neededLanguages(rules: readonly EnabledRule[]): ReadonlySet<SnippetLanguage> {
  return new Set(rules.flatMap(({ rule }) => rule.meta.needs ?? []));
}
