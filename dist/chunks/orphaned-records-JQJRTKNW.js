import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  commentName
} from "./chunk-Z7DNXKHR.js";
import {
  defineThreadRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// src/core/thread/key-name.ts
var longest = 40;
function keyName(name) {
  const line = name.replaceAll(/\s+/g, " ");
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}\u2026`;
}

// rules/thread/orphaned-records.ts
var id = "thread/orphaned-records";
var orphaned_records_default = defineThreadRule({
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
        claim: "readers take the latest record of a phase whole, so that a writer must repeat the decisions of the earlier ones"
      }
    ]
  },
  messages: {
    lost: "Readers of `{{family}}` take this comment whole, and it does not repeat {{known}}; write another one that holds them all."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      if (contract.payload?.records?.cumulative !== true || contract.read !== "latest") continue;
      for (const { inForce, orphaned, entries } of keys) {
        const [winner] = inForce;
        if (winner === void 0 || orphaned.length === 0) continue;
        if (winner.marker.headKey !== void 0 && entries.some(({ marker }) => marker.headKey === void 0)) continue;
        const shown = orphaned.slice(0, mostNames).map(({ record, entry }) => `\`${keyName(record.name)}\` of ${commentName(entry.comment)}`);
        const more = orphaned.length > shown.length ? [`${orphaned.length - shown.length} more`] : [];
        report("lost", {
          at: winner.marker.at,
          data: { family: contract.family, known: list([...shown, ...more]) },
          related: orphaned.map(({ record }) => ({ at: record.at, message: `the latest comment that has \`${keyName(record.name)}\`` })),
          atMost: contract.severity.get(id)
        });
      }
    }
  }
});
var mostNames = 3;
function list(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}
export {
  orphaned_records_default as default
};
