var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  commandNames: () => commandNames,
  fixAllKind: () => fixAllKind,
  inspectRequest: () => inspectRequest,
  markdownLanguages: () => markdownLanguages,
  settingsSection: () => settingsSection,
  triggerCharacters: () => triggerCharacters
});
module.exports = __toCommonJS(stdin_exports);
var settingsSection = "markerlint";
var fixAllKind = "source.fixAll.markerlint";
var commandNames = { openPage: "markerlint.showRulePage", select: "markerlint.selectText" };
var inspectRequest = "markerlint/inspect";
var triggerCharacters = [":", " ", "-", "/", "#", "(", "*"];
var markdownLanguages = ["markdown", "skill", "chatagent", "prompt", "instructions"];
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  commandNames,
  fixAllKind,
  inspectRequest,
  markdownLanguages,
  settingsSection,
  triggerCharacters
});
