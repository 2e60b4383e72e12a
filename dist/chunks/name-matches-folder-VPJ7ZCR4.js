import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  differInFormOnly,
  kebabCase,
  refusesForm,
  renameTo,
  wantsFolderName
} from "./chunk-SV7HSZ2D.js";
import {
  findKeyFault
} from "./chunk-2Y4KO6BV.js";
import {
  judgesOf
} from "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  isEmpty,
  scalarOf
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

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
    ],
    reads: ["keys.name.equalsFolder"]
  },
  messages: {
    differs: "The name `{{name}}` differs from the folder `{{folder}}`, and {{client}} wants them equal{{consequence}}; write `{{folder}}`, or rename the folder.",
    folder: "The folder `{{folder}}` differs from the name `{{name}}`, and {{client}} wants them equal{{consequence}}; rename the folder."
  },
  check(document, { report, ...choice }) {
    const name = scalarOf(document.frontmatter?.mapping, "name");
    const [folder] = document.folderNames;
    const text = name?.text.trim().normalize("NFKC") ?? "";
    const judge = findKeyFault(choice, "name", "folder", document.path, wantsFolderName);
    if (name === void 0 || isEmpty(name) || folder === void 0 || judge === void 0) return;
    if (document.folderNames.some((each) => each.normalize("NFKC") === text)) return;
    const isIllFormed = judgesOf(choice, "name").some((each) => refusesForm(each, name.text.trim()));
    if (isIllFormed && (differInFormOnly(text, folder) || kebabCase(folder) === folder)) return;
    const data = { name: text, folder, client: judge.profile.name, consequence: judge.consequence };
    const isAllowed = judge.key.pattern === void 0 || new RegExp(judge.key.pattern, "u").test(folder);
    const fix = kebabCase(folder) === folder ? renameTo(name, folder) : void 0;
    report(isAllowed ? "differs" : "folder", { at: name.span, data, fix });
  }
});
export {
  name_matches_folder_default as default
};
