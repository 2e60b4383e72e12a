import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isLive
} from "./chunk-ECIHSGB3.js";
import {
  commentName
} from "./chunk-Z7DNXKHR.js";
import {
  defineThreadRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/thread/live-claims.ts
var id = "thread/live-claims";
var live_claims_default = defineThreadRule({
  id,
  meta: {
    summary: "Disallow two live claims where one at a time is allowed",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/Documents/Design/goal-run-harness.md",
        claim: "the marker is a mutex: of several live ones the lowest comment id wins, and every other one yields"
      }
    ]
  },
  messages: {
    second: "This claim of `{{family}}` is `{{state}}`, and so is that of {{other}}, which was made before it and wins; end one of them."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      if (contract.thread.live === void 0) continue;
      for (const { inForce, entries } of keys) {
        const [winner] = inForce;
        for (const entry of entries) {
          if (winner === void 0 || entry === winner || entry.order < winner.order || !isLive(contract, entry)) continue;
          report("second", {
            at: entry.marker.at,
            data: { family: contract.family, state: entry.marker.state ?? "", other: commentName(winner.comment) },
            related: [{ at: winner.marker.at, message: "the claim that wins" }],
            atMost: contract.severity.get(id)
          });
        }
      }
    }
  }
});
export {
  live_claims_default as default
};
