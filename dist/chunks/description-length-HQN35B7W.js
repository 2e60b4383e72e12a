import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findLengthFault
} from "./chunk-G6ELDRRS.js";
import "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  scalarOf
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/description-length.ts
var description_length_default = defineRule({
  id: "skill/description-length",
  meta: {
    summary: "Limit the description of a skill to what its clients read",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    measures: "length",
    evidence: [
      { url: "https://agentskills.io/specification#description-field", claim: "a description has at most 1024 characters" },
      {
        url: "https://github.com/RooCodeInc/Roo-Code/blob/main/src/services/skills/SkillsManager.ts",
        claim: "Roo Code does not load a skill with a longer description"
      },
      {
        url: "https://code.claude.com/docs/en/skills#frontmatter-reference",
        claim: "Claude Code cuts the description and when_to_use together off behind 1536 characters"
      }
    ],
    reads: ["keys.description.maxLength"]
  },
  messages: {
    long: "The description has {{length}} {{units}}, and {{client}} allows {{limit}}{{consequence}}; shorten it.",
    together: "The description and `{{other}}` together have {{length}} {{units}}, and {{client}} reads {{limit}} of both; shorten one."
  },
  check(document, { report, ...choice }) {
    const mapping = document.frontmatter?.mapping;
    const description = scalarOf(mapping, "description");
    const fault = findLengthFault(choice, mapping, "description", document.path);
    if (description === void 0 || fault === void 0) return;
    const { length, limit, units, consequence, sharedWith: other } = fault;
    const client = fault.profile.name;
    if (other === void 0) report("long", { at: description.span, data: { length, limit, units, consequence, client } });
    else report("together", { at: description.span, data: { length, limit, units, client, other } });
  }
});
export {
  description_length_default as default
};
