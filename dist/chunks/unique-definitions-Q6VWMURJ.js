import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  labelKey,
  presentsNoLink
} from "./chunk-UJG3NDBF.js";
import "./chunk-CDWNWB7T.js";
import "./chunk-MYRD5JRA.js";
import {
  defineRule
} from "./chunk-H7LC3IEB.js";
import "./chunk-YIYL6WIJ.js";

// rules/links/unique-definitions.ts
var unique_definitions_default = defineRule({
  id: "links/unique-definitions",
  meta: {
    summary: "Disallow two definitions of one label that lead to different places",
    level: "must",
    preset: "recommended",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "note", "markdown"],
    nodes: ["definition"],
    fixable: false,
    evidence: [{ url: "https://spec.commonmark.org/0.31.2/#matches", claim: "of several definitions with one label the first is taken; case and runs of blanks do not count" }]
  },
  messages: {
    duplicate: "The label `{{label}}` has a definition above that leads to `{{url}}`, and that one is taken; remove one of them, or choose another label."
  },
  check(document, { report }) {
    const first = /* @__PURE__ */ new Map();
    for (const definition of document.nodes("definition")) {
      if (presentsNoLink(definition)) continue;
      const key = labelKey(definition.label);
      const other = first.get(key);
      if (other === void 0) first.set(key, definition);
      else if (other.url !== definition.url) {
        report("duplicate", { at: definition.span, data: { label: definition.label, url: other.url }, related: [{ at: other.span, message: "the definition that is taken" }] });
      }
    }
  }
});
export {
  unique_definitions_default as default
};
