import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findReferences,
  locate,
  referenceNodes
} from "./chunk-KWQGPEZM.js";
import {
  isSpecimen,
  pathWithin,
  skillFolderOf
} from "./chunk-XD3DMYVG.js";
import {
  folderOf,
  resolvePath
} from "./chunk-4WDO7GJN.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/references-inside.ts
var references_inside_default = defineRule({
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
      { url: "https://code.claude.com/docs/en/plugins-reference#path-traversal-limitations", claim: "what lies outside a plugin is not copied when it is installed" }
    ]
  },
  messages: {
    outside: "The link `{{path}}` leaves the folder of the skill, which is installed alone; move the file into the skill, or say in words where to find it."
  },
  check(document, { report }) {
    const { tree } = document;
    const skill = skillFolderOf(document);
    if (tree === void 0 || skill === void 0 || skill === "" || isSpecimen(document)) return;
    for (const reference of findReferences(document)) {
      const { form, base, path, span } = reference;
      if (form !== "link" || base !== "relative" || !path.includes("../")) continue;
      const written = resolvePath(folderOf(document.path), path);
      const destination = locate(document, tree, reference);
      const isInside = (each) => each !== void 0 && (each === skill || pathWithin(skill, each) !== void 0);
      if (isInside(written) || "path" in destination && isInside(destination.path)) continue;
      if (destination.status !== "missing" && destination.status !== "misplaced") report("outside", { at: span, data: { path } });
    }
  }
});
export {
  references_inside_default as default
};
