import { findKeyFault } from "../../src/core/consequence.ts";
import { judgesOf } from "../../src/core/profile-choice.ts";
import { defineRule } from "../../src/core/rule.ts";
import { differInFormOnly, kebabCase, refusesForm, renameTo, wantsFolderName } from "../../src/core/skill-name.ts";
import { isEmpty, scalarOf } from "../../src/core/yaml.ts";

export default defineRule({
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
        claim: "Roo Code does not load a skill whose name differs from its folder",
      },
    ],
    reads: ["keys.name.equalsFolder"],
  },
  messages: {
    differs: "The name `{{name}}` differs from the folder `{{folder}}`, and {{client}} wants them equal{{consequence}}; write `{{folder}}`, or rename the folder.",
    folder: "The folder `{{folder}}` differs from the name `{{name}}`, and {{client}} wants them equal{{consequence}}; rename the folder.",
  },
  check(document, { report, ...choice }) {
    const name = scalarOf(document.frontmatter?.mapping, "name");
    const [folder] = document.folderNames;
    const text = name?.text.trim().normalize("NFKC") ?? "";
    const judge = findKeyFault(choice, "name", "folder", document.path, wantsFolderName);
    if (name === undefined || isEmpty(name) || folder === undefined || judge === undefined) return;
    // A linked skill is found under more than one name, and each of them will do.
    if (document.folderNames.some((each) => each.normalize("NFKC") === text)) return;
    // A name that is ill-formed is reported for its form, with the name of the folder if that is sound.
    const isIllFormed = judgesOf(choice, "name").some((each) => refusesForm(each, name.text.trim()));
    if (isIllFormed && (differInFormOnly(text, folder) || kebabCase(folder) === folder)) return;
    const data = { name: text, folder, client: judge.profile.name, consequence: judge.consequence };
    // A folder whose own name is ill-formed must be renamed itself.
    const isAllowed = judge.key.pattern === undefined || new RegExp(judge.key.pattern, "u").test(folder);
    const fix = kebabCase(folder) === folder ? renameTo(name, folder) : undefined;
    report(isAllowed ? "differs" : "folder", { at: name.span, data, fix });
  },
});
