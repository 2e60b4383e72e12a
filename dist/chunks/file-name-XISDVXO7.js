import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/file-name.ts
var file_name_default = defineRule({
  id: "skill/file-name",
  meta: {
    summary: "Require the file of a skill to be named SKILL.md in upper case",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      {
        url: "https://agentskills.io/client-implementation/adding-skills-support",
        claim: "clients look for a file that is named exactly SKILL.md"
      },
      {
        url: "https://github.com/anthropics/claude-code/issues/16983",
        claim: "on a case-sensitive disk Claude Code does not find a file named skill.md"
      }
    ]
  },
  messages: {
    case: "Clients look for a file named `SKILL.md` and do not find `{{name}}` on a disk that tells upper from lower case; rename it."
  },
  check({ fileName }, { report }) {
    if (fileName !== "SKILL.md" && fileName.toLowerCase() === "skill.md") {
      report("case", { at: { start: 0, end: 0 }, data: { name: fileName } });
    }
  }
});
export {
  file_name_default as default
};
