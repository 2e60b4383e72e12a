import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findMeantKey
} from "./chunk-VEURHBUS.js";
import "./chunk-6VJ4NQQS.js";
import {
  specification
} from "./chunk-WDJW3AQH.js";
import {
  findKey
} from "./chunk-KN7I2DWE.js";
import {
  profiles
} from "./chunk-A4RCR4PN.js";
import {
  keyText
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/no-custom-keys.ts
var openFormat = profiles.filter(({ id }) => id === specification);
var no_custom_keys_default = defineRule({
  id: "skill/no-custom-keys",
  meta: {
    summary: "Disallow front-matter keys that no client reads",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#frontmatter", claim: "the specification names six fields and puts all else under metadata" },
      {
        url: "https://github.com/anthropics/skills/blob/main/skills/skill-creator/scripts/quick_validate.py",
        claim: "the packaging script of the Claude skills refuses a skill with any other key"
      }
    ],
    reads: ["unknownKeys"]
  },
  messages: {
    unknown: "No {{kind}} client reads the key `{{key}}`; move it under `metadata`, where any key is allowed, or remove it."
  },
  check(document, { report, profiles: profiles2, profilesChosen }) {
    const mapping = document.frontmatter?.mapping;
    for (const pair of mapping?.pairs ?? []) {
      const key = keyText(pair);
      if (mapping === void 0 || key === void 0 || [...profiles2, ...openFormat].some((profile) => findKey(profile, key) !== void 0)) continue;
      if (findMeantKey([...profiles2, ...openFormat], mapping, pair) !== void 0 || profilesChosen && profiles2.some(({ unknownKeys }) => unknownKeys === "rejects")) continue;
      report("unknown", { at: pair.key.span, data: { key, kind: profilesChosen ? "chosen" : "known" } });
    }
  }
});
export {
  no_custom_keys_default as default
};
