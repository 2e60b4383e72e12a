import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  commentName
} from "./chunk-Z7DNXKHR.js";
import {
  defineThreadRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/thread/shadowed-record.ts
var id = "thread/shadowed-record";
var shadowed_record_default = defineThreadRule({
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
        claim: "readers file a record by what its payload says, and take the latest of those with one key"
      }
    ]
  },
  messages: {
    hides: "The head of this `{{family}}` says `{{head}}` and its payload `{{payload}}`, so that it takes the place of {{other}}, which is the real record of `{{payload}}`; correct the payload in a new comment and write the real record again."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      for (const { inForce, entries } of keys) {
        for (const winner of inForce) {
          const { headKey, key, keyAt, at } = winner.marker;
          const real = entries.findLast(({ marker }) => marker.headKey === void 0);
          if (headKey === void 0 || real === void 0 || contract.read === "union" || contract.read === void 0) continue;
          report("hides", {
            at: keyAt ?? at,
            data: { family: contract.family, head: headKey.join(" "), payload: key.join(" "), other: commentName(real.comment) },
            related: [{ at: real.marker.at, message: "the record that readers do not see" }],
            atMost: contract.severity.get(id)
          });
        }
      }
    }
  }
});
export {
  shadowed_record_default as default
};
