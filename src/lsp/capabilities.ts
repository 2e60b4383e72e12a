import type { InitializeParams, InitializeResult, ServerCapabilities } from "vscode-languageserver/node";
import manifest from "../../package.json" with { type: "json" };
import { featuresOf, type ClientFeatures } from "./client.ts";
import { commandNames, fixAllKind, triggerCharacters } from "./names.ts";

/** The answer to `initialize`. The library of the protocol is not needed to make it, since it is given before that is loaded. */
export function initializeResult(params: InitializeParams): InitializeResult {
  return { capabilities: capabilitiesFor(featuresOf(params)), serverInfo: { name: manifest.name, version: manifest.version } };
}

/** `TextDocumentSyncKind.Incremental` of the protocol. */
const incremental = 2;

/** What the server offers to a client. */
function capabilitiesFor(features: ClientFeatures): ServerCapabilities {
  return {
    // Every client knows it, and it is the unit of all our offsets.
    positionEncoding: "utf-16",
    textDocumentSync: { openClose: true, change: incremental, save: { includeText: false } },
    ...(features.pullsDiagnostics && { diagnosticProvider: { identifier: "markerlint", interFileDependencies: true, workspaceDiagnostics: false } }),
    ...(features.codeActionLiterals && { codeActionProvider: { codeActionKinds: ["quickfix", fixAllKind], resolveProvider: features.resolvesEdits } }),
    hoverProvider: true,
    completionProvider: { triggerCharacters },
    documentSymbolProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    documentLinkProvider: {},
    renameProvider: { prepareProvider: true },
    foldingRangeProvider: true,
    executeCommandProvider: { commands: Object.values(commandNames) },
    ...(features.workspaceFolders && { workspace: { workspaceFolders: { supported: true, changeNotifications: true } } }),
  };
}
