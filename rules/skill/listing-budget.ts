import { defineProjectRule } from "../../src/core/rule.ts";
import { groupBy, placeOfSkill, textFact } from "../../src/core/skill-place.ts";
import { countCodePoints, scalarOf } from "../../src/core/yaml.ts";

export default defineProjectRule({
  id: "skill/listing-budget",
  meta: {
    summary: "Limit the length of all descriptions of one place together",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/render.rs",
        claim: "Codex gives the list of all skills 2 % of the context, or 8000 characters where it does not know the context",
      },
      { url: "https://code.claude.com/docs/en/skills#skill-descriptions-are-cut-short", claim: "Claude Code cuts descriptions when all of them together take more than 1 % of the context" },
      { url: "https://github.com/anthropics/claude-code/issues/60560", claim: "descriptions were dropped without a word" },
    ],
    options: {
      type: "object",
      properties: { maxLength: { type: "integer", minimum: 1, description: "The greatest number of characters of all names and descriptions in one folder of skills." } },
      required: ["maxLength"],
      additionalProperties: false,
    },
    defaults: { maxLength: 8000 },
  },
  messages: {
    over: "The names and descriptions of the {{count}} skills in `{{place}}` have {{length}} characters, and beyond {{limit}} clients begin to cut them; shorten them, or keep fewer skills together.",
  },
  collect(document) {
    if (scalarOf(document.frontmatter?.mapping, "disable-model-invocation")?.value === true) return undefined;
    const texts = ["name", "description", "when_to_use"].flatMap((key) => textFact(document, key) ?? []);
    const [first] = texts;
    const place = placeOfSkill(document.path);
    if (place === undefined || first === undefined) return undefined;
    const description = textFact(document, "description");
    return {
      place,
      at: description?.at ?? first.at,
      length: texts.reduce((sum, { text }) => sum + countCodePoints(text), 0),
      descriptionLength: countCodePoints(description?.text ?? ""),
    };
  },
  checkProject(collected, { report, options: { maxLength } }) {
    for (const group of groupBy(collected, ({ facts }) => facts.place)) {
      const length = group.reduce((sum, { facts }) => sum + facts.length, 0);
      // The longest description is where shortening helps most.
      const [longest] = [...group].sort((a, b) => b.facts.descriptionLength - a.facts.descriptionLength);
      if (longest === undefined || length <= maxLength) continue;
      const place = longest.facts.place === "" ? "." : longest.facts.place;
      report("over", { path: longest.path, at: longest.facts.at, data: { count: group.length, place, length, limit: maxLength } });
    }
  },
});
