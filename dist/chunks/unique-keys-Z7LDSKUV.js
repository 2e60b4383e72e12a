import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  keyText,
  mappingsIn
} from "./chunk-I2JIPEPR.js";
import {
  defineJournalRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/journal/unique-keys.ts
var id = "journal/unique-keys";
var unique_keys_default = defineJournalRule({
  id,
  meta: {
    summary: "Disallow a key that stands twice in a record of a journal",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["journal", "task"],
    fixable: false,
    evidence: [
      { url: "https://www.rfc-editor.org/rfc/rfc8259#section-4", claim: "when names in an object are not unique, what a reader makes of it is unpredictable; many take the last one" },
      { url: "https://docs.python.org/3/library/json.html#repeated-names-within-an-object", claim: "the module `json` of Python ignores all but the last of equal names" }
    ]
  },
  messages: {
    twice: "The key `{{key}}` stands here a second time, and most readers take the last value and drop the others without a word; keep one."
  },
  visit({ contract }, { report }) {
    return {
      record(record) {
        if (!record.hasEqualKeys) return;
        for (const { pairs } of mappingsIn(record.root)) {
          const seen = /* @__PURE__ */ new Map();
          for (const pair of pairs) {
            const key = keyText(pair) ?? "";
            const first = seen.get(key);
            if (first !== void 0) report("twice", { at: pair.key.span, atMost: contract?.severity.get(id), data: { key }, related: [{ at: first.key.span, message: "the first one" }] });
            seen.set(key, pair);
          }
        }
      }
    };
  }
});
export {
  unique_keys_default as default
};
