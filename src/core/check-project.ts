import type { Examination } from "./examine.ts";
import { guard, toFinding, type EnabledRule } from "./run-rule.ts";
import type { Collected } from "./rule.ts";

/** What rules that look across documents see of one of them, and where what they find in it goes. */
export interface Noted extends Pick<Examination, "settings" | "facts" | "details" | "findings" | "failures"> {
  readonly document: Pick<Examination["document"], "path" | "kind">;
}

/**
 * Runs the rules that look across documents over all documents of one project, and adds what they find to the examination
 * of the document that it concerns.
 */
export function checkProject(examinations: readonly Noted[]): void {
  const noting = new Map<string, Noted[]>();
  for (const examination of examinations) {
    for (const id of examination.facts.keys()) {
      const noted = noting.get(id);
      if (noted === undefined) noting.set(id, [examination]);
      else noted.push(examination);
    }
  }
  for (const id of [...noting.keys()].sort()) runProjectRule(id, noting.get(id) ?? []);
}

/** Runs one such rule over the documents of which it noted something. */
export function runProjectRule(id: string, concerned: readonly Noted[]): void {
  const ordered = [...concerned].sort((a, b) => (a.document.path < b.document.path ? -1 : 1));
  const [first] = ordered;
  const enabled = first === undefined ? undefined : ruleOf(first, id);
  if (first === undefined || enabled === undefined) return;
  const byPath = new Map(ordered.map((examination) => [examination.document.path, examination]));
  const collected: Collected<unknown>[] = ordered.map(({ document, facts, details }) => ({ path: document.path, kind: document.kind, facts: facts.get(id), detail: () => details.of(enabled.rule) }));
  guard(enabled.rule, first.failures, () =>
    enabled.rule.checkProject?.(collected, {
      options: enabled.options,
      profiles: first.settings.profiles,
      profilesChosen: first.settings.profilesChosen,
      report: (messageId, { path, ...report }) => {
        const target = byPath.get(path);
        if (target === undefined) throw new Error(`a finding in ${path}, of which nothing was noted`);
        // The severity of the document in which the finding stands, which an override may have changed.
        target.findings.push(toFinding(ruleOf(target, id) ?? enabled, messageId, report));
      },
    }),
  );
}

function ruleOf({ settings }: Noted, id: string): EnabledRule | undefined {
  return settings.rules.find(({ rule }) => rule.id === id);
}
