import { basename } from "node:path";
import { WatchKind, type FileSystemWatcher } from "vscode-languageserver/node";
import { closedFolders } from "../host/tree-search.ts";
import { configFileNames } from "../host/find-config.ts";
import { contractFolder } from "../host/contract-files.ts";

/** What the client is asked to watch: where files come and go, links lead or lead no more. */
export const watchers: FileSystemWatcher[] = [
  { globPattern: "**/*", kind: WatchKind.Create | WatchKind.Delete },
  { globPattern: "**/*.{md,markdown,json,jsonl,yaml,yml}", kind: WatchKind.Change },
  { globPattern: "**/{.gitignore,markerlint.config.*}", kind: WatchKind.Change },
];

/** What a change of a file calls for: new configurations, a look at the files around, or nothing. */
export function effectOf(path: string): "configuration" | "files" | undefined {
  const folders = path.split(/[\\/]/);
  if (folders.some((name) => closedFolders.has(name))) return undefined;
  const name = basename(path);
  const declares = configFileNames.includes(name) || name === "package.json" || name === ".gitignore" || /\.contract\.ya?ml$|\.schema\.json$/.test(name);
  return declares || folders.includes(contractFolder) ? "configuration" : "files";
}

/** A change of a file; `isOwn` for one of a text that the client has open. */
export interface FileChange {
  readonly path: string | undefined;
  readonly isOwn: boolean;
}

/** The greatest effect of some changes. */
export function effectOfEvents(changes: readonly FileChange[]): "configuration" | "files" | undefined {
  const effects = new Set(changes.map(({ path, isOwn }) => [effectOf(path ?? ""), isOwn] as const).map(([effect, isOwn]) => (isOwn && effect === "files" ? undefined : effect)));
  return effects.has("configuration") ? "configuration" : effects.has("files") ? "files" : undefined;
}
