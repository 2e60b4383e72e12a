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

// rules/skill/name-required.ts
var name_required_default = defineRule({
  id: "skill/name-required",
  meta: {
    summary: "Require a skill to state its name",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#name-field", claim: "the name is a required field of 1 to 64 characters" },
      {
        url: "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/skills/skillLoader.ts",
        claim: "Gemini CLI does not load a skill without a name"
      }
    ]
  },
  messages: {
    missing: "The front matter has no `name`, which {{client}} requires; write `name: {{folder}}`.",
    empty: "The `name` is empty, and {{client}} requires one; write `name: {{folder}}`."
  },
  check(document, { report, ...choice }) {
    const { frontmatter, folderNames } = document;
    const judge = judgesOf(choice, "name").find(({ key }) => key.required === true);
    if (frontmatter?.mapping === void 0 || judge === void 0) return;
    const data = { client: judge.profile.name, folder: folderNames[0] ?? "the-name-of-the-folder" };
    const pair = findPair(frontmatter.mapping, "name");
    if (pair === void 0) {
      if (findPairIgnoringCase(frontmatter.mapping, "name") === void 0) report("missing", { at: frontmatter.openingLine, data });
    } else if (pair.value === void 0 || pair.value.kind === "scalar" && pair.value.text.trim() === "") {
      report("empty", { at: pair.span, data });
    }
  }
});
export {
  name_required_default as default
};
