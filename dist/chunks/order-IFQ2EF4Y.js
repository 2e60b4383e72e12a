import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  predecessorsOf
} from "./chunk-WQUEZF6H.js";
import {
  commentName
} from "./chunk-Z7DNXKHR.js";
import {
  defineThreadRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/thread/order.ts
var id = "thread/order";
var order_default = defineThreadRule({
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
        claim: "the comments of a phase are posted in one burst: its completion, its record, its credit"
      }
    ]
  },
  messages: {
    early: "This `{{family}}` comes before `{{wanted}}`, which {{other}} holds; write them in the other order, so that a burst that breaks off leaves nothing without what it rests on."
  },
  checkThread(thread, { report }) {
    if (!thread.dated) return;
    for (const { contract, keys } of thread.families) {
      for (const { entries } of keys) {
        const [entry] = entries;
        if (entry === void 0) continue;
        for (const { head } of predecessorsOf(thread, entry.marker)) {
          const first = thread.heads.get(head);
          if (first === void 0 || first.order < entry.order || first.time === entry.time) continue;
          report("early", {
            at: entry.marker.at,
            data: { family: contract.family, wanted: `<!-- ${head} -->`, other: commentName(first.comment) },
            related: [{ at: first.marker.at, message: "the marker that comes first" }],
            atMost: contract.severity.get(id)
          });
        }
      }
    }
  }
});
export {
  order_default as default
};
