import { defineRule } from "../../src/core/rule.ts";
import { isSlip, suggest } from "../../src/core/suggestion.ts";
import { findPair, partOf, type YamlNode } from "../../src/core/yaml.ts";
import { lookUp, type Tree } from "../../src/core/tree.ts";
import type { ProfileChoice } from "../../src/core/profile-choice.ts";
import type { Span } from "../../src/core/span.ts";
import { promptProfilesOf } from "../../schemas/prompt-profiles/index.ts";

export default defineRule({
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
        claim: "Claude Code passes a missing skill by and says so only in its debug log",
      },
    ],
  },
  messages: {
    meant: "There is no skill `{{name}}` in `{{folder}}`; did you mean `{{better}}`?",
    missing: "There is no skill `{{name}}` in `{{folder}}`, and Claude Code passes a missing one by without a word; add it, or remove the name.",
  },
  check(document, { report, ...choice }) {
    const { tree, path } = document;
    const folder = skillsFolderOf(path, choice);
    const names = tree === undefined || folder === undefined ? undefined : skillsIn(tree, folder);
    if (folder === undefined || names === undefined) return;
    for (const { name, at } of namesIn(findPair(document.frontmatter?.mapping, "skills")?.value)) {
      // `plugin:skill` stands elsewhere.
      if (name.includes(":") || names.includes(name)) continue;
      const near = suggest(name, names);
      if (near === undefined || !isSlip(name, near)) report("missing", { at, data: { name, folder } });
      else report("meant", { at, data: { name, folder, better: near }, fix: { safety: "unsafe", edits: [{ ...at, text: near }] } });
    }
  },
});

/** The folder with the skills that stand beside the agents of a project or of a plugin. */
function skillsFolderOf(path: string, choice: ProfileChoice): string | undefined {
  const form = promptProfilesOf(path, choice)[0]?.id;
  if (form === "claude-code-agent") return `${path.slice(0, path.lastIndexOf(".claude/agents/"))}.claude/skills`;
  return form === "claude-code-plugin-agent" ? `${/^(.*\/)?agents\//.exec(path)?.[1] ?? ""}skills` : undefined;
}

/** The folders with a skill in them; `undefined` where there is none, so that all skills must come from elsewhere. */
function skillsIn(tree: Tree, folder: string): string[] | undefined {
  const found = (tree.list(folder) ?? []).filter(({ name, type }) => type === "folder" && lookUp(tree, `${folder}/${name}/SKILL.md`).status === "exact");
  return found.length === 0 ? undefined : found.map(({ name }) => name);
}

/** The names in a list, or in text between commas, each with its place. */
function namesIn(value: YamlNode | undefined): { name: string; at: Span }[] {
  if (value?.kind === "sequence") return value.items.flatMap((item) => (item.kind === "scalar" && item.text !== "" ? [{ name: item.text, at: item.span }] : []));
  if (value?.kind !== "scalar" || value.value === null) return [];
  return [...value.text.matchAll(/[^\s,](?:[^,]*[^\s,])?/g)].map((match) => ({ name: match[0], at: partOf(value, match.index, match.index + match[0].length) }));
}
