import { makeRandom } from "../random.ts";
import { paragraph, phrase } from "./prose.ts";

/** Where the pad of a session stands. */
export const padPath = ".tmp/feat-bench/2026-03-04.md";

/**
 * The scratchpad of a long session: sections of ten lines with bullets, boxes and fences, as agents leave them.
 *
 * @param lines about how many lines to write
 */
export function pad(lines: number, seed: number): string {
  const random = makeRandom(seed);
  const parts = ["# Session — feat-bench / 2026-03-04\n", "## Session Start\n", "Governing axiom: Endogenous-First — primary endogenous source: `AGENTS.md`.\n"];
  for (let written = 6; written < lines; written += 10) {
    const state = random.chance(0.8) ? "x" : " ";
    parts.push(
      `## Task ${written} Results\n`,
      `${paragraph(random)}\n`,
      `- **Current state**: ${phrase(random, 3, 8)}\n- [${state}] ${phrase(random, 3, 8)}\n- [x] ${phrase(random, 3, 8)}\n`,
      `> ${phrase(random, 3, 12)}\n`,
    );
  }
  return parts.join("\n");
}
