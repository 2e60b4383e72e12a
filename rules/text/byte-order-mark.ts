import { sayGravest } from "../../src/core/consequence.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
  id: "text/byte-order-mark",
  meta: {
    summary: "Disallow a byte-order mark before front matter",
    level: "should",
    preset: "recommended",
    severity: "info",
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
    if (profilesChosen && profiles.every(({ encoding }) => encoding?.byteOrderMark === "accepts")) return;
    if (!document.hasByteOrderMark || document.frontmatter === undefined) return;
    const objections = profiles.map((profile) => ({ profile, effect: profile.encoding?.byteOrderMark }));
    const known = document.kind === "skill" ? sayGravest(objections, document.path, { profilesChosen }) : undefined;
    report("mark", { at: { start: 0, end: 0 }, data: { consequence: known === undefined ? "behind which some clients find no front matter" : `so ${known}` } });
  },
});
