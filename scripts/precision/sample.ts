import type { Diagnostic } from "../../src/core/diagnostic.ts";

/** A finding in a tree with a name. */
export interface TreeFinding {
  /** `owner/name@commit`, or the name of the folder. */
  readonly tree: string;
  readonly diagnostic: Diagnostic;
  /** The line of text on which it starts. */
  readonly line: string;
}

/**
 * Draws findings for a person to judge: every rule gives one before any gives two, none gives more than `perRule`, and the
 * same seed draws the same from the same findings.
 */
export function drawSample(findings: readonly TreeFinding[], { size, perRule, seed }: { readonly size: number; readonly perRule: number; readonly seed: number }): TreeFinding[] {
  const random = randomFrom(seed);
  const byRule = new Map<string, TreeFinding[]>();
  for (const finding of findings) byRule.set(finding.diagnostic.ruleId, [...(byRule.get(finding.diagnostic.ruleId) ?? []), finding]);
  const strata = [...byRule].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, of]) => shuffle(of, random));
  const rounds = Array.from({ length: perRule }, (_, round) => strata.flatMap((stratum) => stratum[round] ?? []));
  return rounds
    .flat()
    .slice(0, size)
    .sort((a, b) => compare(a.diagnostic.ruleId, b.diagnostic.ruleId) || compare(a.tree, b.tree) || compare(a.diagnostic.path, b.diagnostic.path) || a.diagnostic.region.start - b.diagnostic.region.start);
}

/** The sheet on which a person writes `x` into the brackets of a true finding and `!` into those of a false one. */
export function renderSheet(sample: readonly TreeFinding[]): string {
  return sample
    .map(({ tree, diagnostic: { ruleId, severity, path, region, message }, line }) => {
      const { line: at, column } = region.startPoint;
      return `[ ] ${tree} ${ruleId} ${severity} ${path}:${at}:${column}\n      ${message}\n    | ${line.length > 200 ? `${line.slice(0, 199)}…` : line}\n`;
    })
    .join("\n");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Fisher and Yates. */
function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T];
  }
  return shuffled;
}

/** Numbers in [0, 1) from a linear congruential generator (modulus 2^32, constants of Numerical Recipes). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
