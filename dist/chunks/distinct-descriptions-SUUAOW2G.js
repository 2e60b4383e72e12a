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
import {
  scalarOf
} from "./chunk-I2JIPEPR.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/distinct-descriptions.ts
var distinct_descriptions_default = defineProjectRule({
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
        claim: "a model chooses among many skills by their descriptions alone"
      }
    ]
  },
  messages: {
    same: "The skill in `{{other}}` has the same description, so that a model cannot tell which of them to use; say what is different."
  },
  collect(document) {
    if (scalarOf(document.frontmatter?.mapping, "disable-model-invocation")?.value === true) return void 0;
    const description = textFact(document, "description");
    const place = placeOfSkill(document.path);
    return place === void 0 || description === void 0 ? void 0 : { place, description };
  },
  checkProject(collected, { report }) {
    for (const [first, ...others] of groupBy(collected, ({ facts }) => `${facts.place}
${facts.description.text}`)) {
      for (const { path, facts } of others) {
        if (first === void 0) continue;
        const related = [{ at: first.facts.description.at, path: first.path, message: "the same description" }];
        report("same", { path, at: facts.description.at, data: { other: folderOf(first.path) }, related });
      }
    }
  }
});
export {
  distinct_descriptions_default as default
};
