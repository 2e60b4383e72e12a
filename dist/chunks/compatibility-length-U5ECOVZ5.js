import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findLengthFault
} from "./chunk-G6ELDRRS.js";
import {
  findKeyFault
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  findPair
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

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
    measures: "length",
    evidence: [
      { url: "https://agentskills.io/specification#compatibility-field", claim: "a compatibility note has 1 to 500 characters if there is one" },
      {
        url: "https://github.com/anthropics/skills/blob/main/skills/skill-creator/scripts/quick_validate.py",
        claim: "the packaging script of the Claude skills refuses a longer note"
      }
    ],
    reads: ["keys.compatibility.minLength", "keys.compatibility.maxLength"]
  },
  messages: {
    long: "The compatibility note has {{length}} {{units}}, and {{client}} allows {{limit}}{{consequence}}; shorten it.",
    empty: "The compatibility note is empty, which {{client}} does not allow{{consequence}}; write one, or remove the key."
  },
  check(document, { report, ...choice }) {
    const mapping = document.frontmatter?.mapping;
    const pair = findPair(mapping, "compatibility");
    if (pair === void 0) return;
    if (pair.value === void 0 || pair.value.kind === "scalar" && pair.value.text.trim() === "") {
      const judge = findKeyFault(choice, "compatibility", "empty", document.path, ({ key }) => (key.minLength ?? 0) > 0);
      if (judge !== void 0) report("empty", { at: pair.span, data: { client: judge.profile.name, consequence: judge.consequence } });
      return;
    }
    const fault = findLengthFault(choice, mapping, "compatibility", document.path);
    if (fault !== void 0) {
      const { length, limit, units, consequence } = fault;
      report("long", { at: pair.value.span, data: { length, limit, units, consequence, client: fault.profile.name } });
    }
  }
});
export {
  compatibility_length_default as default
};
