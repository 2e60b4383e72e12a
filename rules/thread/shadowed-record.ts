import { defineThreadRule } from "../../src/core/rule.ts";
import { commentName } from "../../src/core/thread/comment-name.ts";

const id = "thread/shadowed-record";

export default defineThreadRule({
  id,
  meta: {
    summary: "Disallow a record that its payload files under another key than its head, where it hides the real one",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/frame-engagement-record-core.ps1",
        claim: "readers file a record by what its payload says, and take the latest of those with one key",
      },
    ],
  },
  messages: {
    hides: "The head of this `{{family}}` says `{{head}}` and its payload `{{payload}}`, so that it takes the place of {{other}}, which is the real record of `{{payload}}`; correct the payload in a new comment and write the real record again.",
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      for (const { inForce, entries } of keys) {
        for (const winner of inForce) {
          const { headKey, key, keyAt, at } = winner.marker;
          const real = entries.findLast(({ marker }) => marker.headKey === undefined);
          if (headKey === undefined || real === undefined || contract.read === "union" || contract.read === undefined) continue;
          report("hides", {
            at: keyAt ?? at,
            data: { family: contract.family, head: headKey.join(" "), payload: key.join(" "), other: commentName(real.comment) },
            related: [{ at: real.marker.at, message: "the record that readers do not see" }],
            atMost: contract.severity.get(id),
          });
        }
      }
    }
  },
});
