import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/lsp/names.ts
var settingsSection = "markerlint";
var fixAllKind = "source.fixAll.markerlint";
var commandNames = { openPage: "markerlint.showRulePage", select: "markerlint.selectText" };
var inspectRequest = "markerlint/inspect";
var triggerCharacters = [":", " ", "-", "/", "#", "(", "*"];
var markdownLanguages = ["markdown", "skill", "chatagent", "prompt", "instructions"];

export {
  settingsSection,
  fixAllKind,
  commandNames,
  inspectRequest,
  triggerCharacters,
  markdownLanguages
};
