import { findMeantKey } from "../../src/core/meant-key.ts";
import { findKey } from "../../src/core/profile.ts";
import { specification } from "../../src/core/profile-choice.ts";
import { defineRule } from "../../src/core/rule.ts";
import { keyText } from "../../src/core/yaml.ts";
import { profiles as allProfiles } from "../../schemas/profiles/index.ts";

const openFormat = allProfiles.filter(({ id }) => id === specification);

export default defineRule({
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
        claim: "the packaging script of the Claude skills refuses a skill with any other key",
      },
    ],
    reads: ["unknownKeys"],
  },
  messages: {
    unknown: "No {{kind}} client reads the key `{{key}}`; move it under `metadata`, where any key is allowed, or remove it.",
  },
  check(document, { report, profiles, profilesChosen }) {
    const mapping = document.frontmatter?.mapping;
    for (const pair of mapping?.pairs ?? []) {
      const key = keyText(pair);
      // A field of the specification is nobody's own, whether or not a client reads it.
      if (mapping === undefined || key === undefined || [...profiles, ...openFormat].some((profile) => findKey(profile, key) !== undefined)) continue;
      // A misspelt key and one that a chosen client refuses are reported as such.
      if (findMeantKey([...profiles, ...openFormat], mapping, pair) !== undefined || (profilesChosen && profiles.some(({ unknownKeys }) => unknownKeys === "rejects"))) continue;
      report("unknown", { at: pair.key.span, data: { key, kind: profilesChosen ? "chosen" : "known" } });
    }
  },
});
