import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/frontmatter/first-line.ts
var first_line_default = defineRule({
  id: "frontmatter/first-line",
  meta: {
    summary: "Require front matter to start on the first line of the file",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill", "prompt"],
    fixable: "safe",
    evidence: [
      {
        url: "https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/skills/skillLoader.ts",
        claim: "Gemini CLI looks for front matter only at the very start of the file"
      },
      {
        url: "https://github.com/openai/codex/blob/main/codex-rs/core-skills/src/loader.rs",
        claim: "Codex looks for three dashes on the first line only, and does not load a skill without them"
      },
      {
        url: "https://github.com/vercel-labs/agent-skills/issues/275",
        claim: "the skills installer passes by skills with a comment above their front matter"
      }
    ]
  },
  messages: {
    notFirst: "The front matter starts here and not on the first line of the file, so clients do not read it; move it to the top."
  },
  check(document, { report }) {
    for (const { code, span: at, edits } of document.frontmatterNearMisses) {
      if (code === "not-first") report("notFirst", { at, fix: edits.length === 0 ? void 0 : { safety: "safe", edits } });
    }
  }
});
export {
  first_line_default as default
};
