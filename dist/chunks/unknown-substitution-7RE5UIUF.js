import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  claudeBodyOf
} from "./chunk-MDPS6CC3.js";
import "./chunk-ZFNBTNBZ.js";
import "./chunk-6VJ4NQQS.js";
import "./chunk-I2JIPEPR.js";
import {
  suggest
} from "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/unknown-substitution.ts
var known = ["CLAUDE_SKILL_DIR", "CLAUDE_SESSION_ID", "CLAUDE_EFFORT", "CLAUDE_PROJECT_DIR", "CLAUDE_PLUGIN_ROOT", "CLAUDE_PLUGIN_DATA"];
var unknown_substitution_default = defineRule({
  id: "skill/unknown-substitution",
  meta: {
    summary: "Disallow misspelt names of the variables that Claude Code replaces",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "prompt"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://code.claude.com/docs/en/skills#available-string-substitutions",
        claim: "the documentation names the variables that are replaced in the body of a skill"
      },
      {
        url: "https://code.claude.com/docs/en/plugins-reference#environment-variables",
        claim: "CLAUDE_PLUGIN_ROOT and CLAUDE_PLUGIN_DATA are those of a plugin"
      }
    ]
  },
  messages: {
    plugin: "Claude Code does not replace `{{written}}`, and knows `{{better}}` only in a plugin; write `${CLAUDE_SKILL_DIR}` or `${CLAUDE_PROJECT_DIR}` and the path below it.",
    misspelt: "Claude Code does not replace `{{written}}`; did you mean `{{better}}`?"
  },
  check(document, { report, profiles }) {
    const { text } = document;
    const body = claudeBodyOf(document, { profiles });
    if (body === void 0) return;
    const pattern = /(?<!\\)\$\{(CLAUDE_?[A-Z_]+)\}/gi;
    pattern.lastIndex = body.start;
    for (const { index, 0: written, 1: name = "" } of text.matchAll(pattern)) {
      if (known.includes(name)) continue;
      const meant = known.find((each) => sameThing(name, each) || sameWords(name, each));
      if (meant === void 0 || new RegExp(String.raw`\b${name}=`).test(text)) continue;
      const better = `\${${meant}}`;
      const at = { start: index, end: index + written.length };
      if (meant.startsWith("CLAUDE_PLUGIN_") && /(?:^|\/)\.claude\/skills\//.test(document.path)) report("plugin", { at, data: { written, better } });
      else report("misspelt", { at, data: { written, better }, fix: { safety: "unsafe", edits: [{ ...at, text: better }] } });
    }
  }
});
function sameThing(name, meant) {
  const folder = /^(CLAUDE_(?:SKILL|PLUGIN|PROJECT))S?_(?:(?:BASE|ROOT)_)?(?:DIR|DIRECTORY|FOLDER|HOME|PATH|ROOT)$/;
  const thing = folder.exec(name.toUpperCase())?.[1];
  return thing !== void 0 && thing === folder.exec(meant)?.[1];
}
function sameWords(name, meant) {
  if (name.replaceAll("_", "").toUpperCase() === meant.replaceAll("_", "")) return true;
  const words = name.split("_");
  const meantWords = meant.split("_");
  return words.length === meantWords.length && words.every((word, index) => suggest(word, meantWords.slice(index, index + 1)) !== void 0);
}
export {
  unknown_substitution_default as default
};
