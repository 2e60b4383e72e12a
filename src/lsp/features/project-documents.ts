import { join } from "node:path";
import type { Document } from "../../core/document.ts";
import type { Session } from "../session.ts";
import { Snapshot } from "../snapshot.ts";
import { documentAt } from "./other-document.ts";
import type { View } from "./view.ts";

/** A document of a project, open or not, with what turns its offsets into positions. */
export interface ProjectDocument {
  readonly document: Document;
  readonly snapshot: Snapshot;
  /** The version that the client has open; `null` for a file on the disk. */
  readonly version: number | null;
}

/** The documents of a project whose text holds one of these words, the given one first. It must have been searched. */
export function projectDocuments(session: Session, view: View, words: readonly string[]): ProjectDocument[] {
  const { document, snapshot, project } = view;
  const own = { document, snapshot, version: snapshot.version };
  const others = (project?.files ?? []).filter(({ path }) => path !== document.path);
  return [
    own,
    ...others.flatMap(({ path, root }): ProjectDocument[] => {
      const text = project?.sourceOf(path)?.slice(0) ?? "";
      if (!words.some((word) => text.includes(word))) return [];
      const other = documentAt(view, path);
      if (other === undefined) return [];
      const uri = session.uriOf(view.place, path);
      const open = session.documents.find(({ analysis }) => analysis?.place?.absolutePath === join(root, path));
      return [{ document: other, snapshot: open?.snapshot ?? new Snapshot({ uri, version: 0, languageId: "markdown" }, text), version: open?.text.version ?? null }];
    }),
  ];
}
