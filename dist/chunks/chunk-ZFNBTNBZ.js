import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  fitsType
} from "./chunk-6VJ4NQQS.js";
import {
  keyText
} from "./chunk-I2JIPEPR.js";
import {
  suggest
} from "./chunk-CDWNWB7T.js";

// src/core/prompt-profile.ts
var foreignKeys = /* @__PURE__ */ new Set(["mode", "temperature", "permission", "permissions", "steps", "top_p", "disable", "hidden", "readonly", "is_background"]);
function promptFormOf(path) {
  const claude = /(?:^|\/)\.claude\/(agents|commands)\/(?:.+\/)?[^/]+\.md$/.exec(path)?.[1];
  if (claude !== void 0) return claude === "agents" ? "claude-code-agent" : "claude-code-command";
  if (path.endsWith(".agent.md")) return "copilot-agent";
  if (path.endsWith(".prompt.md")) return "vscode-prompt";
  const plugin = /^(?:(?:.*\/)?[^./][^/]*\/)?(agents|commands)\/(?:[^/]+\/)*?[^/]+\.md$/.exec(path)?.[1];
  if (plugin !== void 0) return plugin === "agents" ? "claude-code-plugin-agent" : "claude-code-command";
  return void 0;
}
function promptFormsOf(path) {
  const own = promptFormOf(path);
  if (own === void 0) return [];
  return own === "claude-code-agent" && /(?:^|\/)\.claude\/agents\/[^/]+$/.test(path) ? [own, "vscode-claude-agent"] : [own];
}
function findPromptKey({ keys }, spelling) {
  if (Object.hasOwn(keys, spelling)) return keys[spelling];
  return Object.values(keys).find(({ aliases }) => aliases?.includes(spelling));
}
function findMeantPromptKey(profile, mapping, pair) {
  const spelling = keyText(pair);
  if (spelling === void 0 || foreignKeys.has(spelling)) return void 0;
  const confused = Object.entries(profile.keys).find(([, key]) => key.confusedWith?.includes(spelling));
  const present = new Set(mapping.pairs.map((each) => keyText(each)));
  const takes = ([name, key]) => !present.has(name) && key.ignored !== true && takesValue(profile, key, pair);
  if (confused !== void 0) return takes(confused) ? confused[0] : void 0;
  return suggest(spelling, Object.entries(profile.keys).filter(takes).map(([name]) => name));
}
function takesValue(profile, key, { value }) {
  if (value === void 0) return true;
  if (fitsType(profile, key, value) === false) return false;
  if (value.kind === "scalar" && typeof value.value === "boolean" && key.types?.includes("boolean") === false) return false;
  return key.values === void 0 || value.kind === "scalar" && key.values.includes(value.text);
}

export {
  promptFormOf,
  promptFormsOf,
  findPromptKey,
  findMeantPromptKey
};
