import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  liesInAny,
  namedFiles
} from "./chunk-57BG5RJA.js";
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
import "./chunk-4WDO7GJN.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/reference-depth.ts
var reference_depth_default = defineProjectRule({
  id: "skill/reference-depth",
  meta: {
    summary: "Require a skill to name every reference file itself",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill", "skill-resource"],
    nodes: referenceNodes,
    fixable: false,
    evidence: [
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#avoid-deeply-nested-references",
        claim: "an agent may read only a part of a file to which another reference file leads, so all of them should be linked from SKILL.md"
      },
      { url: "https://agentskills.io/specification#file-references", claim: "file references are kept one level deep from SKILL.md" }
    ]
  },
  messages: {
    deep: "The file `{{path}}` is reached only through this one, and an agent may read just the beginning of what it finds that way; name it in `SKILL.md` too."
  },
  collect(document) {
    const { tree } = document;
    const skill = skillFolderOf(document);
    if (tree === void 0 || skill === void 0) return void 0;
    if (document.kind === "skill") return { skill, named: namedFiles(document) };
    if (isSpecimen(document) || isAside(document.fileName)) return void 0;
    const leadsTo = findReferences(document).flatMap((reference) => {
      const destination = locate(document, tree, reference);
      if (destination.status !== "exact" || !/\.(?:md|markdown)$/i.test(destination.path)) return [];
      return [{ path: destination.path, at: reference.span }];
    });
    return { skill, leadsTo };
  },
  checkProject(collected, { report }) {
    const named = new Map(collected.flatMap(({ facts }) => facts.named === void 0 ? [] : [[facts.skill, facts.named]]));
    const readable = new Set(collected.flatMap(({ path, facts }) => facts.leadsTo === void 0 ? [] : [path]));
    const seen = /* @__PURE__ */ new Set();
    for (const { path, facts } of collected) {
      const direct = named.get(facts.skill);
      if (direct === void 0) continue;
      for (const { path: target, at } of facts.leadsTo ?? []) {
        const inside = pathWithin(facts.skill, target);
        if (inside === void 0 || target === path || !readable.has(target) || seen.has(target)) continue;
        if (direct.files.includes(target) || liesInAny(direct.folders, target)) continue;
        seen.add(target);
        report("deep", { path, at, data: { path: inside } });
      }
    }
  }
});
function isAside(fileName) {
  return /^(?:skill\.md$|readme|changelog|contributing|agents|claude|index)\b/i.test(fileName);
}
export {
  reference_depth_default as default
};
