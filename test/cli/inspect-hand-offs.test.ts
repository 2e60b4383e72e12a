import { cpSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { HandoffReport } from "../../src/cli/inspect-hand-offs.ts";
import { root } from "../rule-modules.ts";
import { runCommandFully } from "../run-command.ts";
import { makeTree } from "./tree.ts";

function copyOf(name: string): string {
  const { folder } = makeTree({ ".git/HEAD": "ref: refs/heads/main\n" });
  cpSync(join(root, "fixtures/projects", name), folder, { recursive: true });
  return folder;
}

describe("inspect, of a session", () => {
  it("tells the hand-off in force, what was superseded, the union and the gaps", async () => {
    const { stdout } = await runCommandFully(["inspect", ".", "--format", "json"], copyOf("hand-offs"));
    const { handoffs } = JSON.parse(stdout) as { handoffs: HandoffReport[] };
    const [report] = handoffs;
    expect(handoffs).toHaveLength(1);
    expect(report?.parts).toEqual({ session: ["5f0c1a2e"], team: ["session-5f0c1a2e"] });
    expect(report?.carriers).toBe("two carriers: the journal and the task files");
    expect(report?.work.map(({ task, identity, inForce, superseded, fileState }) => [task, identity, inForce?.line, superseded, fileState])).toEqual([
      ["7", ["coder", "CODE: cart"], 3, [2], "united"],
      ["7", ["tester", "TEST: cart"], 4, [], "mismatch"],
      ["8", ["tester", "TEST: shop"], 5, [], "absent"],
    ]);
    expect(report?.work[0]?.fields.map(({ name, from, value }) => [name, from, value])).toEqual([
      ["produced", "file", '["src/cart.ts","src/price.ts"]'],
      ["decisions", "journal", '["one cart a visitor, because sessions are short"]'],
      ["reasoning_chain", "file", '"a"'],
      ["uncertainty", "file", "[]"],
      ["integration", "file", '["src/shop.ts"]'],
      ["open_questions", "journal", '["tax?"]'],
      ["reasoning_reconstruction", "file", "{}"],
    ]);
    expect(report?.work.map(({ gaps }) => gaps)).toEqual([
      [
        "produced was revised after line 3: the task file is taken",
        "decisions is empty in the task file and kept from the journal",
        "open_questions stands in the journal alone",
        "reasoning_reconstruction stands in the task file alone",
        "metadata.variety stands in the task file alone",
      ],
      ["task 7 is used again: the task file belongs to another identity"],
      ["handoff divergence check unavailable for task 8: task file absent"],
    ]);
  });

  it("prints an outline", async () => {
    const { stdout } = await runCommandFully(["inspect", "sessions", ".claude/tasks"], copyOf("hand-offs"));
    expect(stdout).toContain("    decisions (journal): [\"one cart a visitor, because sessions are short\"]\n");
    expect(stdout).toContain("    gap: handoff divergence check unavailable for task 8: task file absent\n");
  });

  it("says nothing where no journal is", async () => {
    const { stdout } = await runCommandFully(["inspect", "--format", "json", "memory"], copyOf("hand-offs"));
    expect((JSON.parse(stdout) as { handoffs: unknown[] }).handoffs).toEqual([]);
  });
});
