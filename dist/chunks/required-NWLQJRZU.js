import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/frontmatter/required.ts
var required_default = defineRule({
  id: "frontmatter/required",
  meta: {
    summary: "Require front matter at the top of a skill",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification", claim: "a SKILL.md file must contain YAML front matter followed by Markdown" },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill whose first line is not three dashes, nor one with nothing between the two lines"
      }
    ]
  },
  messages: {
    missing: "The skill has no front matter, so clients do not load it; start the file with lines for `---`, `name:`, `description:` and `---`.",
    empty: "The front matter is empty, so clients do not load the skill; write `name:` and `description:` into it."
  },
  check(document, { report, profiles, profilesChosen }) {
    const { frontmatter } = document;
    if (profilesChosen && profiles.every((profile) => profile.frontmatter?.missing === void 0)) return;
    if (frontmatter === void 0) {
      if (document.frontmatterNearMisses.length === 0) report("missing", { at: { start: 0, end: 0 } });
    } else if (frontmatter.yaml.root === void 0 && frontmatter.yaml.faults.length === 0) {
      report("empty", { at: frontmatter.openingLine });
    }
  }
});
export {
  required_default as default
};
