import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  sayGravest
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  keyText,
  mappingsIn
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/frontmatter/unique-keys.ts
var unique_keys_default = defineRule({
  id: "frontmatter/unique-keys",
  meta: {
    summary: "Disallow a key that stands twice in one mapping of the front matter",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt", "note"],
    fixable: false,
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#3213-node-comparison", claim: "the keys of a YAML mapping must be unique" },
      {
        url: "https://github.com/RooCodeInc/Roo-Code/blob/main/src/services/skills/SkillsManager.ts",
        claim: "Roo Code reads front matter with js-yaml, for which a repeated key is an error, and then does not load the skill"
      }
    ],
    reads: ["yaml.duplicateKeys"]
  },
  messages: {
    duplicate: "The key `{{key}}` stands on line {{line}} already, so {{consequence}}; remove one."
  },
  check(document, { report, ...choice }) {
    const objections = choice.profiles.map((profile) => ({ profile, effect: profile.yaml?.duplicateKeys }));
    const known = document.kind === "skill" ? sayGravest(objections, document.path, choice) : void 0;
    const consequence = known ?? "readers drop one of the two values or all of the front matter";
    const root = document.frontmatter?.yaml.root;
    for (const mapping of mappingsIn(root)) {
      const first = /* @__PURE__ */ new Map();
      for (const pair of mapping.pairs) {
        const key = keyText(pair);
        if (key === void 0) continue;
        const earlier = first.get(key);
        if (earlier === void 0) {
          first.set(key, pair);
          continue;
        }
        const { line } = document.source.pointAt(earlier.key.span.start);
        report("duplicate", { at: pair.key.span, data: { key, line, consequence }, related: [{ at: earlier.key.span, message: "the first one" }] });
      }
    }
  }
});
export {
  unique_keys_default as default
};
