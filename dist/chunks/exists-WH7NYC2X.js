import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  findReferences,
  locate,
  namesResourceFolder,
  referenceNodes
} from "./chunk-F6LZGXPN.js";
import {
  isSpecimen,
  skillFolderOf
} from "./chunk-QSRJVHIR.js";
import {
  folderOf,
  joinPaths,
  lookUp,
  resolvePath
} from "./chunk-NXSJ4AIE.js";
import {
  defineRule
} from "./chunk-M6CS4WKP.js";
import "./chunk-PEHJL7XL.js";

// rules/links/exists.ts
var exists_default = defineRule({
  id: "links/exists",
  meta: {
    summary: "Require the files that a skill or a prompt refers to to exist",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "skill-resource", "prompt"],
    nodes: referenceNodes,
    fixable: false,
    evidence: [
      { url: "https://agentskills.io/specification#file-references", claim: "a skill refers to its other files by relative paths from its own folder" },
      { url: "https://code.visualstudio.com/docs/agent-customization/agent-skills", claim: "VS Code loads those files of a skill that its text refers to by relative links" }
    ]
  },
  messages: {
    link: "The link leads to `{{path}}`, which does not exist; correct the path, or add the file.",
    code: "The file `{{path}}` does not exist, though its folder does; correct the path, or add the file."
  },
  check(document, { report }) {
    const { tree } = document;
    if (tree === void 0 || isSpecimen(document)) return;
    const located = findReferences(document).map((reference) => ({ reference, destination: locate(document, tree, reference) }));
    const found = located.flatMap(({ reference, destination }) => "path" in destination ? [{ form: reference.form, path: destination.path }] : []);
    const hasLiveLink = found.some(({ form }) => form === "link");
    const liveFolders = new Set(found.map(({ path }) => folderOf(path)));
    for (const { reference, destination } of located) {
      if (destination.status !== "missing") continue;
      const { form, path, span: at } = reference;
      const isMeant = form === "link" ? hasLiveLink || isMeantLink(document, tree, reference) : isMeantCode(document, tree, reference, liveFolders);
      if (isMeant && namesFile(reference)) report(form, { at, data: { path } });
    }
  }
});
function namesFile({ path }) {
  return /\.\w+$|\/$/.test(path);
}
function isMeantLink(document, tree, reference) {
  if (document.kind === "skill" && namesResourceFolder(reference)) return true;
  const own = folderOf(document.path);
  return [own, skillFolderOf(document) ?? own].some((start) => {
    const folder = folderOf(resolvePath(start, reference.path) ?? "");
    return folder !== own && folder !== start && folder !== "" && lookUp(tree, folder).status === "exact";
  });
}
function isMeantCode(document, tree, { path, span }, liveFolders) {
  const skill = skillFolderOf(document);
  if (document.kind !== "skill" || skill === void 0 || isStillToCome(document, span.start)) return false;
  const full = resolvePath(skill, path) ?? "";
  const folder = folderOf(full);
  const entries = tree.list(folder);
  if (folder === skill || entries === void 0 || otherSkillHas(tree, skill, path)) return false;
  return liveFolders.has(folder) || entries.some(({ name, type }) => type === "file" && stemOf(joinPaths(folder, name)) === stemOf(full));
}
function isStillToCome({ source }, start) {
  const { line } = source.pointAt(start);
  const before = source.slice(source.lineSpan(line).start, start);
  return /(?:→|=>|->)\s*`*$|\b(?:creat|writ|sav|mov|generat|add|put|split|extract)(?:e|es|ed|ing|s)?\b/i.test(before);
}
function otherSkillHas(tree, skill, path) {
  const above = folderOf(skill);
  return (tree.list(above) ?? []).some(({ name, type }) => type === "folder" && lookUp(tree, joinPaths(joinPaths(above, name), path)).status === "exact");
}
function stemOf(path) {
  return path.replace(/(?<=[^/])\.\w+$/, "");
}
export {
  exists_default as default
};
