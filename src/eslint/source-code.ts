import { TextSourceCodeBase, VisitNodeStep } from "@eslint/plugin-kit";
import type { Finding } from "../core/diagnostic.ts";
import { findDirectives, silence, type Directive } from "../core/directives.ts";
import type { Document } from "../core/document.ts";
import { runRule, type LintSettings } from "../core/examine.ts";
import type { AnyRule } from "../core/rule.ts";
import type { Span } from "../core/span.ts";

/** The whole tree that ESLint sees: a file, and its end. */
export interface RootNode {
  readonly type: "root";
  readonly end: EndNode;
}

interface EndNode {
  readonly type: "end";
}

export interface Location {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

/**
 * A file of ESLint: its document, parsed once for all rules. Rules run when the traversal comes to the root; those that look at
 * faults of the text at its end, when all others have asked the document; those about directives when the root is left.
 */
export class MarkdownSourceCode extends TextSourceCodeBase {
  readonly document: Document;
  readonly #judged: boolean;
  readonly #settings: LintSettings;
  readonly #directives: readonly Directive[];
  readonly #findings: Finding[] = [];

  /** `judged` is false for a file of which nothing tells what it is: rules pass it by. */
  constructor(text: string, ast: RootNode, document: Document, settings: LintSettings, judged: boolean) {
    super({ text, ast });
    this.#judged = judged;
    this.document = document;
    this.#settings = settings;
    this.#directives = document.faults.length > 0 ? [] : findDirectives(document);
  }

  /** The findings of one rule that no directive silences. Throws what the rule throws, as rules of ESLint do. */
  findingsOf(rule: AnyRule, options: unknown): Finding[] {
    const { document } = this;
    const { meta } = rule;
    if (!this.#judged || !meta.kinds.includes(document.kind) || (document.faults.length > 0 && meta.readsFaults !== true)) return [];
    const currentId = (id: string): string => this.#settings.ruleIds.get(id) ?? id;
    const failures: string[] = [];
    const judging = meta.readsDirectives === true;
    const uses = judging ? silence(document, this.#findings, this.#directives, currentId).uses : [];
    const found = runRule(document, { rule, severity: meta.severity, options }, this.#settings, uses, failures);
    if (failures[0] !== undefined) throw new Error(failures[0]);
    if (!judging) this.#findings.push(...found);
    // A directive for every rule would silence what is said about itself.
    const directives = judging ? this.#directives.filter(({ action, rules }) => action === "enable" || rules.length > 0) : this.#directives;
    const { silenced } = silence(document, found, directives, currentId);
    return found.filter((finding) => !silenced.has(finding));
  }

  /** 1-based lines and columns. */
  locationOf({ start, end }: Span): Location {
    return { start: this.document.source.pointAt(start), end: this.document.source.pointAt(end) };
  }

  override getLoc(): Location {
    return this.locationOf({ start: 0, end: this.document.text.length });
  }

  override getRange(): [number, number] {
    return [0, this.document.text.length];
  }

  override getParent(node: unknown): RootNode | undefined {
    const root = this.ast as RootNode;
    return node === root ? undefined : root;
  }

  override traverse(): Iterable<VisitNodeStep> {
    const root = this.ast as RootNode;
    const step = (target: RootNode | EndNode, phase: 1 | 2): VisitNodeStep => new VisitNodeStep({ target, phase, args: [target] });
    return [step(root, 1), step(root.end, 1), step(root.end, 2), step(root, 2)];
  }
}
