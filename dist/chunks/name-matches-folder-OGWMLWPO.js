import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  differInFormOnly,
  kebabCase,
  renameTo
} from "./chunk-RNQ4HSLW.js";
import {
  judgesOf
} from "./chunk-EZWRAMDR.js";
import "./chunk-HB2Z5GMR.js";
import {
  scalarOf
} from "./chunk-POW5TOHC.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/skill/name-matches-folder.ts
var name_matches_folder_default = defineRule({
  id: "skill/name-matches-folder",
  meta: {
    summary: "Require the name of a skill to be the name of its folder",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: "unsafe",
    evidence: [
      { url: "https://agentskills.io/specification#name-field", claim: "the name must match the name of the folder that holds the skill" },
      {
        url: "https://github.com/RooCodeInc/Roo-Code/blob/main/src/services/skills/SkillsManager.ts",
        claim: "Roo Code does not load a skill whose name differs from its folder"
      }
    ]
  },
  messages: {
    differs: "The name `{{name}}` differs from the folder `{{folder}}`, and {{client}} wants them equal; write `{{folder}}`, or rename the folder."
  },
  check(document, { report, ...choice }) {
    const name = scalarOf(document.frontmatter?.mapping, "name");
    const [folder] = document.folderNames;
    const text = name?.text.trim().normalize("NFKC") ?? "";
    const judge = judgesOf(choice, "name").find(({ key }) => key.equalsFolder === true && key.faults?.folder !== "accepts");
    if (name === void 0 || text === "" || folder === void 0 || judge === void 0) return;
    if (document.folderNames.some((each) => each.normalize("NFKC") === text)) return;
    if (kebabCase(text) !== text && differInFormOnly(text, folder)) return;
    const fix = kebabCase(folder) === folder ? renameTo(name, folder) : void 0;
    report("differs", { at: name.span, data: { name: text, folder, client: judge.profile.name }, fix });
  }
});
export {
  name_matches_folder_default as default
};
