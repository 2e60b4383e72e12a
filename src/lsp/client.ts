import type { InitializeParams } from "vscode-languageserver/node";

/** What the client can do, as far as the server does one thing or another. */
export interface ClientFeatures {
  /** It asks for diagnostics; they are pushed to all others. */
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly relatedInformation: boolean;
  readonly diagnosticTags: boolean;
  readonly diagnosticData: boolean;
  readonly codeDescription: boolean;
  /** Edits of several documents with their versions, and of folders. */
  readonly documentChanges: boolean;
  readonly renamesFiles: boolean;
  /** Edits with places for the cursor (since 3.18). */
  readonly snippetEdits: boolean;
  readonly snippetCompletions: boolean;
  /** Code actions as such and not only commands. */
  readonly codeActionLiterals: boolean;
  readonly resolvesEdits: boolean;
  readonly showsDocuments: boolean;
  readonly hierarchicalSymbols: boolean;
  readonly markdown: boolean;
  readonly asksConfiguration: boolean;
  readonly watchesFiles: boolean;
  readonly workspaceFolders: boolean;
  readonly registersConfiguration: boolean;
}

export function featuresOf({ capabilities }: Pick<InitializeParams, "capabilities">): ClientFeatures {
  const { textDocument, workspace, window } = capabilities;
  const published = textDocument?.publishDiagnostics;
  // A client that pulls says the same of what it pulls since 3.18.
  const pulled = textDocument?.diagnostic as Partial<typeof published> | undefined;
  return {
    pullsDiagnostics: textDocument?.diagnostic !== undefined,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    relatedInformation: published?.relatedInformation === true || pulled?.relatedInformation === true,
    diagnosticTags: published?.tagSupport !== undefined || pulled?.tagSupport !== undefined,
    diagnosticData: published?.dataSupport === true || pulled?.dataSupport === true || textDocument?.diagnostic !== undefined,
    codeDescription: published?.codeDescriptionSupport === true || pulled?.codeDescriptionSupport === true || textDocument?.diagnostic !== undefined,
    documentChanges: workspace?.workspaceEdit?.documentChanges === true,
    renamesFiles: workspace?.workspaceEdit?.resourceOperations?.includes("rename") === true,
    snippetEdits: workspace?.workspaceEdit?.snippetEditSupport === true,
    snippetCompletions: textDocument?.completion?.completionItem?.snippetSupport === true,
    codeActionLiterals: textDocument?.codeAction?.codeActionLiteralSupport !== undefined,
    resolvesEdits: textDocument?.codeAction?.dataSupport === true && textDocument.codeAction.resolveSupport?.properties.includes("edit") === true,
    showsDocuments: window?.showDocument?.support === true,
    hierarchicalSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    markdown: textDocument?.hover?.contentFormat?.includes("markdown") !== false,
    asksConfiguration: workspace?.configuration === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    workspaceFolders: workspace?.workspaceFolders === true,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
  };
}
