import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

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
  pathOfUri,
  uriOfPath
};
