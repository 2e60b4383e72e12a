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
    measures: "length",
    evidence: [
      { url: "https://agentskills.io/specification#name-field", claim: "a name has at most 64 characters" },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill with a longer name"
      }
    ],
    reads: ["keys.name.maxLength"]
  },
  messages: {
    long: "The name has {{length}} {{units}}, and {{client}} allows {{limit}}{{consequence}}; shorten it."
  },
  check(document, { report, ...choice }) {
    const mapping = document.frontmatter?.mapping;
    const name = scalarOf(mapping, "name");
    const fault = findLengthFault(choice, mapping, "name", document.path);
    if (name === void 0 || fault === void 0) return;
    const { length, limit, units, consequence } = fault;
    report("long", { at: name.span, data: { length, limit, units, consequence, client: fault.profile.name } });
  }
});
export {
  name_length_default as default
};
