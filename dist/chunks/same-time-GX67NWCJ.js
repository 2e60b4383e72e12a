import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  commentName
} from "./chunk-Z7DNXKHR.js";
import {
  defineThreadRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/thread/same-time.ts
var id = "thread/same-time";
var same_time_default = defineThreadRule({
  id,
  meta: {
    summary: "Disallow two different records of one key that were made in the same second",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/frame-engagement-record-core.ps1",
        claim: "the record with the strictly greatest time wins, so that of equals it is the one that the answer of the server lists first"
      }
    ]
  },
  messages: {
    tie: "This `{{family}}` was made in the same second as {{other}}, and says something else, so that which of them counts depends on the order in which the server lists them; write the right one again."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      if (contract.thread.live !== void 0) continue;
      for (const { chosen, tied } of keys) {
        const [winner] = chosen;
        if (winner === void 0) continue;
        for (const { marker } of tied) {
          report("tie", {
            at: marker.at,
            data: { family: contract.family, other: commentName(winner.comment) },
            related: [{ at: winner.marker.at, message: "the other one" }],
            atMost: contract.severity.get(id)
          });
        }
      }
    }
  }
});
export {
  same_time_default as default
};
