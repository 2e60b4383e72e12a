import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  judgesOf
} from "./chunk-EZWRAMDR.js";
import "./chunk-HB2Z5GMR.js";
import {
  findPair,
  findPairIgnoringCase
} from "./chunk-POW5TOHC.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

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
    ]
  },
  messages: {
    missing: "The front matter has no `description`, which {{client}} requires; write what the skill does and when to use it.",
    empty: "The `description` is empty, and {{client}} requires one; write what the skill does and when to use it."
  },
  check(document, { report, ...choice }) {
    const { frontmatter } = document;
    const judge = judgesOf(choice, "description").find(({ key }) => key.required === true);
    if (frontmatter?.mapping === void 0 || judge === void 0) return;
    const data = { client: judge.profile.name };
    const pair = findPair(frontmatter.mapping, "description");
    if (pair === void 0) {
      if (findPairIgnoringCase(frontmatter.mapping, "description") === void 0) report("missing", { at: frontmatter.openingLine, data });
    } else if (pair.value === void 0 || pair.value.kind === "scalar" && pair.value.text.trim() === "") {
      report("empty", { at: pair.span, data });
    }
  }
});
export {
  description_required_default as default
};
