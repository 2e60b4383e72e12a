import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  liesInAny,
  namedFiles,
  skillFiles
} from "./chunk-57BG5RJA.js";
import {
  groupBy
} from "./chunk-MIXPRDUV.js";
import {
  referenceNodes
} from "./chunk-KWQGPEZM.js";
import {
  pathWithin,
  skillFolderOf
} from "./chunk-XD3DMYVG.js";
import {
  folderOf
} from "./chunk-4WDO7GJN.js";
import "./chunk-I2JIPEPR.js";
import {
  defineProjectRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/orphan-files.ts
var mostApart = 3;
var orphan_files_default = defineProjectRule({
  id: "skill/orphan-files",
  meta: {
    summary: "Disallow files of a skill that nothing in it names",
    level: "should",
    preset: "strict",
    severity: "info",
    kinds: ["skill", "skill-resource", "prompt"],
    nodes: referenceNodes,
    fixable: false,
    evidence: [
      {
        url: "https://platform.claude.com/docs/en/agents-and-tools/agent-skills/best-practices#observe-how-claude-navigates-skills",
        claim: "a bundled file that is never read may be needless, or the instructions do not point to it"
      },
      { url: "https://agentskills.io/specification#progressive-disclosure", claim: "an agent reads the other files of a skill only when its text sends it there" }
    ]
  },
  messages: {
    file: "Neither the skill nor any file that it leads to names `{{path}}`, so that an agent does not find it; say when to read it, or remove it.",
    folder: "Neither the skill nor any file that it leads to names {{count}} files in `{{folder}}/`, such as `{{path}}`, so that an agent does not find them; say when to read them, or remove them."
  },
  collect(document) {
    const { tree } = document;
    if (tree === void 0) return void 0;
    const skill = skillFolderOf(document);
    const isTop = skill === "" || (tree.list(skill ?? "") ?? []).some(({ name }) => /^\.(?:git|\w+-plugin)$/.test(name));
    const paths = document.kind !== "skill" || skill === void 0 || isTop ? void 0 : skillFiles(tree, skill)?.paths;
    return { ...namedFiles(document), skill, holds: paths === void 0 ? void 0 : { paths, at: document.source.lineSpan(1) } };
  },
  checkProject(collected, { report }) {
    const byPath = new Map(collected.map((each) => [each.path, each.facts]));
    const fromElsewhere = namedByOthers(collected);
    for (const { path, facts } of collected) {
      if (facts.skill === void 0 || facts.holds === void 0) continue;
      const { paths, at } = facts.holds;
      const orphans = findOrphans(path, facts.skill, paths, byPath, fromElsewhere.get(facts.skill) ?? []);
      for (const group of groupBy(orphans, folderOf)) {
        const inside = group.map((each) => pathWithin(facts.skill ?? "", each) ?? each);
        const [first = ""] = inside;
        if (group.length > mostApart && first.includes("/")) report("folder", { path, at, data: { folder: folderOf(first), count: group.length, path: first } });
        else for (const each of inside) report("file", { path, at, data: { path: each } });
      }
    }
  }
});
function namedByOthers(collected) {
  const owners = new Map(collected.flatMap(({ facts }) => (facts.holds?.paths ?? []).map((path) => [path, facts.skill ?? ""])));
  const named = /* @__PURE__ */ new Map();
  for (const { facts } of collected) {
    for (const path of facts.files) {
      const owner = owners.get(path);
      if (owner !== void 0 && owner !== facts.skill) named.set(owner, [...named.get(owner) ?? [], path]);
    }
  }
  return named;
}
function findOrphans(start, skill, paths, byPath, others) {
  const inside = (path) => pathWithin(skill, path) ?? path;
  const open = [start, ...others, ...paths.filter((path) => hasOwnPurpose(inside(path)))];
  const reached = new Set(open);
  let leadsToCode = false;
  for (let path = open.pop(); path !== void 0; path = open.pop()) {
    const facts = byPath.get(path);
    if (facts === void 0) {
      if (isMarkdown(path) && !hasOwnPurpose(inside(path))) return [];
      leadsToCode ||= !isMarkdown(path) && !isData(path);
      continue;
    }
    const next = [...facts.files, ...facts.folders.length === 0 ? [] : paths.filter((each) => liesInAny(facts.folders, each))];
    for (const each of next) {
      if (reached.has(each) || pathWithin(skill, each) === void 0) continue;
      reached.add(each);
      open.push(each);
    }
  }
  return paths.filter((path) => !reached.has(path) && (!leadsToCode || isMarkdown(path) && isForReading(inside(path))));
}
function isMarkdown(path) {
  return /\.(?:md|markdown)$/i.test(path);
}
function isData(path) {
  return /\.(?:txt|csv|tsv|pdf|png|jpe?g|gif|svg|webp|ico|ttf|otf|woff2?|mp[34]|wav|zip|gz|xsd|docx|xlsx|pptx)$/i.test(path);
}
function isForReading(inside) {
  return !inside.includes("/") || /^references?\//i.test(inside);
}
function hasOwnPurpose(inside) {
  return /(?:^|\/)(?:tests?|__tests__|evals?|evaluations?|fixtures?(?:-[^/]*)?|benchmarks?|agents?|commands?|hooks)\//i.test(inside) || /(?:^|\/)(?:(?:licen[sc]e|notice|copying|copyright|readme|change-?log|history|contributing|security|authors|credits|third[-_]party|attribution|code_of_conduct|agents|claude|gemini|index|makefile|dockerfile|__init__|__main__|conftest|setup|requirements)\b[^/]*|(?:package(?:-lock)?|tsconfig|plugin|marketplace|metadata|_?meta|manifest|skill)\.json|pyproject\.toml|(?:cargo|go)\.\w+|[^/]*\.lock|[^/]*[._-](?:test|spec)\.\w+|test[-_][^/]*|evals?\.\w+)$/i.test(inside);
}
export {
  orphan_files_default as default
};
