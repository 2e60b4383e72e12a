import { sayGravest } from "../../src/core/consequence.ts";
import { defineRule } from "../../src/core/rule.ts";

export default defineRule({
  id: "frontmatter/required",
  meta: {
    summary: "Require front matter at the top of a skill",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification", claim: "a SKILL.md file must contain YAML front matter followed by Markdown" },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill whose first line is not three dashes, nor one with nothing between the two lines",
      },
    ],
    reads: ["frontmatter.missing"],
  },
  messages: {
    missing: "The file has no front matter, so {{consequence}}; start the file with lines for `---`, `name:`, `description:` and `---`.",
    empty: "The front matter is empty, so {{consequence}}; write `name:` and `description:` into it.",
  },
  check(document, { report, profiles, profilesChosen }) {
    const { frontmatter } = document;
    // Some clients make do with the folder name and the first paragraph.
    if (profilesChosen && profiles.every((profile) => profile.frontmatter?.missing === undefined)) return;
    const objections = profiles.map((profile) => ({ profile, effect: profile.frontmatter?.missing }));
    const data = { consequence: sayGravest(objections, document.path, { profilesChosen }) ?? "clients do not load the skill" };
    if (frontmatter === undefined) {
      if (document.frontmatterNearMisses.length === 0) report("missing", { at: { start: 0, end: 0 }, data });
    } else if (frontmatter.yaml.root === undefined && frontmatter.yaml.faults.length === 0) {
      report("empty", { at: frontmatter.openingLine, data });
    }
  },
});
