import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  promptProfilesAt,
  promptProfilesOf
} from "./chunk-DZFOULN4.js";
import {
  findMeantPromptKey,
  findPromptKey
} from "./chunk-ZFNBTNBZ.js";
import "./chunk-6VJ4NQQS.js";
import {
  lookUp
} from "./chunk-4WDO7GJN.js";
import {
  keyText
} from "./chunk-I2JIPEPR.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/prompt/known-keys.ts
var known_keys_default = defineRule({
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
        claim: "the keys of an agent of Claude Code and their spelling, and the three that it ignores in a plugin"
      },
      {
        url: "https://code.claude.com/docs/en/skills#frontmatter-reference",
        claim: "a command has the keys of a skill, but for name and paths, which are ignored"
      },
      {
        url: "https://code.visualstudio.com/docs/agents/reference/custom-agent-file-reference",
        claim: "the keys of a custom agent in VS Code, which flags all others"
      },
      {
        url: "https://docs.github.com/en/copilot/reference/custom-agents-configuration",
        claim: "the keys of a custom agent on GitHub"
      }
    ],
    reads: ["prompt.unknownKeys", "prompt.keys.*.ignored"]
  },
  messages: {
    misspelt: "{{client}} does not read the key `{{key}}` in {{what}}; did you mean `{{better}}`?",
    ignored: "{{client}} ignores the key `{{key}}` in {{what}}; remove it, so that nobody relies on it."
  },
  check(document, { report, ...choice }) {
    const [profile] = promptProfilesOf(document.path, choice);
    const mapping = document.frontmatter?.mapping;
    if (profile === void 0 || mapping === void 0) return;
    for (const pair of mapping.pairs) {
      const spelling = keyText(pair);
      if (spelling === void 0) continue;
      const data = { client: profile.name, key: spelling, what: profile.what };
      const isIgnored = findPromptKey(profile, spelling)?.ignored === true && (profile.id !== "claude-code-plugin-agent" || isInPlugin(document));
      if (isIgnored) report("ignored", { at: pair.key.span, data });
      if (promptProfilesAt(document.path).some((each) => findPromptKey(each, spelling) !== void 0)) continue;
      const better = findMeantPromptKey(profile, mapping, pair);
      if (better === void 0) continue;
      const fix = { safety: "unsafe", edits: [{ ...pair.key.span, text: better }] };
      report("misspelt", { at: pair.key.span, data: { ...data, better }, fix });
    }
  }
});
function isInPlugin({ path, tree }) {
  const folder = /^(.*\/)?agents\//.exec(path)?.[1] ?? "";
  return tree !== void 0 && lookUp(tree, `${folder}.claude-plugin`).status === "exact";
}
export {
  known_keys_default as default
};
