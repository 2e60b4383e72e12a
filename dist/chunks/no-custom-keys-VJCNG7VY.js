import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findMeantKey
} from "./chunk-QHR5M76A.js";
import "./chunk-FFNBHL34.js";
import {
  findKey
} from "./chunk-HB2Z5GMR.js";
import {
  keyText
} from "./chunk-POW5TOHC.js";
import "./chunk-DQZBMJBF.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/skill/no-custom-keys.ts
var no_custom_keys_default = defineRule({
  id: "skill/no-custom-keys",
  meta: {
    summary: "Disallow front-matter keys that no client reads",
    level: "should",
    preset: "recommended",
    severity: "info",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#frontmatter", claim: "the specification names six fields and puts all else under metadata" },
      {
        url: "https://github.com/anthropics/skills/blob/main/skills/skill-creator/scripts/quick_validate.py",
        claim: "the packaging script of the Claude skills refuses a skill with any other key"
      }
    ]
  },
  messages: {
    unknown: "No {{kind}} client reads the key `{{key}}`; move it under `metadata`, where any key is allowed, or remove it."
  },
  check(document, { report, profiles, profilesChosen }) {
    const mapping = document.frontmatter?.mapping;
    for (const pair of mapping?.pairs ?? []) {
      const key = keyText(pair);
      if (mapping === void 0 || key === void 0 || profiles.some((profile) => findKey(profile, key) !== void 0)) continue;
      if (findMeantKey(profiles, mapping, pair) !== void 0 || profilesChosen && profiles.some(({ unknownKeys }) => unknownKeys === "rejects")) continue;
      report("unknown", { at: pair.key.span, data: { key, kind: profilesChosen ? "chosen" : "known" } });
    }
  }
});
export {
  no_custom_keys_default as default
};
