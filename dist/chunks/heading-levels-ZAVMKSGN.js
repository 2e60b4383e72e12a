import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/markdown/heading-levels.ts
var heading_levels_default = defineRule({
  id: "markdown/heading-levels",
  meta: {
    summary: "Disallow headings that are more than one level below the heading before",
    level: "convention",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "markdown"],
    nodes: ["heading"],
    fixable: false,
    evidence: [{ url: "https://www.w3.org/WAI/tutorials/page-structure/headings/", claim: "headings are nested by their rank, and skipping ranks can be confusing and should be avoided where possible" }]
  },
  messages: {
    skipped: "`{{heading}}` is a heading of level {{depth}} behind one of level {{before}}; make it level {{expected}}, or add the heading between."
  },
  check(document, { report }) {
    let before = 6;
    for (const { heading } of document.sections()) {
      const { depth, text, span: at } = heading;
      if (depth > before + 1) report("skipped", { at, data: { heading: text, depth, before, expected: before + 1 } });
      before = depth;
    }
  }
});
export {
  heading_levels_default as default
};
