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

// rules/links/used-definitions.ts
var used_definitions_default = defineRule({
  id: "links/used-definitions",
  meta: {
    summary: "Require definitions of links to be used",
    level: "should",
    preset: "strict",
    severity: "warning",
    kinds: ["skill", "skill-resource", "prompt", "note", "markdown"],
    nodes: ["definition", "linkReference", "imageReference"],
    fixable: false,
    evidence: [{ url: "https://spec.commonmark.org/0.31.2/#link-reference-definitions", claim: "a definition is no part of the text; it only says where links with its label lead" }]
  },
  messages: {
    unused: "Nothing refers to the label `{{label}}`, and readers do not see a definition; refer to it, or remove it."
  },
  check(document, { report }) {
    const used = new Set([...document.nodes("linkReference"), ...document.nodes("imageReference")].map(({ identifier }) => labelKey(identifier)));
    for (const definition of document.nodes("definition")) {
      if (!presentsNoLink(definition) && !used.has(labelKey(definition.label))) report("unused", { at: definition.span, data: { label: definition.label } });
    }
  }
});
export {
  used_definitions_default as default
};
