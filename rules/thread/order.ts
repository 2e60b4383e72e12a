import { defineThreadRule } from "../../src/core/rule.ts";
import { commentName } from "../../src/core/thread/comment-name.ts";
import { predecessorsOf } from "../../src/core/thread/predecessors.ts";

const id = "thread/order";

export default defineThreadRule({
  id,
  meta: {
    summary: "Require the markers of a thread in the order that their contracts name",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/engagement-record-emission/SKILL.md",
        claim: "the comments of a phase are posted in one burst: its completion, its record, its credit",
      },
    ],
  },
  messages: {
    early: "This `{{family}}` comes before `{{wanted}}`, which {{other}} holds; write them in the other order, so that a burst that breaks off leaves nothing without what it rests on.",
  },
  checkThread(thread, { report }) {
    if (!thread.dated) return;
    for (const { contract, keys } of thread.families) {
      for (const { entries } of keys) {
        // Later records of the same key may repeat the burst.
        const [entry] = entries;
        if (entry === undefined) continue;
        for (const { head } of predecessorsOf(thread, entry.marker)) {
          const first = thread.heads.get(head);
          if (first === undefined || first.order < entry.order || first.time === entry.time) continue;
          report("early", {
            at: entry.marker.at,
            data: { family: contract.family, wanted: `<!-- ${head} -->`, other: commentName(first.comment) },
            related: [{ at: first.marker.at, message: "the marker that comes first" }],
            atMost: contract.severity.get(id),
          });
        }
      }
    }
  },
});
