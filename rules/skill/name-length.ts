import { defineRule } from "../../src/core/rule.ts";
import { findLengthFault } from "../../src/core/value-length.ts";
import { scalarOf } from "../../src/core/yaml.ts";

export default defineRule({
  id: "skill/name-length",
  meta: {
    summary: "Limit the name of a skill to 64 characters",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    measures: "length",
    evidence: [
      { url: "https://agentskills.io/specification#name-field", claim: "a name has at most 64 characters" },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex does not load a skill with a longer name",
      },
    ],
    reads: ["keys.name.maxLength"],
  },
  messages: {
    long: "The name has {{length}} {{units}}, and {{client}} allows {{limit}}{{consequence}}; shorten it.",
  },
  check(document, { report, ...choice }) {
    const mapping = document.frontmatter?.mapping;
    const name = scalarOf(mapping, "name");
    const fault = findLengthFault(choice, mapping, "name", document.path);
    if (name === undefined || fault === undefined) return;
    const { length, limit, units, consequence } = fault;
    report("long", { at: name.span, data: { length, limit, units, consequence, client: fault.profile.name } });
  },
});
