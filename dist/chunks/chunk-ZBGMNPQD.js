import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  readTextOrNothing
} from "./chunk-GFTFC4E7.js";

// src/host/find-config.ts
import { join } from "node:path";
var configFileNames = [
  "markerlint.config.yaml",
  "markerlint.config.yml",
  "markerlint.config.json",
  "markerlint.config.js",
  "markerlint.config.mjs",
  "markerlint.config.ts"
];
var packageKey = "markerlint";
async function findConfigFiles(folder, entryNames) {
  const found = configFileNames.filter((name) => entryNames.includes(name));
  if (entryNames.includes("package.json") && await holdsPackageKey(join(folder, "package.json"))) found.push("package.json");
  return found.map((name) => join(folder, name));
}
async function holdsPackageKey(path) {
  const text = await readTextOrNothing(path);
  if (!text.includes(`"${packageKey}"`)) return false;
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null && packageKey in value;
  } catch {
    return false;
  }
}

// src/parse/kind.ts
var clientFolders = /* @__PURE__ */ new Set([
  ".agents",
  ".augment",
  ".claude",
  ".codex",
  ".copilot",
  ".cursor",
  ".gemini",
  ".github",
  ".goose",
  ".kiro",
  ".opencode",
  ".roo",
  ".windsurf"
]);
var pluginManifestFolders = /* @__PURE__ */ new Set([".claude-plugin", ".codex-plugin", ".cursor-plugin"]);
var skillFileName = "SKILL.md";
var assetFolders = /* @__PURE__ */ new Set([
  "assets",
  "evals",
  "example",
  "examples",
  "fixtures",
  "reference",
  "references",
  "resources",
  "samples",
  "scripts",
  "template",
  "templates",
  "test",
  "tests"
]);
function ownershipOf(parent, child) {
  if (child === "node_modules") return "free";
  if (parent.owned === "whole") return "whole";
  if (parent.owned === "free" && parent.entryPoint === void 0) return "free";
  if (child === "skills" || clientFolders.has(child) || pluginManifestFolders.has(child)) return "free";
  if (parent.pluginFolder === parent.path && (child === "agents" || child === "commands")) return "free";
  if (isSkillsFolder(parent.path)) return "free";
  const mayHoldMore = parent.top || parent.entryPoint === void 0;
  if (!mayHoldMore || assetFolders.has(child)) return "whole";
  return child === "plugins" ? "free" : "loose";
}
function isSkillsFolder(path) {
  const folders = path.split("/");
  return folders.at(-1) === "skills" && folders.at(-2) !== "skills";
}
function isPluginFolder(entryNames) {
  return entryNames.some((name) => pluginManifestFolders.has(name));
}
function isCheckout(entryNames) {
  return entryNames.includes(".git") || entryNames.includes(".github");
}
function kindOfPath(folder, fileName) {
  if (fileName === folder.entryPoint) return "skill";
  if (folder.owned !== "free" || folder.entryPoint !== void 0) return isMarkdown(fileName) ? "skill-resource" : void 0;
  const path = folder.path === "" ? fileName : `${folder.path}/${fileName}`;
  if (/(?:^|\/)\.claude-plugin\/(?:plugin|marketplace)\.json$/.test(path)) return "manifest";
  return isPrompt(path, folder) ? "prompt" : void 0;
}
function isPrompt(path, { pluginFolder }) {
  if (/(?:^|\/)README\.md$/i.test(path)) return false;
  if (/(?:^|\/)\.claude\/(?:agents|commands)\/(?:.+\/)?[^/]+\.md$/.test(path)) return true;
  if (/[^/]\.(?:agent|prompt)\.md$/.test(path)) return true;
  if (pluginFolder === void 0) return false;
  const inPlugin = pluginFolder === "" ? path : path.slice(pluginFolder.length + 1);
  return /^(?:agents|commands)\/(?:.+\/)?[^/]+\.md$/.test(inPlugin);
}
function promptPlace(folderPath) {
  const inside = /(?:^|\/)(\.claude\/(?:agents|commands))(?:\/|$)/.exec(folderPath);
  return (inside ?? /(?:^|\/)(\.claude|\.claude-plugin)$/.exec(folderPath))?.[1] ?? "";
}
function isMiscasedSkillFile(fileName) {
  return fileName !== skillFileName && fileName.toLowerCase() === "skill.md";
}
function isMeantAsSkill(folderPath, head) {
  const folders = folderPath.split("/");
  const above = folders.slice(0, -1);
  if (above.some((name2, index) => /^skills(?:-|$)/.test(name2) && clientFolders.has(above[index - 1] ?? ""))) return true;
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*$|$(?![\s\S]))/m.exec(head)?.[1] ?? "";
  const name = /^name:[ \t]*["']?([^"'\r\n]*?)["']?[ \t]*\r?$/m.exec(block)?.[1];
  const described = /^description:/m.test(block);
  if (above.includes("skills")) return name !== void 0 || described;
  return described && name !== void 0 && name === folders.at(-1);
}
function isMarkdown(fileName) {
  return /\.(?:md|markdown)$/i.test(fileName);
}
function kindOfNamedFile(fileName, head) {
  if (isMarkdown(fileName)) return "markdown";
  if (/\.(?:jsonl|ndjson)$/i.test(fileName)) return holdsCommentBody(firstLine(head)) ? "thread" : "journal";
  if (/\.json$/i.test(fileName)) return holdsCommentBody(head) ? "thread" : void 0;
  return void 0;
}
function holdsCommentBody(text) {
  if (!/(?<!\\)"body"\s*:/.test(text)) return false;
  try {
    const value = JSON.parse(text);
    return !(typeof value === "object" && value !== null && ("ts" in value || "timestamp" in value || "type" in value));
  } catch {
    return true;
  }
}
function firstLine(text) {
  return /[^\r\n]*[^\s][^\r\n]*/.exec(text)?.[0] ?? "";
}

export {
  clientFolders,
  skillFileName,
  ownershipOf,
  isSkillsFolder,
  isPluginFolder,
  isCheckout,
  kindOfPath,
  promptPlace,
  isMiscasedSkillFile,
  isMeantAsSkill,
  isMarkdown,
  kindOfNamedFile,
  configFileNames,
  packageKey,
  findConfigFiles
};
