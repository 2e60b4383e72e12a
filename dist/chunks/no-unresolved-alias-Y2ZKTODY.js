import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  sayGravest
} from "./chunk-2Y4KO6BV.js";
import "./chunk-WDJW3AQH.js";
import "./chunk-KN7I2DWE.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/frontmatter/no-unresolved-alias.ts
var no_unresolved_alias_default = defineRule({
  id: "frontmatter/no-unresolved-alias",
  meta: {
    summary: "Disallow an unquoted asterisk that YAML reads as a missing alias",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt", "note"],
    fixable: "safe",
    evidence: [
      { url: "https://yaml.org/spec/1.2.2/#71-alias-nodes", claim: "an alias that names no earlier anchor is an error" },
      {
        url: "https://github.com/anthropics/skills/blob/main/skills/skill-creator/scripts/quick_validate.py",
        claim: "the packaging of Anthropic's skills parses front matter with PyYAML, which stops at such an alias"
      }
    ],
    reads: ["yaml.invalid"]
  },
  messages: {
    unresolved: 'YAML reads `{{source}}` as an alias of something that does not exist, so {{consequence}}; write `"{{source}}"`.'
  },
  check(document, { report, ...choice }) {
    const refusing = choice.profiles.flatMap((profile) => profile.yaml?.invalid === "rejects" ? [{ profile, effect: profile.yaml.invalid }] : []);
    const known = document.kind === "skill" ? sayGravest(refusing, document.path, choice) : void 0;
    const consequence = known ?? "some readers drop the front matter";
    for (const { span: at } of unresolvedIn(document.frontmatter?.yaml.root)) {
      const source = document.text.slice(at.start, at.end);
      report("unresolved", { at, data: { source, consequence }, fix: { safety: "safe", edits: [{ ...at, text: `"${source}"` }] } });
    }
  }
});
function unresolvedIn(root) {
  const found = [];
  const open = root === void 0 ? [] : [root];
  for (let node = open.pop(); node !== void 0; node = open.pop()) {
    if (node.kind === "alias" && node.target === void 0) found.push(node);
    if (node.kind === "sequence") open.push(...node.items);
    if (node.kind === "mapping") for (const { key, value } of node.pairs) open.push(key, ...value === void 0 ? [] : [value]);
  }
  return found;
}
export {
  no_unresolved_alias_default as default
};
