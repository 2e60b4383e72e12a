import { defineProjectRule } from "../../src/core/rule.ts";
import { groupBy, placeOfSkill, textFact } from "../../src/core/skill-place.ts";
import { folderOf } from "../../src/core/tree.ts";
import { scalarOf } from "../../src/core/yaml.ts";

export default defineProjectRule({
  id: "skill/distinct-descriptions",
  meta: {
    summary: "Disallow two skills of one place with the same description",
    level: "should",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#description-field", claim: "the description says what the skill does and when to use it" },
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices",
        claim: "a model chooses among many skills by their descriptions alone",
      },
    ],
  },
  messages: {
    same: "The skill in `{{other}}` has the same description, so that a model cannot tell which of them to use; say what is different.",
  },
  collect(document) {
    // The model never sees such a description.
    if (scalarOf(document.frontmatter?.mapping, "disable-model-invocation")?.value === true) return undefined;
    const description = textFact(document, "description");
    const place = placeOfSkill(document.path);
    return place === undefined || description === undefined ? undefined : { place, description };
  },
  checkProject(collected, { report }) {
    for (const [first, ...others] of groupBy(collected, ({ facts }) => `${facts.place}\n${facts.description.text}`)) {
      for (const { path, facts } of others) {
        if (first === undefined) continue;
        const related = [{ at: first.facts.description.at, path: first.path, message: "the same description" }];
        report("same", { path, at: facts.description.at, data: { other: folderOf(first.path) }, related });
      }
    }
  },
});
