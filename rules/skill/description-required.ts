import { findKeyFault } from "../../src/core/consequence.ts";
import { findLostValue } from "../../src/core/cut-value.ts";
import { isMisspelt } from "../../src/core/meant-key.ts";
import { defineRule } from "../../src/core/rule.ts";
import { findPair, isEmpty } from "../../src/core/yaml.ts";

export default defineRule({
  id: "skill/description-required",
  meta: {
    summary: "Require a skill to describe itself",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#description-field", claim: "the description is a required field and must not be empty" },
      {
        url: "https://agentskills.io/client-implementation/adding-skills-support",
        claim: "a client skips a skill without a description, since it could never be chosen",
      },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill whose description is missing or blank",
      },
    ],
    reads: ["keys.description.required"],
  },
  messages: {
    missing: "The front matter has no `description`, which {{client}} requires{{consequence}}; write what the skill does and when to use it.",
    null: "YAML reads `{{written}}` as no `description` at all, and {{client}} requires one{{consequence}}; write what the skill does and when to use it.",
    empty: "The `description` is empty, and {{client}} requires one{{consequence}}; write what the skill does and when to use it.",
  },
  check(document, { report, ...choice }) {
    const { frontmatter, path } = document;
    if (frontmatter?.mapping === undefined) return;
    const pair = findPair(frontmatter.mapping, "description");
    // A rule of its own tells of a key that is nearly this one.
    if (pair === undefined && isMisspelt(choice, frontmatter.mapping, "description")) return;
    if (pair !== undefined && (!isEmpty(pair.value) || findLostValue(document, pair, true) !== undefined)) return;
    const written = pair?.value?.kind === "scalar" ? pair.value.text.trim() : "";
    const fault = pair === undefined ? "missing" : "empty";
    const judge = findKeyFault(choice, "description", fault, path, ({ key }) => key.required === true);
    if (judge === undefined) return;
    const { profile, consequence } = judge;
    const at = pair?.span ?? frontmatter.openingLine;
    const data = { client: profile.name, consequence };
    if (written === "") report(fault, { at, data });
    else report("null", { at, data: { ...data, written } });
  },
});
