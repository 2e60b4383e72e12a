import { findKeyFault } from "../../src/core/consequence.ts";
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
    severity: "error",
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
    needed: "No {{kind}} client reads the key `{{key}}`, and `{{better}}`, which {{client}} requires, is missing{{consequence}}; did you mean that?",
    misspelt: "No {{kind}} client reads the key `{{key}}`; did you mean `{{better}}`?",
    unsupported: "The key `{{key}}` is unknown to {{client}}, which {{rejection}}; move it under `metadata`, or remove it.",
  },
  check(document, { report, ...choice }) {
    const { profiles, profilesChosen } = choice;
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
        const data = { key, better, kind: profilesChosen ? "chosen" : "known" };
        const judge = findKeyFault(choice, better, "missing", document.path, (each) => each.key.required === true);
        if (judge === undefined) report("misspelt", { at: pair.key.span, data, fix, atMost: "warning" });
        else report("needed", { at: pair.key.span, data: { ...data, client: judge.profile.name, consequence: judge.consequence }, fix });
      } else if (refusing !== undefined) {
        report("unsupported", { at: pair.key.span, data: { key, client: refusing.name, rejection: refusing.rejection }, atMost: "warning" });
      }
    }
  },
});
