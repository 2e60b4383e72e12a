import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/core/snippet.ts
var languageOfWord = /* @__PURE__ */ new Map([
  ["bash", "shell"],
  ["sh", "shell"],
  ["shell", "shell"],
  ["python", "python"],
  ["py", "python"],
  ["python3", "python"],
  ["json", "json"]
]);
function languageOf(word) {
  return word === void 0 ? void 0 : languageOfWord.get(word.toLowerCase());
}
var kindsWithSnippets = ["skill", "skill-resource", "prompt", "note", "markdown"];

export {
  languageOf,
  kindsWithSnippets
};
