import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/body-present.ts
var body_present_default = defineRule({
  id: "skill/body-present",
  meta: {
    summary: "Require instructions below the front matter",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#body-content", claim: "the instructions of a skill stand in the body behind the front matter" },
      {
        url: "https://agentskills.io/client-implementation/adding-skills-support",
        claim: "what a client gives the model when it uses a skill is the body"
      }
    ]
  },
  messages: {
    empty: "Nothing stands below the front matter, so that a model gets no instructions from this skill; write what it is to do."
  },
  check({ frontmatter, text, frontmatterNearMisses }, { report }) {
    if (frontmatter?.mapping === void 0 || frontmatterNearMisses.length > 0) return;
    const body = text.slice(frontmatter.span.end).replaceAll(/<!--[\s\S]*?-->/g, "");
    if (body.trim() === "") report("empty", { at: frontmatter.closingLine });
  }
});
export {
  body_present_default as default
};
