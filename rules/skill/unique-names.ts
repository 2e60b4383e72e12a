import { defineProjectRule } from "../../src/core/rule.ts";
import { groupBy, placeOfSkill, textFact } from "../../src/core/skill-place.ts";
import { folderOf } from "../../src/core/tree.ts";

export default defineProjectRule({
  id: "skill/unique-names",
  meta: {
    summary: "Disallow two skills of one place with the same name",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#name-field", claim: "a skill has the name of its folder, so that two beside each other have two names" },
      {
        url: "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/skills/skillManager.ts",
        claim: "Gemini CLI keeps the last of several skills with one name and warns of a conflict",
      },
    ],
  },
  messages: {
    duplicate: "The skill in `{{other}}` also has the name `{{name}}`, and a client that goes by names offers only one of them; give each its own name.",
  },
  collect(document) {
    const place = placeOfSkill(document.path);
    const name = textFact(document, "name");
    return place === undefined || name === undefined ? undefined : { ...name, place };
  },
  checkProject(collected, { report }) {
    for (const group of groupBy(collected, ({ facts }) => `${facts.place}\n${facts.text}`)) {
      // The skill whose folder has the name keeps it; otherwise the first one does.
      const owner = group.find(({ path, facts }) => folderOf(path).split("/").at(-1) === facts.text) ?? group[0];
      for (const { path, facts } of group) {
        if (owner === undefined || path === owner.path) continue;
        const related = [{ at: owner.facts.at, path: owner.path, message: "the other skill with this name" }];
        report("duplicate", { path, at: facts.at, data: { name: facts.text, other: folderOf(owner.path) }, related });
      }
    }
  },
});
