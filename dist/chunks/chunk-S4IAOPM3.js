import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  ReadError,
  createSourceText,
  decode,
  describeError,
  findPair,
  packageKey,
  readBytes,
  readYaml,
  shiftMap,
  toPlainValue
} from "./chunk-DJ4W6GVT.js";
import {
  ConfigError
} from "./chunk-2SZINNWM.js";

// src/host/read-config.ts
import { basename, extname } from "node:path";
import { pathToFileURL } from "node:url";
var codeEndings = /* @__PURE__ */ new Set([".js", ".mjs", ".ts"]);
function isCodeConfig(path) {
  return codeEndings.has(extname(path));
}
async function readConfig(path, source) {
  return isCodeConfig(path) ? runConfig(path, source) : parseConfig(path, source);
}
async function parseConfig(path, source) {
  const { text, faults: textFaults } = decode(await readConfigBytes(path, source));
  const sourceText = createSourceText(text);
  const issueAt = (span, message) => ({ source, point: sourceText.pointAt(span.start), message });
  const textFault = textFaults[0];
  if (textFault !== void 0) throw new ConfigError([issueAt(textFault.span, `The file is not UTF-8 text: ${textFault.reason}.`)]);
  const tree = readYaml(text, shiftMap(0));
  if (tree.faults.length > 0) {
    throw new ConfigError(tree.faults.map(({ span, reason, advice }) => issueAt(span, `Syntax: ${reason}${advice === void 0 ? "" : `; ${advice}`}.`)));
  }
  const inPackage = basename(path) === "package.json";
  const root = inPackage && tree.root?.kind === "mapping" ? findPair(tree.root, packageKey)?.value : tree.root;
  const plain = toPlainValue(root);
  if (plain.faults.length > 0) throw new ConfigError(plain.faults.map(({ span, message }) => issueAt(span, message)));
  return { value: plain.value, locate: (issue) => issueAt(plain.spanOf(issue), issue.message) };
}
async function readConfigBytes(path, source) {
  try {
    return await readBytes(path);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new ConfigError([{ source, point: void 0, message: error.message }], { cause: error });
  }
}
async function runConfig(path, source) {
  const fail = (message, cause) => new ConfigError([{ source, point: void 0, message }], { cause });
  if (extname(path) === ".ts" && !stripsTypes()) {
    throw fail(`This Node (${process.version}) cannot run TypeScript; use Node 22.18 or newer, or write the configuration as .js, .yaml or .json.`);
  }
  let module;
  try {
    module = await import(pathToFileURL(path).href);
  } catch (error) {
    throw fail(`The code failed: ${describeError(error)}`, error);
  }
  const value = module.default;
  if (typeof value !== "object" || value === null) throw fail("The default export is not an object; write `export default { \u2026 };`.");
  return {
    value,
    locate: ({ path: keys, message }) => ({ source, point: void 0, message: keys.length === 0 ? message : `at ${keys.join(".")}: ${message}` })
  };
}
function stripsTypes() {
  return Boolean(process.features.typescript);
}

export {
  isCodeConfig,
  readConfig
};
