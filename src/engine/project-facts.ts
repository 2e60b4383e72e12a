import { runProjectRule, type Noted } from "../core/check-project.ts";
import type { Finding } from "../core/diagnostic.ts";
import type { Examination } from "../core/examine.ts";

/** What is kept of a document for the rules that look across documents: no tree. */
export type Notes = Pick<Noted, "document" | "settings" | "facts" | "details">;

interface Entry {
  readonly notes: Notes;
  /** The facts of each rule as text, by which a change is told. */
  readonly prints: ReadonlyMap<string, string>;
}

/** What one rule found, by the path of the document. */
interface RuleFindings {
  readonly byPath: ReadonlyMap<string, readonly Finding[]>;
  readonly failures: readonly string[];
}

/**
 * The facts of the documents under one root while they are edited. A rule runs again only when what it noted of some document
 * has changed since, so that most edits of one document cost nothing that grows with the project.
 */
export class ProjectFacts {
  readonly #entries = new Map<string, Entry>();
  readonly #stale = new Set<string>();
  readonly #found = new Map<string, RuleFindings>();
  /** How often a rule ran: a measure of the work for the tests. */
  runs = 0;
  #lastCost = 0;

  /** The documents of which something is kept. */
  get paths(): readonly string[] {
    return [...this.#entries.keys()];
  }

  set({ document: { path, kind }, settings, facts, details }: Pick<Examination, "settings" | "facts" | "details"> & Pick<Noted, "document">): void {
    const before = this.#entries.get(path);
    const prints = new Map([...facts].map(([id, noted]) => [id, JSON.stringify(noted)]));
    const sameSettings = before?.notes.settings === settings;
    for (const id of new Set([...prints.keys(), ...(before?.prints.keys() ?? [])])) {
      if (!sameSettings || before.prints.get(id) !== prints.get(id) || isOtherwise(id, before.notes, { settings, details })) this.#stale.add(id);
    }
    this.#entries.set(path, { notes: { document: { path, kind }, settings, facts, details }, prints });
  }

  remove(path: string): void {
    for (const id of this.#entries.get(path)?.prints.keys() ?? []) this.#stale.add(id);
    this.#entries.delete(path);
  }

  /**
   * How long it would take to find out what the rules find now, in milliseconds: nothing when nothing changed, else about what it
   * took the last time, which grows with the project.
   */
  get cost(): number {
    return this.#stale.size === 0 ? 0 : this.#lastCost;
  }

  /** What the rules find in one document now. */
  findingsOf(path: string): readonly Finding[] {
    this.#refresh();
    return [...this.#found.values()].flatMap(({ byPath }) => byPath.get(path) ?? []);
  }

  /** Rules that threw when they ran the last time. */
  get failures(): readonly string[] {
    return [...this.#found.values()].flatMap(({ failures }) => failures);
  }

  #refresh(): void {
    if (this.#stale.size === 0) return;
    const start = performance.now();
    for (const id of [...this.#stale].sort()) this.#found.set(id, this.#run(id));
    this.#stale.clear();
    this.#lastCost = performance.now() - start;
  }

  #run(id: string): RuleFindings {
    this.runs += 1;
    const concerned = [...this.#entries.values()].flatMap(({ notes }): Noted[] => (notes.facts.has(id) ? [{ ...notes, findings: [], failures: [] }] : []));
    runProjectRule(id, concerned);
    const byPath = new Map(concerned.filter(({ findings }) => findings.length > 0).map(({ document, findings }) => [document.path, findings]));
    return { byPath, failures: concerned.flatMap(({ failures }) => failures) };
  }
}

/** Whether a rule asked for details of a document that are not what they were. */
function isOtherwise(id: string, before: Pick<Notes, "settings" | "details">, { settings, details }: Pick<Notes, "settings" | "details">): boolean {
  const rule = before.details.askedBy.includes(id) ? settings.rules.find(({ rule }) => rule.id === id)?.rule : undefined;
  return rule !== undefined && JSON.stringify(before.details.of(rule)) !== JSON.stringify(details.of(rule));
}
