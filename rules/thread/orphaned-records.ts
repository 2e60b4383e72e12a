import { defineThreadRule } from "../../src/core/rule.ts";
import { commentName } from "../../src/core/thread/comment-name.ts";
import { keyName } from "../../src/core/thread/key-name.ts";

const id = "thread/orphaned-records";

export default defineThreadRule({
  id,
  meta: {
    summary: "Require a record that takes the place of earlier ones to repeat what they hold",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/session-memory-contract/SKILL.md",
        claim: "readers take the latest record of a phase whole, so that a writer must repeat the decisions of the earlier ones",
      },
    ],
  },
  messages: {
    lost: "Readers of `{{family}}` take this comment whole, and it does not repeat {{known}}; write another one that holds them all.",
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      if (contract.payload?.records?.cumulative !== true || contract.read !== "latest") continue;
      for (const { inForce, orphaned, entries } of keys) {
        const [winner] = inForce;
        if (winner === undefined || orphaned.length === 0) continue;
        // What it hides by a wrong key is another matter.
        if (winner.marker.headKey !== undefined && entries.some(({ marker }) => marker.headKey === undefined)) continue;
        const shown = orphaned.slice(0, mostNames).map(({ record, entry }) => `\`${keyName(record.name)}\` of ${commentName(entry.comment)}`);
        const more = orphaned.length > shown.length ? [`${orphaned.length - shown.length} more`] : [];
        report("lost", {
          at: winner.marker.at,
          data: { family: contract.family, known: list([...shown, ...more]) },
          related: orphaned.map(({ record }) => ({ at: record.at, message: `the latest comment that has \`${keyName(record.name)}\`` })),
          atMost: contract.severity.get(id),
        });
      }
    }
  },
});

/** So many names fit into a sentence. */
const mostNames = 3;

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}
