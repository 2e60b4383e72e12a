import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  predecessorsOf
} from "./chunk-WQUEZF6H.js";
import {
  defineThreadRule
} from "./chunk-H7LC3IEB.js";
import {
  mildest
} from "./chunk-EYIDT7PX.js";
import "./chunk-YIYL6WIJ.js";

// rules/thread/prerequisite.ts
var id = "thread/prerequisite";
var prerequisite_default = defineThreadRule({
  id,
  meta: {
    summary: "Require the markers without which readers do nothing with a record",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/frame-credit-ledger-core.ps1",
        claim: "a credit row is written only where the marker that completes the phase stands in the thread too"
      }
    ]
  },
  messages: {
    missing: "This `{{family}}` needs `{{wanted}}`, which no comment of {{target}} holds: {{consequence}}; write that marker."
  },
  checkThread(thread, { report }) {
    if (thread.comments.length < 2) return;
    for (const { contract, keys } of thread.families) {
      for (const entry of keys.flatMap(({ inForce }) => inForce)) {
        for (const { predecessor, head } of predecessorsOf(thread, entry.marker)) {
          if (!predecessor.required || thread.heads.has(head)) continue;
          const { consequence, severity } = predecessor;
          report("missing", {
            at: entry.marker.at,
            data: { family: contract.family, wanted: `<!-- ${head} -->`, target: thread.name, consequence: consequence ?? "readers do nothing with it" },
            atMost: mildest(severity, contract.severity.get(id))
          });
        }
      }
    }
  }
});
export {
  prerequisite_default as default
};
