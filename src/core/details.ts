import type { Document } from "./document.ts";
import type { AnyRule } from "./rule.ts";

/** What rules that look across documents ask of one of them only where another refers to it: made on demand, and once. */
export class Details {
  readonly #open: () => Document;
  readonly #known = new Map<string, unknown>();

  /** `open` gives the document, which is not kept. */
  constructor(open: () => Document) {
    this.#open = open;
  }

  /** The ids of the rules that asked. */
  get askedBy(): readonly string[] {
    return [...this.#known.keys()];
  }

  /** What a rule wants to know. Throws what the rule throws. */
  of(rule: AnyRule): unknown {
    const { id } = rule;
    if (!this.#known.has(id)) this.#known.set(id, rule.detail?.(this.#open()));
    return this.#known.get(id);
  }
}
