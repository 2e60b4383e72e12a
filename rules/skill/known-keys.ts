import { findMeantKey } from "../../src/core/meant-key.ts";
import { findKey } from "../../src/core/profile.ts";
import { specification } from "../../src/core/profile-choice.ts";
import { defineRule } from "../../src/core/rule.ts";
import { keyText } from "../../src/core/yaml.ts";
import { profiles as allProfiles } from "../../schemas/profiles/index.ts";

const openFormat = allProfiles.filter(({ id }) => id === specification);

export default defineRule({
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
        claim: "Claude Code ignores an unknown key, and an upload to the Claude API fails on one",
      },
    ],
    reads: ["unknownKeys"],
  },
  messages: {
    misspelt: "No {{kind}} client reads the key `{{key}}`; did you mean `{{better}}`?",
    unsupported: "The key `{{key}}` is unknown to {{client}}, which {{rejection}}; move it under `metadata`, or remove it.",
  },
  check(document, { report, profiles, profilesChosen }) {
    const mapping = document.frontmatter?.mapping;
    for (const pair of mapping?.pairs ?? []) {
      const key = keyText(pair);
      if (mapping === undefined || key === undefined) continue;
      const strangers = profiles.filter((profile) => findKey(profile, key) === undefined);
      // What one chosen client reads and another refuses is a conflict, of which a rule of its own tells.
      const isRead = strangers.length < profiles.length;
      const better = isRead ? undefined : findMeantKey([...profiles, ...openFormat], mapping, pair);
      const refusing = profilesChosen && !isRead ? strangers.find(({ unknownKeys }) => unknownKeys === "rejects") : undefined;
      if (better !== undefined) {
        // The key may also be the author's own, hence `unsafe`.
        const fix = { safety: "unsafe", edits: [{ ...pair.key.span, text: better }] } as const;
        report("misspelt", { at: pair.key.span, data: { key, better, kind: profilesChosen ? "chosen" : "known" }, fix });
      } else if (refusing !== undefined) {
        report("unsupported", { at: pair.key.span, data: { key, client: refusing.name, rejection: refusing.rejection } });
      }
    }
  },
});
