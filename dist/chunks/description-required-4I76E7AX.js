import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  isMisspelt
} from "./chunk-VEURHBUS.js";
import "./chunk-6VJ4NQQS.js";
import {
  findLostValue
} from "./chunk-JUXWP3J4.js";
import {
  findKeyFault
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  findPair,
  isEmpty
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/description-required.ts
var description_required_default = defineRule({
  id: "skill/description-required",
  meta: {
    summary: "Require a skill to describe itself",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#description-field", claim: "the description is a required field and must not be empty" },
      {
        url: "https://agentskills.io/client-implementation/adding-skills-support",
        claim: "a client skips a skill without a description, since it could never be chosen"
      },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill whose description is missing or blank"
      }
    ],
    reads: ["keys.description.required"]
  },
  messages: {
    missing: "The front matter has no `description`, which {{client}} requires{{consequence}}; write what the skill does and when to use it.",
    null: "YAML reads `{{written}}` as no `description` at all, and {{client}} requires one{{consequence}}; write what the skill does and when to use it.",
    empty: "The `description` is empty, and {{client}} requires one{{consequence}}; write what the skill does and when to use it."
  },
  check(document, { report, ...choice }) {
    const { frontmatter, path } = document;
    if (frontmatter?.mapping === void 0) return;
    const pair = findPair(frontmatter.mapping, "description");
    if (pair === void 0 && isMisspelt(choice, frontmatter.mapping, "description")) return;
    if (pair !== void 0 && (!isEmpty(pair.value) || findLostValue(document, pair, true) !== void 0)) return;
    const written = pair?.value?.kind === "scalar" ? pair.value.text.trim() : "";
    const fault = pair === void 0 ? "missing" : "empty";
    const judge = findKeyFault(choice, "description", fault, path, ({ key }) => key.required === true);
    if (judge === void 0) return;
    const { profile, consequence } = judge;
    const at = pair?.span ?? frontmatter.openingLine;
    const data = { client: profile.name, consequence };
    if (written === "") report(fault, { at, data });
    else report("null", { at, data: { ...data, written } });
  }
});
export {
  description_required_default as default
};
