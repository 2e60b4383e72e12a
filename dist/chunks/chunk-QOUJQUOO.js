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
  allowsCode: () => allowsCode,
  featuresOf: () => featuresOf,
  initializeResult: () => initializeResult,
  isRecord: () => isRecord,
  readSettings: () => readSettings
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IXLUPIII = require("./chunk-IXLUPIII.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
function featuresOf({ capabilities }) {
  const { textDocument, workspace, window } = capabilities;
  const published = textDocument?.publishDiagnostics;
  const pulled = textDocument?.diagnostic;
  return {
    pullsDiagnostics: textDocument?.diagnostic !== void 0,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    relatedInformation: published?.relatedInformation === true || pulled?.relatedInformation === true,
    diagnosticTags: published?.tagSupport !== void 0 || pulled?.tagSupport !== void 0,
    diagnosticData: published?.dataSupport === true || pulled?.dataSupport === true || textDocument?.diagnostic !== void 0,
    codeDescription: published?.codeDescriptionSupport === true || pulled?.codeDescriptionSupport === true || textDocument?.diagnostic !== void 0,
    documentChanges: workspace?.workspaceEdit?.documentChanges === true,
    renamesFiles: workspace?.workspaceEdit?.resourceOperations?.includes("rename") === true,
    snippetEdits: workspace?.workspaceEdit?.snippetEditSupport === true,
    snippetCompletions: textDocument?.completion?.completionItem?.snippetSupport === true,
    codeActionLiterals: textDocument?.codeAction?.codeActionLiteralSupport !== void 0,
    resolvesEdits: textDocument?.codeAction?.dataSupport === true && textDocument.codeAction.resolveSupport?.properties.includes("edit") === true,
    showsDocuments: window?.showDocument?.support === true,
    hierarchicalSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    markdown: textDocument?.hover?.contentFormat?.includes("markdown") !== false,
    asksConfiguration: workspace?.configuration === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    workspaceFolders: workspace?.workspaceFolders === true,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true
  };
}
function initializeResult(params) {
  return { capabilities: capabilitiesFor(featuresOf(params)), serverInfo: { name: import_chunk_VUUOR244.package_default.name, version: import_chunk_VUUOR244.package_default.version } };
}
var incremental = 2;
function capabilitiesFor(features) {
  return {
    // Every client knows it, and it is the unit of all our offsets.
    positionEncoding: "utf-16",
    textDocumentSync: { openClose: true, change: incremental, save: { includeText: false } },
    ...features.pullsDiagnostics && { diagnosticProvider: { identifier: "markerlint", interFileDependencies: true, workspaceDiagnostics: false } },
    ...features.codeActionLiterals && { codeActionProvider: { codeActionKinds: ["quickfix", import_chunk_IXLUPIII.fixAllKind], resolveProvider: features.resolvesEdits } },
    hoverProvider: true,
    completionProvider: { triggerCharacters: import_chunk_IXLUPIII.triggerCharacters },
    documentSymbolProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    documentLinkProvider: {},
    renameProvider: { prepareProvider: true },
    foldingRangeProvider: true,
    executeCommandProvider: { commands: Object.values(import_chunk_IXLUPIII.commandNames) },
    ...features.workspaceFolders && { workspace: { workspaceFolders: { supported: true, changeNotifications: true } } }
  };
}
var defaultSettings = { enable: true, otherFiles: "withMarkers", parser: "auto", config: void 0, profiles: [], rules: {} };
function readSettings(value, base = defaultSettings) {
  if (!isRecord(value)) return base;
  const { enable, otherFiles, parser, config, profiles, rules } = value;
  return {
    enable: typeof enable === "boolean" ? enable : base.enable,
    otherFiles: otherFiles === "never" || otherFiles === "withMarkers" || otherFiles === "always" ? otherFiles : base.otherFiles,
    parser: parser === "auto" || parser === "remark" || parser === "satteri" ? parser : base.parser,
    config: typeof config === "string" && config !== "" ? config : base.config,
    profiles: Array.isArray(profiles) ? profiles.filter((each) => typeof each === "string") : base.profiles,
    rules: isRecord(rules) ? rules : base.rules
  };
}
function allowsCode(initializationOptions) {
  return isRecord(initializationOptions) && initializationOptions["runConfigurationCode"] === true;
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  allowsCode,
  featuresOf,
  initializeResult,
  isRecord,
  readSettings
});
