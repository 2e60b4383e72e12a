import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/lsp/names.ts
var settingsSection = "markerlint";
var fixAllKind = "source.fixAll.markerlint";
var commandNames = { openPage: "markerlint.showRulePage", select: "markerlint.selectText" };
var inspectRequest = "markerlint/inspect";
var triggerCharacters = [":", " ", "-", "/", "#", "(", "*"];

// src/lsp/uris.ts
import { fileURLToPath, pathToFileURL } from "node:url";
function pathOfUri(uri) {
  if (!uri.startsWith("file:")) return void 0;
  try {
    return fileURLToPath(uri);
  } catch {
    return void 0;
  }
}
function uriOfPath(path) {
  return pathToFileURL(path).href;
}

export {
  settingsSection,
  fixAllKind,
  commandNames,
  inspectRequest,
  triggerCharacters,
  pathOfUri,
  uriOfPath
};
