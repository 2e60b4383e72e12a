import { basename } from "node:path";
import type { DocumentKind } from "../core/document.ts";
import { isMarkdown, kindOfNamedFile, kindOfPath } from "../parse/kind.ts";
import type { Folder } from "./folder.ts";
import { kindRank, type Sighting } from "./found-files.ts";
import { toForwardSlashes } from "./paths.ts";
import { readHead } from "./read-file.ts";

/** How files get kinds that their places do not tell. */
export interface KindChoice {
  /** `--kind`: counts for every file that is named, by its path or by a glob. */
  readonly kind: DocumentKind | undefined;
  /** Whether files are named, so that their content may tell their kind. */
  readonly named: boolean;
}

/** A file under a name in a folder, and the place where it really stands: the same, unless the name is a link. */
export interface FilePlace {
  readonly folder: Folder;
  readonly name: string;
  readonly real: string;
  readonly home: Folder;
}

/** As much of a named file as its kind is told from, in bytes. */
const headLength = 64 * 1024;

/** What a file is under one of its names; `undefined` when nothing tells its kind. Throws when its content cannot be read. */
export async function sight(
  root: string,
  { folder, name, real, home }: FilePlace,
  choice: KindChoice,
  how: Pick<Sighting, "explicit" | "readOnly"> & { readonly head?: string | undefined },
): Promise<Sighting | undefined> {
  const found = await findKind({ folder, name, real, home }, choice, how.head);
  if (found === undefined) return undefined;
  return {
    absolutePath: real,
    root,
    fileName: name,
    ...found,
    // The name of a checkout is an accident of who made it.
    folderName: folder.repository ? undefined : basename(folder.real),
    explicit: how.explicit,
    readOnly: how.readOnly,
    config: home.config,
  };
}

async function findKind(
  { folder, name, real, home }: FilePlace,
  choice: KindChoice,
  head: string | undefined,
): Promise<Pick<Sighting, "kind" | "rank"> | undefined> {
  if (choice.named && choice.kind !== undefined) return { kind: choice.kind, rank: kindRank.chosen };
  const configured = home.config.globs.kindOf(toForwardSlashes(real));
  if (configured !== undefined) return { kind: configured, rank: kindRank.chosen };
  const placed = kindOfPath(folder, name);
  if (placed !== undefined) {
    return { kind: placed, rank: placed === "skill" ? kindRank.skill : placed === "skill-resource" ? kindRank.resource : kindRank.place };
  }
  if (!choice.named) return undefined;
  const kind = kindOfNamedFile(name, isMarkdown(name) ? "" : (head ?? (await readHead(real, headLength))));
  return kind === undefined ? undefined : { kind, rank: kindRank.content };
}
