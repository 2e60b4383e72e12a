import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  entriesOf,
  isMarketplace,
  manifestRoot,
  textsOf
} from "./chunk-S3Y2O2YT.js";
import {
  defineRule,
  joinPaths,
  resolvePath
} from "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// rules/manifest/listed-skills.ts
var listed_skills_default = defineRule({
  id: "manifest/listed-skills",
  meta: {
    summary: "Require a marketplace that lists skills one by one to list all of them",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["manifest"],
    fixable: false,
    evidence: [
      {
        url: "https://code.claude.com/docs/en/plugins-reference#path-behavior-rules",
        claim: "where the source of a plugin is the root of the marketplace, the skills that it lists are all that is loaded"
      }
    ]
  },
  messages: {
    left: "No plugin of this marketplace lists the skill `{{path}}`, so that nobody can install it; add it to one of the lists."
  },
  check(document, { report }) {
    const { tree } = document;
    if (tree === void 0 || !isMarketplace(document)) return;
    const root = manifestRoot(document);
    const atRoot = entriesOf(document).filter((entry) => textsOf(entry.members.get("source")).some(({ value }) => resolvePath(root, value) === root));
    const lists = atRoot.map((entry) => entry.members.get("skills"));
    const [first] = lists;
    if (first === void 0 || lists.some((list) => list === void 0)) return;
    const listed = new Set(lists.flatMap((list) => textsOf(list)).map(({ value }) => resolvePath(root, value)));
    const folder = joinPaths(root, "skills");
    if (listed.has(folder) || listed.has(root)) return;
    for (const { name, type } of tree.list(folder) ?? []) {
      const path = joinPaths(folder, name);
      const isSkill = type === "folder" && tree.list(path)?.some((entry) => entry.name === "SKILL.md");
      if (isSkill === true && !listed.has(path)) report("left", { at: { start: first.span.start, end: first.span.start + 1 }, data: { path: `./skills/${name}` } });
    }
  }
});
export {
  listed_skills_default as manifest_listed_skills
};
