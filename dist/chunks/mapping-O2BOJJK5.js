import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  typeName
} from "./chunk-I2JIPEPR.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/frontmatter/mapping.ts
var mapping_default = defineRule({
  id: "frontmatter/mapping",
  meta: {
    summary: "Require front matter to be a mapping of keys to values",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/parser.py",
        claim: "the reference reader refuses front matter that is not a mapping"
      }
    ]
  },
  messages: {
    other: "The front matter is {{type}}, so clients find no keys in it; write lines of the form `key: value`."
  },
  check({ frontmatter, source }, { report }) {
    const root = frontmatter?.yaml.root;
    if (root === void 0 || root.kind === "mapping" || root.kind === "alias") return;
    const { start, end } = root.span;
    const firstLine = source.lineSpan(source.pointAt(start).line);
    report("other", { at: { start, end: Math.min(end, firstLine.end) }, data: { type: typeName(root) } });
  }
});
export {
  mapping_default as default
};
