import { open } from "node:fs/promises";
import { basename } from "node:path";
import type { ConfigLayer } from "../config/config.ts";
import type { DocumentKind } from "../core/document.ts";
import { ConfigError, type LocatedIssue } from "../host/config-error.ts";
import { discoverText } from "../host/discover-text.ts";
import type { FoundFile } from "../host/found-files.ts";
import { toForwardSlashes } from "../host/paths.ts";
import { closedFolders } from "../host/tree-search.ts";
import { declarationOf, type DeclarationPlace } from "./declaration.ts";
import type { Environment } from "./environment.ts";
import type { Snapshot } from "./snapshot.ts";
import { untitledKind } from "./untitled.ts";
import { pathOfUri } from "./uris.ts";

/** Where a document stands and what it is. */
export interface Place {
  /** The real path; of an untitled document, one in the workspace folder that does not exist. */
  readonly absolutePath: string;
  /** The root of its project, whose files it can refer to; `undefined` for an untitled document. */
  readonly root: string | undefined;
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly fileName: string;
  readonly folderNames: readonly string[];
  readonly kind: DocumentKind;
  readonly layers: readonly ConfigLayer[];
  /** Whether the file on the disk begins with a byte-order mark, which editors keep to themselves. */
  readonly hasByteOrderMark: boolean;
  readonly environment: Environment;
}

/** A place; or a configuration or contract; or why a document is not linted: a sentence, or the faults of its configuration. */
export type Placing = { readonly place: Place } | DeclarationPlace | { readonly reason: string } | { readonly issues: readonly LocatedIssue[] };

/**
 * Finds out what a document is, as a search of its project would: a file that has no place there is linted only where the
 * settings say so. Never throws.
 */
export async function placeDocument(snapshot: Snapshot, environment: Environment): Promise<Placing> {
  if (!environment.settings.enable) return { reason: "The setting `enable` is off." };
  try {
    const path = pathOfUri(snapshot.uri);
    return path === undefined ? await placeUntitled(snapshot, environment) : await placeFile(path, snapshot, environment);
  } catch (error) {
    if (error instanceof ConfigError) return { issues: error.issues };
    return { reason: `The place of the document cannot be read: ${error instanceof Error ? error.message : String(error)}.` };
  }
}

async function placeFile(path: string, snapshot: Snapshot, environment: Environment): Promise<Placing> {
  const { configs, settings, linter } = environment;
  const declaration = declarationOf(path);
  if (declaration !== undefined) return { declaration, path };
  const closed = toForwardSlashes(path).split("/").find((segment) => closedFolders.has(segment));
  if (closed !== undefined) return { reason: `What lies in \`${closed}\` is not linted.` };
  const placed = await discoverText(path, snapshot.text, environment.cwd, { configs, named: false });
  if (placed.file !== undefined) return { place: await toPlace(placed.file, environment) };
  if (placed.ignored === true || settings.otherFiles === "never") return { reason: placed.reason ?? "" };
  const named = await discoverText(path, snapshot.text, environment.cwd, { configs, named: true });
  if (named.file === undefined) return { reason: named.reason ?? "" };
  const concerns = settings.otherFiles === "always" || linter.mayHoldMarker(snapshot.text, named.file.config.layers);
  return concerns ? { place: await toPlace(named.file, environment) } : { reason: `\`${basename(path)}\` is no document of a known kind, and no marker stands in it.` };
}

async function toPlace({ absolutePath, root, path, fileName, folderNames, kind, config }: FoundFile, environment: Environment): Promise<Place> {
  return { absolutePath, root, path, fileName, folderNames, kind, layers: config.layers, hasByteOrderMark: await beginsWithMark(absolutePath), environment };
}

/** A text without a file has the configuration that a file at the top of its workspace folder would have. */
async function placeUntitled(snapshot: Snapshot, environment: Environment): Promise<Placing> {
  const name = snapshot.languageId === "json" ? "untitled.json" : "untitled.md";
  const { file } = await discoverText(name, snapshot.text, environment.cwd, { configs: environment.configs, named: true });
  const layers = file?.config.layers ?? (await environment.configs.atRoot(environment.cwd)).layers;
  const kind = untitledKind(snapshot, environment.linter.mayHoldMarker(snapshot.text, layers));
  if (kind === undefined) return { reason: "Nothing tells what the untitled document is." };
  const fileName = kind === "skill" ? "SKILL.md" : name;
  return { place: { absolutePath: `${toForwardSlashes(environment.cwd)}/${name}`, root: undefined, path: fileName, fileName, folderNames: [], kind, layers, hasByteOrderMark: false, environment } };
}

async function beginsWithMark(path: string): Promise<boolean> {
  try {
    const file = await open(path);
    try {
      const { buffer } = await file.read(Buffer.alloc(3), 0, 3, 0);
      return buffer.equals(Buffer.of(0xef, 0xbb, 0xbf));
    } finally {
      await file.close();
    }
  } catch {
    // A document that was never saved.
    return false;
  }
}
