import { basename, dirname } from "node:path";
import type { DocumentKind } from "../core/document.ts";
import type { LoadedConfig } from "./config-source.ts";
import { compareText, pathWithin } from "./paths.ts";

/** A file to lint. */
export interface FoundFile {
  /** The real path. */
  readonly absolutePath: string;
  /** The real path of the project's root. */
  readonly root: string;
  /** The real path relative to the root, with forward slashes. */
  readonly path: string;
  /** The name by which the file has its kind, as the folder listing spells it: that of a link where a link makes it a skill. */
  readonly fileName: string;
  readonly kind: DocumentKind;
  /** What gave the file its kind. */
  readonly kindSource: KindSource;
  /** Every folder name under which the file is reached, the real one first; empty at the top of a checkout. */
  readonly folderNames: readonly string[];
  /** Whether an argument names this very file. */
  readonly explicit: boolean;
  /** Whether the file was only reached through a link that leaves the project it stands in: it must not be written. */
  readonly readOnly: boolean;
  readonly config: LoadedConfig;
}

/** What tells the kind of a file, as in `kindRank`. */
export type KindSource = keyof typeof kindRank;

/** One way in which a file was reached. */
export interface Sighting extends Omit<FoundFile, "path" | "folderNames" | "kindSource"> {
  /** The name of the folder in which it has its kind; absent where it means nothing. */
  readonly folderName: string | undefined;
  /** How much the kind counts against that of another sighting. */
  readonly rank: number;
}

/** How sure a kind is: named by a person, by a place that clients read, by a skill around the file, by the file's content. */
export const kindRank = { chosen: 4, skill: 3, place: 2, resource: 1, content: 0 } as const;

/** Collects files by their real paths, so that each is linted once however often it is reached. */
export class FoundFiles {
  readonly #sightings = new Map<string, Sighting[]>();
  readonly #linkNames = new Map<string, Set<string>>();

  /** The real folders of the skills among the files, with their roots. */
  skillFolders(): { readonly root: string; readonly folder: string }[] {
    const skills = [...this.#sightings.values()].flat().filter(({ kind }) => kind === "skill");
    return skills.map(({ root, absolutePath }) => ({ root, folder: dirname(absolutePath) }));
  }

  add(sighting: Sighting): void {
    const known = this.#sightings.get(sighting.absolutePath);
    if (known === undefined) this.#sightings.set(sighting.absolutePath, [sighting]);
    else known.push(sighting);
  }

  /** Remembers the name of a link to a folder: a client that follows it takes it for the folder's name. */
  addLinkName(folder: string, name: string): void {
    const names = this.#linkNames.get(folder) ?? new Set();
    this.#linkNames.set(folder, names.add(name));
  }

  /** The files in the order of their roots and paths. */
  list(): FoundFile[] {
    return [...this.#sightings.values()]
      .map((sightings) => this.#merge(sightings))
      .sort((a, b) => compareText(a.root, b.root) || compareText(a.path, b.path));
  }

  #merge(sightings: readonly Sighting[]): FoundFile {
    // Ties go to the outer root and to the name that sorts first, so that the order of arguments does not matter.
    const order = [...sightings].sort((a, b) => b.rank - a.rank || a.root.length - b.root.length || compareText(a.fileName, b.fileName));
    const [best] = order as [Sighting, ...Sighting[]];
    const { absolutePath } = best;
    const folder = dirname(absolutePath);
    const root = sightings.map((sighting) => sighting.root).reduce((a, b) => (b.length < a.length ? b : a));
    const names = order.filter(({ rank }) => rank === best.rank).flatMap(({ folderName }) => folderName ?? []);
    const linkNames = best.kind === "skill" ? [...(this.#linkNames.get(folder) ?? [])] : [];
    const real = basename(folder);
    const meaningless = sightings.some(({ folderName }) => folderName === undefined);
    return {
      absolutePath,
      root,
      path: pathWithin(root, absolutePath) ?? absolutePath,
      fileName: best.fileName,
      kind: best.kind,
      kindSource: sourceOfRank(best.rank),
      folderNames: meaningless ? [] : [...new Set([...names.filter((name) => name === real), ...[...names, ...linkNames].sort(compareText)])],
      explicit: sightings.some(({ explicit }) => explicit),
      readOnly: sightings.every(({ readOnly }) => readOnly),
      config: best.config,
    };
  }
}

function sourceOfRank(rank: number): KindSource {
  const sources = Object.keys(kindRank) as KindSource[];
  return sources.find((source) => kindRank[source] === rank) ?? "content";
}
