import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  folderOf
} from "./chunk-4WDO7GJN.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/found.ts
var found_default = defineRule({
  id: "skill/found",
  meta: {
    summary: "Require a skill to stand where the chosen clients look for skills",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    evidence: [
      { url: "https://code.claude.com/docs/en/skills#where-skills-live", claim: "Claude Code looks for a skill in a folder directly below its folder of skills" },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex goes down a few folders below its folders of skills and no further"
      },
      {
        url: "https://github.com/RooCodeInc/Roo-Code/blob/main/src/services/skills/SkillsManager.ts",
        claim: "Roo Code looks into the folders directly below its folders of skills"
      }
    ],
    reads: ["places"]
  },
  messages: {
    deep: "{{client}} looks for skills at most {{depth}} below `{{place}}` and does not find this one; move its folder to `{{to}}`.",
    bare: "{{client}} looks for skills only in the folders below `{{place}}` and does not find one that stands there itself; move it to `{{to}}`.",
    reserved: "{{client}} keeps the folder `{{name}}` below `{{place}}` for itself and loads no skill of yours there; rename the folder."
  },
  check(document, { report, profiles, profilesChosen }) {
    if (!profilesChosen) return;
    const at = { start: 0, end: 0 };
    for (const { name: client, places } of profiles) {
      const found = places === void 0 ? void 0 : placeWithin(document.path, places);
      if (places === void 0 || found === void 0) continue;
      const { place, folders } = found;
      const { depth } = places;
      const [first] = folders;
      const last = folders.at(-1);
      if (first === void 0 || last === void 0) {
        if (places.bare !== false) continue;
        report("bare", { at, data: { client, place, to: `${place}/<name>/SKILL.md` } });
      } else if (isReserved(places, first)) {
        if (folders.length > 1) continue;
        report("reserved", { at, data: { client, place, name: first } });
      } else {
        if (typeof depth !== "number" || folders.length <= depth || isPutAside(folders) || isLinked(document, place, last)) continue;
        report("deep", { at, data: { client, place, depth: depth === 1 ? "one folder" : `${depth} folders`, to: `${place}/${last}` } });
      }
      return;
    }
  }
});
function placeWithin(path, { project = [] }) {
  const folders = folderOf(path).split("/");
  for (let end = folders.length; end > 0; end -= 1) {
    const isPlace = project.some((each) => {
      const wanted = each.split("/");
      return wanted.every((name, index) => fits(name, folders[end - wanted.length + index]));
    });
    if (isPlace) return { place: folders.slice(0, end).join("/"), folders: folders.slice(end) };
  }
  return void 0;
}
function fits(wanted, name) {
  const [before = "", after] = wanted.split(/\{\w+\}/);
  if (name === void 0 || after === void 0) return name === wanted;
  return name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after);
}
function isReserved({ reservedNames = [] }, name) {
  return reservedNames.some((each) => each.toLowerCase() === name.toLowerCase());
}
function isPutAside(folders) {
  return folders.slice(0, -1).some((name) => /^[._]|^(?:archived?|deprecated|disabled|drafts?|inactive|old|retired|unused)$/i.test(name));
}
function isLinked({ folderNames, tree }, place, folder) {
  return folderNames.length > 1 || (tree?.list(`${place}/${folder}`)?.some(({ name }) => name === "SKILL.md") ?? false);
}
export {
  found_default as default
};
