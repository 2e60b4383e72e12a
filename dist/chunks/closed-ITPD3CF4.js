import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/frontmatter/closed.ts
var closed_default = defineRule({
  id: "frontmatter/closed",
  meta: {
    summary: "Require a closing line below front matter",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    fixable: "unsafe",
    evidence: [
      {
        url: "https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/parser.py",
        claim: "the reference reader refuses front matter without a second line of dashes"
      },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex finds no front matter where no second line of dashes follows, and does not load the skill"
      }
    ]
  },
  messages: {
    unclosed: "The front matter that starts here is never closed, so clients do not read it; write `---` on a line of its own below its last key.",
    late: "The front matter that starts here is closed only by the ruler on line {{line}}, so clients take the text above that for YAML; write `---` below its last key."
  },
  check(document, { report }) {
    for (const { code, span: at, data, edits } of document.frontmatterNearMisses) {
      if (code !== "unclosed") continue;
      const fix = edits.length === 0 ? void 0 : { safety: "unsafe", edits };
      const line = data["line"];
      if (line === void 0) report("unclosed", { at, fix });
      else report("late", { at, fix, data: { line } });
    }
  }
});
export {
  closed_default as default
};
