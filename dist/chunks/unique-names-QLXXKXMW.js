import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  groupBy,
  placeOfSkill,
  textFact
} from "./chunk-MIXPRDUV.js";
import {
  folderOf
} from "./chunk-4WDO7GJN.js";
import "./chunk-I2JIPEPR.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/unique-names.ts
var unique_names_default = defineProjectRule({
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
        claim: "Gemini CLI keeps the last of several skills with one name and warns of a conflict"
      }
    ]
  },
  messages: {
    duplicate: "The skill in `{{other}}` also has the name `{{name}}`, and a client that goes by names offers only one of them; give each its own name."
  },
  collect(document) {
    const place = placeOfSkill(document.path);
    const name = textFact(document, "name");
    return place === void 0 || name === void 0 ? void 0 : { ...name, place };
  },
  checkProject(collected, { report }) {
    for (const group of groupBy(collected, ({ facts }) => `${facts.place}
${facts.text}`)) {
      const owner = group.find(({ path, facts }) => folderOf(path).split("/").at(-1) === facts.text) ?? group[0];
      for (const { path, facts } of group) {
        if (owner === void 0 || path === owner.path) continue;
        const related = [{ at: owner.facts.at, path: owner.path, message: "the other skill with this name" }];
        report("duplicate", { path, at: facts.at, data: { name: facts.text, other: folderOf(owner.path) }, related });
      }
    }
  }
});
export {
  unique_names_default as default
};
