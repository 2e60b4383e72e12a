import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineThreadRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/thread/edited-record.ts
var id = "thread/edited-record";
var edited_record_default = defineThreadRule({
  id,
  meta: {
    summary: "Disallow the editing of a comment that counts only as it was made",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["thread"],
    contracts: ["marker"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/Grimblaz/agent-orchestra/blob/main/skills/open-for-work/SKILL.md",
        claim: "a record that was edited after it was made is void, and a new one must be posted instead"
      }
    ]
  },
  messages: {
    void: "This comment was edited after it was made, which makes its `{{family}}` void, and no other one stands for it; leave it as it is and write a new comment."
  },
  checkThread(thread, { report }) {
    for (const { contract, keys, lost } of thread.families) {
      const standing = new Set(keys.map(({ key }) => key.join("\0")));
      const told = /* @__PURE__ */ new Set();
      for (const { marker, loss } of [...lost].reverse()) {
        const key = marker.key.join("\0");
        if (loss.code !== "edited" || standing.has(key) || told.has(key)) continue;
        told.add(key);
        report("void", { at: marker.at, data: { family: contract.family }, atMost: contract.severity.get(id) });
      }
    }
  }
});
export {
  edited_record_default as default
};
