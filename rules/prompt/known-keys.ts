import { findMeantPromptKey, findPromptKey } from "../../src/core/prompt-profile.ts";
import { defineRule } from "../../src/core/rule.ts";
import type { Document } from "../../src/core/document.ts";
import { lookUp } from "../../src/core/tree.ts";
import { keyText } from "../../src/core/yaml.ts";
import { promptProfilesAt, promptProfilesOf } from "../../schemas/prompt-profiles/index.ts";

export default defineRule({
  id: "prompt/known-keys",
  meta: {
    summary: "Disallow misspelt front-matter keys in agents and commands, and keys that are read only elsewhere",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["prompt"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields",
        claim: "the keys of an agent of Claude Code and their spelling, and the three that it ignores in a plugin",
      },
      {
        url: "https://code.claude.com/docs/en/skills#frontmatter-reference",
        claim: "a command has the keys of a skill, but for name and paths, which are ignored",
      },
      {
        url: "https://code.visualstudio.com/docs/agents/reference/custom-agent-file-reference",
        claim: "the keys of a custom agent in VS Code, which flags all others",
      },
      {
        url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
        claim: "the keys of a custom agent on GitHub",
      },
    ],
    reads: ["prompt.unknownKeys", "prompt.keys.*.ignored"],
  },
  messages: {
    misspelt: "{{client}} does not read the key `{{key}}` in {{what}}; did you mean `{{better}}`?",
    ignored: "{{client}} ignores the key `{{key}}` in {{what}}; remove it, so that nobody relies on it.",
  },
  check(document, { report, ...choice }) {
    const [profile] = promptProfilesOf(document.path, choice);
    const mapping = document.frontmatter?.mapping;
    if (profile === undefined || mapping === undefined) return;
    for (const pair of mapping.pairs) {
      const spelling = keyText(pair);
      if (spelling === undefined) continue;
      const data = { client: profile.name, key: spelling, what: profile.what };
      const isIgnored = findPromptKey(profile, spelling)?.ignored === true && (profile.id !== "claude-code-plugin-agent" || isInPlugin(document));
      if (isIgnored) report("ignored", { at: pair.key.span, data });
      // A key of anyone who reads the place is no slip.
      if (promptProfilesAt(document.path).some((each) => findPromptKey(each, spelling) !== undefined)) continue;
      const better = findMeantPromptKey(profile, mapping, pair);
      if (better === undefined) continue;
      // The key may also be the author's own, hence `unsafe`.
      const fix = { safety: "unsafe", edits: [{ ...pair.key.span, text: better }] } as const;
      report("misspelt", { at: pair.key.span, data: { ...data, better }, fix });
    }
  },
});

/** Whether the folder above `agents` is a plugin for sure; elsewhere a folder `agents` may be copied anywhere. */
function isInPlugin({ path, tree }: Document): boolean {
  const folder = /^(.*\/)?agents\//.exec(path)?.[1] ?? "";
  return tree !== undefined && lookUp(tree, `${folder}.claude-plugin`).status === "exact";
}
