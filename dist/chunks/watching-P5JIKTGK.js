import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  require_main
} from "./chunk-N2JVXTAY.js";
import {
  closedFolders,
  configFileNames,
  contractFolder
} from "./chunk-DJ4W6GVT.js";
import "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import {
  __toESM
} from "./chunk-YIYL6WIJ.js";

// src/lsp/watching.ts
var import_node = __toESM(require_main(), 1);
import { basename } from "node:path";
var watchers = [
  { globPattern: "**/*", kind: import_node.WatchKind.Create | import_node.WatchKind.Delete },
  { globPattern: "**/*.{md,markdown,json,jsonl,yaml,yml}", kind: import_node.WatchKind.Change },
  { globPattern: "**/{.gitignore,markerlint.config.*}", kind: import_node.WatchKind.Change }
];
function effectOf(path) {
  const folders = path.split(/[\\/]/);
  if (folders.some((name2) => closedFolders.has(name2))) return void 0;
  const name = basename(path);
  const declares = configFileNames.includes(name) || name === "package.json" || name === ".gitignore" || /\.contract\.ya?ml$|\.schema\.json$/.test(name);
  return declares || folders.includes(contractFolder) ? "configuration" : "files";
}
function effectOfEvents(changes) {
  const effects = new Set(changes.map(({ path, isOwn }) => [effectOf(path ?? ""), isOwn]).map(([effect, isOwn]) => isOwn && effect === "files" ? void 0 : effect));
  return effects.has("configuration") ? "configuration" : effects.has("files") ? "files" : void 0;
}
export {
  effectOf,
  effectOfEvents,
  watchers
};
