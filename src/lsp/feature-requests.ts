import type { Connection } from "vscode-languageserver/node";
import type { ClientFeatures } from "./client.ts";
import type { Engine } from "./engine.ts";

/** Answers what a client asks about one place or one document; `loaded` gives what answers, when that is there. */
export function answerFeatures(connection: Connection, loaded: () => Promise<Engine>, client: () => ClientFeatures): void {
  connection.onHover(async ({ textDocument: { uri }, position }) => {
    const { session, features } = await loaded();
    return features.hover(session, uri, position, client().markdown);
  });
  connection.onCompletion(async ({ textDocument: { uri }, position }) => {
    const { session, features } = await loaded();
    return features.complete(session, uri, position, client());
  });
  connection.onDocumentSymbol(async ({ textDocument: { uri } }) => {
    const { session, features } = await loaded();
    return features.symbols(session, uri, client().hierarchicalSymbols);
  });
  connection.onDefinition(async ({ textDocument: { uri }, position }) => {
    const { session, features } = await loaded();
    return features.definition(session, uri, position);
  });
  connection.onReferences(async ({ textDocument: { uri }, position, context }) => {
    const { session, features } = await loaded();
    return features.references(session, uri, position, context.includeDeclaration);
  });
  connection.onDocumentLinks(async ({ textDocument: { uri } }) => {
    const { session, features } = await loaded();
    return features.documentLinks(session, uri);
  });
  connection.onPrepareRename(async ({ textDocument: { uri }, position }) => {
    const { session, features } = await loaded();
    return features.prepareRename(session, uri, position);
  });
  connection.onRenameRequest(async ({ textDocument: { uri }, position, newName }) => {
    const { session, features } = await loaded();
    return features.rename(session, uri, position, newName, client());
  });
  connection.onFoldingRanges(async ({ textDocument: { uri } }) => {
    const { session, features } = await loaded();
    return features.foldingRanges(session, uri);
  });
}
