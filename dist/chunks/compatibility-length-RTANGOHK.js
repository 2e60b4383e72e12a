import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findLengthFault
} from "./chunk-KVTGFKC5.js";
import {
  judgesOf
} from "./chunk-EZWRAMDR.js";
import "./chunk-HB2Z5GMR.js";
import {
  findPair
} from "./chunk-POW5TOHC.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/skill/compatibility-length.ts
var compatibility_length_default = defineRule({
  id: "skill/compatibility-length",
  meta: {
    summary: "Limit the compatibility note of a skill to 1 to 500 characters",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#compatibility-field", claim: "a compatibility note has 1 to 500 characters if there is one" },
      {
        url: "https://github.com/anthropics/skills/blob/main/skills/skill-creator/scripts/quick_validate.py",
        claim: "the packaging script of the Claude skills refuses a longer note"
      }
    ]
  },
  messages: {
    long: "The compatibility note has {{length}} characters, and {{client}} allows {{limit}}; shorten it.",
    empty: "The compatibility note is empty, which {{client}} does not allow; write one, or remove the key."
  },
  check(document, { report, ...choice }) {
    const mapping = document.frontmatter?.mapping;
    const pair = findPair(mapping, "compatibility");
    if (pair === void 0) return;
    if (pair.value === void 0 || pair.value.kind === "scalar" && pair.value.text.trim() === "") {
      const judge = judgesOf(choice, "compatibility").find(({ key }) => (key.minLength ?? 0) > 0);
      if (judge !== void 0) report("empty", { at: pair.span, data: { client: judge.profile.name } });
      return;
    }
    const fault = findLengthFault(choice, mapping, "compatibility");
    if (fault !== void 0) {
      report("long", { at: pair.value.span, data: { length: fault.length, limit: fault.limit, client: fault.profile.name } });
    }
  }
});
export {
  compatibility_length_default as default
};
