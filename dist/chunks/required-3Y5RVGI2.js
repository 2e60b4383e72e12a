import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  sayGravest
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

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
    ],
    reads: ["frontmatter.missing"]
  },
  messages: {
    missing: "The file has no front matter, so {{consequence}}; start the file with lines for `---`, `name:`, `description:` and `---`.",
    empty: "The front matter is empty, so {{consequence}}; write `name:` and `description:` into it."
  },
  check(document, { report, profiles, profilesChosen }) {
    const { frontmatter } = document;
    if (profilesChosen && profiles.every((profile) => profile.frontmatter?.missing === void 0)) return;
    const objections = profiles.map((profile) => ({ profile, effect: profile.frontmatter?.missing }));
    const data = { consequence: sayGravest(objections, document.path, { profilesChosen }) ?? "clients do not load the skill" };
    if (frontmatter === void 0) {
      if (document.frontmatterNearMisses.length === 0) report("missing", { at: { start: 0, end: 0 }, data });
    } else if (frontmatter.yaml.root === void 0 && frontmatter.yaml.faults.length === 0) {
      report("empty", { at: frontmatter.openingLine, data });
    }
  }
});
export {
  required_default as default
};
