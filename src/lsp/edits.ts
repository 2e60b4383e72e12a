import { StringValue, type SnippetTextEdit, type TextEdit, type WorkspaceEdit } from "vscode-languageserver/node";
import type { Edit } from "../core/diagnostic.ts";
import type { ClientFeatures } from "./client.ts";
import type { Snapshot } from "./snapshot.ts";

export function toTextEdits(snapshot: Snapshot, edits: readonly Edit[]): TextEdit[] {
  return edits.map(({ start, end, text }) => ({ range: snapshot.range({ start, end }), newText: text }));
}

/** An edit of one document, bound to its version where the client can hold it to that. */
export function documentEdit(snapshot: Snapshot, edits: readonly (TextEdit | SnippetTextEdit)[], { documentChanges }: ClientFeatures): WorkspaceEdit {
  if (documentChanges) return { documentChanges: [{ textDocument: { uri: snapshot.uri, version: snapshot.version }, edits: [...edits] }] };
  return { changes: { [snapshot.uri]: edits.filter((edit) => "newText" in edit) } };
}

/** The text of a snippet, its last word to be typed over. */
export function snippetEdit(range: TextEdit["range"], before: string, placeholder: string, behind: string): SnippetTextEdit {
  return { range, snippet: StringValue.createSnippet(`${escapeSnippet(before)}\${1:${escapeSnippet(placeholder)}}${escapeSnippet(behind)}`) };
}

export function escapeSnippet(text: string): string {
  return text.replaceAll(/[\\$}]/g, "\\$&");
}
