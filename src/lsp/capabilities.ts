import { CodeActionKind, TextDocumentSyncKind, type ServerCapabilities } from "vscode-languageserver/node";
import type { ClientFeatures } from "./client.ts";
import { commandNames, fixAllKind, triggerCharacters } from "./names.ts";

/** What the server offers to a client. */
export function capabilitiesFor(features: ClientFeatures): ServerCapabilities {
  return {
    // Every client knows it, and it is the unit of all our offsets.
    positionEncoding: "utf-16",
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: { includeText: false } },
    ...(features.pullsDiagnostics && { diagnosticProvider: { identifier: "markerlint", interFileDependencies: true, workspaceDiagnostics: false } }),
    ...(features.codeActionLiterals && { codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind], resolveProvider: features.resolvesEdits } }),
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
