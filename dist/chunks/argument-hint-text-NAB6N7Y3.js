import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  fitsType,
  isReadAsText
} from "./chunk-6VJ4NQQS.js";
import {
  sayGravest
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import {
  findKey
} from "./chunk-KN7I2DWE.js";
import {
  findPair,
  typeName
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/skill/argument-hint-text.ts
var argument_hint_text_default = defineRule({
  id: "skill/argument-hint-text",
  meta: {
    summary: "Require quotes around an argument hint that YAML reads as a list",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill"],
    fixable: "safe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#741-flow-sequences", claim: "a value that begins with a bracket is a list" },
      { url: "https://github.com/anthropics/claude-code/issues/22161", claim: "Claude Code stumbled over a hint that is a list" },
      { url: "https://github.com/github/copilot-cli/issues/3929", claim: "Copilot CLI 1.0.65 does not load a skill whose hint is a list" },
      { url: "https://code.claude.com/docs/en/skills#frontmatter-reference", claim: "the hint is a text such as [issue-number]" }
    ],
    reads: ["keys.argument-hint.types"]
  },
  messages: {
    block: "YAML reads this hint as {{type}}, so {{consequence}}; write it as one text in quotes.",
    list: "YAML reads this hint as {{type}}, so {{consequence}}; put quotes around it."
  },
  check(document, { report, ...choice }) {
    const pair = findPair(document.frontmatter?.mapping, "argument-hint");
    const value = pair?.value;
    if (value === void 0 || value.kind !== "sequence" && value.kind !== "mapping") return;
    const consequence = consequenceOf(choice, value, document.path);
    if (consequence === void 0) return;
    if (!value.flow) {
      report("block", { at: pair?.key.span ?? value.span, data: { type: typeName(value), consequence } });
      return;
    }
    const written = document.text.slice(value.span.start, value.span.end);
    const fix = /["'\\\n\r#]/.test(written) ? void 0 : { safety: "safe", edits: [{ ...value.span, text: `"${written}"` }] };
    report("list", { at: value.span, data: { type: typeName(value), consequence }, fix });
  }
});
function consequenceOf({ profiles, profilesChosen }, value, path) {
  if (!profilesChosen) return "GitHub Copilot CLI does not load the skill";
  const objections = profiles.flatMap((profile) => {
    const key = findKey(profile, "argument-hint");
    return key === void 0 || fitsType(profile, key, value) !== false || isReadAsText(key, value) ? [] : [{ profile, effect: key.faults?.type }];
  });
  return sayGravest(objections, path, { profilesChosen });
}
export {
  argument_hint_text_default as default
};
