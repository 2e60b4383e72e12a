import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/document.ts
var documentKinds = [
  "skill",
  "skill-resource",
  "prompt",
  "manifest",
  "note",
  "comment",
  "thread",
  "journal",
  "task",
  "contract",
  "config",
  "markdown"
];
var kindsWithFrontmatter = /* @__PURE__ */ new Set(["skill", "prompt"]);

export {
  documentKinds,
  kindsWithFrontmatter
};
