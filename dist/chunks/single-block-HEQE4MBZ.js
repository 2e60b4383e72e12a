import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/frontmatter/single-block.ts
var single_block_default = defineRule({
  id: "frontmatter/single-block",
  meta: {
    summary: "Disallow a second block of front matter below the first",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "prompt"],
    fixable: false,
    evidence: [
      {
        url: "https://agentskills.io/client-implementation/adding-skills-support",
        claim: "a client parses one block of YAML, and everything behind its closing line is the body"
      }
    ]
  },
  messages: {
    second: "A second block of front matter starts here, and every client reads it as text; merge its keys into the first block."
  },
  check(document, { report }) {
    for (const { code, span: at } of document.frontmatterNearMisses) {
      const first = document.frontmatter?.openingLine;
      if (code === "stacked") report("second", { at, related: first === void 0 ? [] : [{ at: first, message: "the first block" }] });
    }
  }
});
export {
  single_block_default as default
};
