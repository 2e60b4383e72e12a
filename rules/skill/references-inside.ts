import { locate } from "../../src/core/destination.ts";
import { findReferences, referenceNodes } from "../../src/core/references.ts";
import { defineRule } from "../../src/core/rule.ts";
import { isSpecimen, pathWithin, skillFolderOf } from "../../src/core/skill-folder.ts";
import { folderOf, resolvePath } from "../../src/core/tree.ts";

export default defineRule({
  id: "skill/references-inside",
  meta: {
    summary: "Require the links of a skill to stay inside its folder",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource"],
    nodes: referenceNodes,
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#directory-structure", claim: "a skill is a folder with all that it needs" },
      { url: "https://code.claude.com/docs/en/plugins-reference#path-traversal-limitations", claim: "what lies outside a plugin is not copied when it is installed" },
    ],
  },
  messages: {
    outside: "The link `{{path}}` leaves the folder of the skill, which is installed alone; move the file into the skill, or say in words where to find it.",
  },
  check(document, { report }) {
    const { tree } = document;
    const skill = skillFolderOf(document);
    if (tree === undefined || skill === undefined || skill === "" || isSpecimen(document)) return;
    for (const reference of findReferences(document)) {
      const { form, base, path, span } = reference;
      if (form !== "link" || base !== "relative" || !path.includes("../")) continue;
      const written = resolvePath(folderOf(document.path), path);
      const destination = locate(document, tree, reference);
      const isInside = (each: string | undefined): boolean => each !== undefined && (each === skill || pathWithin(skill, each) !== undefined);
      // From the folder of the skill the path may well be right.
      if (isInside(written) || ("path" in destination && isInside(destination.path))) continue;
      if (destination.status !== "missing" && destination.status !== "misplaced") report("outside", { at: span, data: { path } });
    }
  },
});
