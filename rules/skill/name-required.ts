import { findKeyFault } from "../../src/core/consequence.ts";
import { findLostValue } from "../../src/core/cut-value.ts";
import { isMisspelt } from "../../src/core/meant-key.ts";
import { defineRule } from "../../src/core/rule.ts";
import { findPair, isEmpty } from "../../src/core/yaml.ts";

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
    reads: ["keys.name.required"],
  },
  messages: {
    missing: "The front matter has no `name`, which {{client}} requires{{consequence}}; write `name: {{folder}}`.",
    null: "YAML reads `{{written}}` as no `name` at all, and {{client}} requires one{{consequence}}; write `name: {{folder}}`.",
    empty: "The `name` is empty, and {{client}} requires one{{consequence}}; write `name: {{folder}}`.",
  },
  check(document, { report, ...choice }) {
    const { frontmatter, folderNames, path } = document;
    if (frontmatter?.mapping === undefined) return;
    const pair = findPair(frontmatter.mapping, "name");
    // A rule of its own tells of a key that is nearly this one.
    if (pair === undefined && isMisspelt(choice, frontmatter.mapping, "name")) return;
    if (pair !== undefined && (!isEmpty(pair.value) || findLostValue(document, pair, true) !== undefined)) return;
    const written = pair?.value?.kind === "scalar" ? pair.value.text.trim() : "";
    const fault = pair === undefined ? "missing" : "empty";
    const judge = findKeyFault(choice, "name", fault, path, ({ key }) => key.required === true);
    if (judge === undefined) return;
    const { profile, consequence } = judge;
    const at = pair?.span ?? frontmatter.openingLine;
    const data = { client: profile.name, consequence, folder: folderNames[0] ?? "the-name-of-the-folder" };
    if (written === "") report(fault, { at, data });
    else report("null", { at, data: { ...data, written } });
  },
});
