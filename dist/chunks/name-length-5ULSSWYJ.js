import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findLengthFault
} from "./chunk-KVTGFKC5.js";
import "./chunk-EZWRAMDR.js";
import "./chunk-HB2Z5GMR.js";
import {
  scalarOf
} from "./chunk-POW5TOHC.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/skill/name-length.ts
var name_length_default = defineRule({
  id: "skill/name-length",
  meta: {
    summary: "Limit the name of a skill to 64 characters",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#name-field", claim: "a name has at most 64 characters" },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill with a longer name"
      }
    ]
  },
  messages: {
    long: "The name has {{length}} characters, and {{client}} allows {{limit}}; shorten it."
  },
  check(document, { report, ...choice }) {
    const mapping = document.frontmatter?.mapping;
    const name = scalarOf(mapping, "name");
    const fault = findLengthFault(choice, mapping, "name");
    if (name === void 0 || fault === void 0) return;
    report("long", { at: name.span, data: { length: fault.length, limit: fault.limit, client: fault.profile.name } });
  }
});
export {
  name_length_default as default
};
