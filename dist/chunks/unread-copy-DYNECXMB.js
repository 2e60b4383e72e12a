import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  commentName
} from "./chunk-Z7DNXKHR.js";
import {
  defineThreadRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/thread/unread-copy.ts
var id = "thread/unread-copy";
var unread_copy_default = defineThreadRule({
  id,
  meta: {
    summary: "Disallow a second record where readers take the first",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/.github/scripts/lib/frame-credit-ledger-core.ps1",
        claim: "the harvester selects the first comment that holds the marker"
      }
    ]
  },
  messages: {
    unread: "Readers of `{{family}}` take the first of several, which is {{other}}, and never read this one; correct that comment instead.",
    void: "Readers of `{{family}}` take the first that was never edited, which is {{other}}, and never read this one; leave it out."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys } of thread.families) {
      if (contract.read !== "first" || contract.thread.live !== void 0) continue;
      for (const { chosen, entries } of keys) {
        const [winner] = chosen;
        for (const { marker } of entries.slice(1)) {
          if (winner === void 0 || marker.digest === winner.marker.digest) continue;
          const rest = {
            at: marker.at,
            data: { family: contract.family, other: commentName(winner.comment) },
            related: [{ at: winner.marker.at, message: "the record that readers take" }],
            atMost: contract.severity.get(id)
          };
          report(contract.thread.voidWhenEdited ? "void" : "unread", rest);
        }
      }
    }
  }
});
export {
  unread_copy_default as default
};
