import { judgesOf } from "../../src/core/profile-choice.ts";
import { defineRule } from "../../src/core/rule.ts";
import { findPair, findPairIgnoringCase } from "../../src/core/yaml.ts";

export default defineRule({
  id: "skill/name-required",
  meta: {
    summary: "Require a skill to state its name",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#name-field", claim: "the name is a required field of 1 to 64 characters" },
      {
        url: "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/skills/skillLoader.ts",
        claim: "Gemini CLI does not load a skill without a name",
      },
    ],
  },
  messages: {
    missing: "The front matter has no `name`, which {{client}} requires; write `name: {{folder}}`.",
    empty: "The `name` is empty, and {{client}} requires one; write `name: {{folder}}`.",
  },
  check(document, { report, ...choice }) {
    const { frontmatter, folderNames } = document;
    const judge = judgesOf(choice, "name").find(({ key }) => key.required === true);
    if (frontmatter?.mapping === undefined || judge === undefined) return;
    const data = { client: judge.profile.name, folder: folderNames[0] ?? "the-name-of-the-folder" };
    const pair = findPair(frontmatter.mapping, "name");
    if (pair === undefined) {
      // A key that differs only in case is judged as a misspelt key.
      if (findPairIgnoringCase(frontmatter.mapping, "name") === undefined) report("missing", { at: frontmatter.openingLine, data });
    } else if (pair.value === undefined || (pair.value.kind === "scalar" && pair.value.text.trim() === "")) {
      report("empty", { at: pair.span, data });
    }
  },
});
