import { isFatal, sayGravest } from "../../src/core/consequence.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
  id: "text/byte-order-mark",
  meta: {
    summary: "Disallow a byte-order mark before front matter",
    level: "should",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    fixable: false,
    evidence: [
      { url: "https://github.com/openai/codex/issues/13918", claim: "Codex does not load a skill that begins with a byte-order mark" },
      {
        url: "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/skills/skillLoader.ts",
        claim: "Gemini CLI looks for three dashes at the very first character",
      },
    ],
    reads: ["encoding.byteOrderMark"],
  },
  messages: {
    mark: "The file starts with a byte-order mark, {{consequence}}; save it as UTF-8 without one.",
  },
  check(document, { report, profiles, profilesChosen }) {
    if (!document.hasByteOrderMark || document.frontmatter === undefined) return;
    const objections = profiles.map((profile) => ({ profile, effect: profile.encoding?.byteOrderMark }));
    // Of clients that skip the mark, and of those whose sources are silent, there is nothing to tell.
    if (profilesChosen && objections.every(({ effect }) => effect === undefined || effect === "accepts")) return;
    const isSkill = document.kind === "skill";
    const known = isSkill ? sayGravest(objections, document.path, { profilesChosen }) : undefined;
    const consequence = known === undefined ? "behind which some clients find no front matter" : `so ${known}`;
    // Most clients skip the mark, so that it is an error only for one that was chosen and does not.
    const atMost = isSkill && profilesChosen && isFatal(objections, document.path, { profilesChosen }) ? undefined : "info";
    report("mark", { at: { start: 0, end: 0 }, data: { consequence }, atMost });
  },
});
