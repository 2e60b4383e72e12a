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

// rules/skill/known-keys.ts
var known_keys_default = defineRule({
  id: "skill/known-keys",
  meta: {
    summary: "Disallow misspelt front-matter keys, and keys that a chosen client refuses",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill"],
    fixable: "unsafe",
    evidence: [
      { url: "https://agentskills.io/specification#frontmatter", claim: "the specification names six fields and their spelling" },
      {
        url: "https://code.claude.com/docs/en/skills#using-skill-frontmatter-outside-claude-code",
        claim: "Claude Code ignores an unknown key, and an upload to the Claude API fails on one"
      }
    ]
  },
  messages: {
    misspelt: "No {{kind}} client reads the key `{{key}}`; did you mean `{{better}}`?",
    unsupported: "The key `{{key}}` is unknown to {{client}}, which {{rejection}}; move it under `metadata`, or remove it."
  },
  check(document, { report, profiles, profilesChosen }) {
    const mapping = document.frontmatter?.mapping;
    for (const pair of mapping?.pairs ?? []) {
      const key = keyText(pair);
      if (mapping === void 0 || key === void 0) continue;
      const strangers = profiles.filter((profile) => findKey(profile, key) === void 0);
      const better = strangers.length === profiles.length ? findMeantKey(profiles, mapping, pair) : void 0;
      const refusing = profilesChosen ? strangers.find(({ unknownKeys }) => unknownKeys === "rejects") : void 0;
      if (better !== void 0) {
        const fix = { safety: "unsafe", edits: [{ ...pair.key.span, text: better }] };
        report("misspelt", { at: pair.key.span, data: { key, better, kind: profilesChosen ? "chosen" : "known" }, fix });
      } else if (refusing !== void 0) {
        report("unsupported", { at: pair.key.span, data: { key, client: refusing.name, rejection: refusing.rejection } });
      }
    }
  }
});
export {
  known_keys_default as default
};
