import type { CompletionItem, Position } from "vscode-languageserver/node";
import type { ClientFeatures } from "../client.ts";
import type { Session } from "../session.ts";
import { commandCompletions } from "./complete-command.ts";
import { configCompletions } from "./complete-config.ts";
import { frontmatterCompletions } from "./complete-frontmatter.ts";
import { linkCompletions } from "./complete-link.ts";
import { directiveCompletions, markerCompletions, mirrorCompletions } from "./complete-marker.ts";
import { noteCompletions } from "./complete-note.ts";
import { payloadCompletions } from "./complete-payload.ts";
import { cursorAt, type Cursor, type Suggestion } from "./cursor.ts";
import { searched } from "./navigation.ts";
import { viewOf, type View } from "./view.ts";

const sources: readonly ((view: View, cursor: Cursor) => readonly Suggestion[] | undefined)[] = [
  directiveCompletions,
  markerCompletions,
  frontmatterCompletions,
  payloadCompletions,
  commandCompletions,
  linkCompletions,
  noteCompletions,
  mirrorCompletions,
];

/** What can be written at a place. The first source that knows the place answers. */
export async function complete(session: Session, uri: string, position: Position, features: ClientFeatures): Promise<CompletionItem[]> {
  const view = await viewOf(session, uri);
  if (view === undefined) return toItems(await configCompletions(session, uri, position), features);
  // The skills that an agent can load are those of the project.
  if (view.document.kind === "prompt") await searched(session, view);
  const cursor = cursorAt(view.snapshot, position);
  for (const source of sources) {
    const suggestions = source(view, cursor);
    if (suggestions !== undefined) return toItems(suggestions, features);
  }
  return [];
}

function toItems(suggestions: readonly Suggestion[], { snippetCompletions }: ClientFeatures): CompletionItem[] {
  return suggestions.map(({ label, kind, text, snippet, range, detail, documentation, filter }, index): CompletionItem => ({
    label,
    kind,
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { documentation: { kind: "markdown", value: documentation } }),
    ...(snippet !== undefined && snippetCompletions ? { textEdit: { range, newText: snippet }, insertTextFormat: 2 as const } : { textEdit: { range, newText: text } }),
    ...(filter !== undefined && { filterText: filter }),
    // In the order of their source: what is required, or found, comes first.
    sortText: String(index).padStart(5, "0"),
  }));
}
