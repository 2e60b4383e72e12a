import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptProfilesOf
} from "./chunk-DZFOULN4.js";
import "./chunk-ZFNBTNBZ.js";
import "./chunk-6VJ4NQQS.js";
import {
  lookUp
} from "./chunk-4WDO7GJN.js";
import {
  findPair,
  partOf
} from "./chunk-I2JIPEPR.js";
import {
  isSlip,
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/prompt/skill-exists.ts
var skill_exists_default = defineRule({
  id: "prompt/skill-exists",
  meta: {
    summary: "Require the skills that an agent loads to exist beside it",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["prompt"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#preload-skills-into-subagents",
        claim: "Claude Code passes a missing skill by and says so only in its debug log"
      }
    ]
  },
  messages: {
    meant: "There is no skill `{{name}}` in `{{folder}}`; did you mean `{{better}}`?",
    missing: "There is no skill `{{name}}` in `{{folder}}`, and Claude Code passes a missing one by without a word; add it, or remove the name."
  },
  check(document, { report, ...choice }) {
    const { tree, path } = document;
    const folder = skillsFolderOf(path, choice);
    const names = tree === void 0 || folder === void 0 ? void 0 : skillsIn(tree, folder);
    if (folder === void 0 || names === void 0) return;
    for (const { name, at } of namesIn(findPair(document.frontmatter?.mapping, "skills")?.value)) {
      if (name.includes(":") || names.includes(name)) continue;
      const near = suggest(name, names);
      if (near === void 0 || !isSlip(name, near)) report("missing", { at, data: { name, folder } });
      else report("meant", { at, data: { name, folder, better: near }, fix: { safety: "unsafe", edits: [{ ...at, text: near }] } });
    }
  }
});
function skillsFolderOf(path, choice) {
  const form = promptProfilesOf(path, choice)[0]?.id;
  if (form === "claude-code-agent") return `${path.slice(0, path.lastIndexOf(".claude/agents/"))}.claude/skills`;
  return form === "claude-code-plugin-agent" ? `${/^(.*\/)?agents\//.exec(path)?.[1] ?? ""}skills` : void 0;
}
function skillsIn(tree, folder) {
  const found = (tree.list(folder) ?? []).filter(({ name, type }) => type === "folder" && lookUp(tree, `${folder}/${name}/SKILL.md`).status === "exact");
  return found.length === 0 ? void 0 : found.map(({ name }) => name);
}
function namesIn(value) {
  if (value?.kind === "sequence") return value.items.flatMap((item) => item.kind === "scalar" && item.text !== "" ? [{ name: item.text, at: item.span }] : []);
  if (value?.kind !== "scalar" || value.value === null) return [];
  return [...value.text.matchAll(/[^\s,](?:[^,]*[^\s,])?/g)].map((match) => ({ name: match[0], at: partOf(value, match.index, match.index + match[0].length) }));
}
export {
  skill_exists_default as default
};
