import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findMeantKey
} from "./chunk-VEURHBUS.js";
import "./chunk-6VJ4NQQS.js";
import {
  findKeyFault
} from "./chunk-2Y4KO6BV.js";
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

// rules/skill/known-keys.ts
var openFormat = profiles.filter(({ id }) => id === specification);
var known_keys_default = defineRule({
  id: "skill/known-keys",
  meta: {
    summary: "Disallow misspelt front-matter keys, and keys that a chosen client refuses",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: "unsafe",
    evidence: [
      { url: "https://agentskills.io/specification#frontmatter", claim: "the specification names six fields and their spelling" },
      {
        url: "https://code.claude.com/docs/en/skills#using-skill-frontmatter-outside-claude-code",
        claim: "Claude Code ignores an unknown key, and an upload to the Claude API fails on one"
      }
    ],
    reads: ["unknownKeys"]
  },
  messages: {
    needed: "No {{kind}} client reads the key `{{key}}`, and `{{better}}`, which {{client}} requires, is missing{{consequence}}; did you mean that?",
    misspelt: "No {{kind}} client reads the key `{{key}}`; did you mean `{{better}}`?",
    unsupported: "The key `{{key}}` is unknown to {{client}}, which {{rejection}}; move it under `metadata`, or remove it."
  },
  check(document, { report, ...choice }) {
    const { profiles: profiles2, profilesChosen } = choice;
    const mapping = document.frontmatter?.mapping;
    for (const pair of mapping?.pairs ?? []) {
      const key = keyText(pair);
      if (mapping === void 0 || key === void 0) continue;
      const strangers = profiles2.filter((profile) => findKey(profile, key) === void 0);
      const isRead = strangers.length < profiles2.length;
      const better = isRead ? void 0 : findMeantKey([...profiles2, ...openFormat], mapping, pair);
      const refusing = profilesChosen && !isRead ? strangers.find(({ unknownKeys }) => unknownKeys === "rejects") : void 0;
      if (better !== void 0) {
        const fix = { safety: "unsafe", edits: [{ ...pair.key.span, text: better }] };
        const data = { key, better, kind: profilesChosen ? "chosen" : "known" };
        const judge = findKeyFault(choice, better, "missing", document.path, (each) => each.key.required === true);
        if (judge === void 0) report("misspelt", { at: pair.key.span, data, fix, atMost: "warning" });
        else report("needed", { at: pair.key.span, data: { ...data, client: judge.profile.name, consequence: judge.consequence }, fix });
      } else if (refusing !== void 0) {
        report("unsupported", { at: pair.key.span, data: { key, client: refusing.name, rejection: refusing.rejection }, atMost: "warning" });
      }
    }
  }
});
export {
  known_keys_default as default
};
