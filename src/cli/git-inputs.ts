import { existsSync } from "node:fs";
import { join } from "node:path";
import { changedFiles, GitError, readStaged, stagedFiles, type GitFiles } from "../host/changed-files.ts";
import type { ConfigSource } from "../host/config-source.ts";
import { discoverListed } from "../host/discover-listed.ts";
import { discoverText } from "../host/discover-text.ts";
import type { FoundFile } from "../host/found-files.ts";
import { indexTree } from "../host/index-tree.ts";
import { diskInput, type Input, type InputOptions, type Inputs } from "./input.ts";
import { readLimits } from "./path-limits.ts";
import { UsageError } from "./usage-error.ts";

/** The files that git tells of: changed or staged ones. Throws a `UsageError` or a `ConfigError`. */
export async function gitInputs(paths: readonly string[], options: InputOptions, configs: ConfigSource, cwd: string): Promise<Inputs> {
  const isWithin = await readLimits(paths, cwd);
  try {
    const staged = options.staged === true;
    const revision = options.changed === undefined || options.changed === true || options.changed === "HEAD" ? undefined : options.changed;
    const listed = staged ? await stagedFiles(cwd) : await changedFiles(cwd, revision);
    const discovery = await discoverListed(listed.paths, listed.root, { configs });
    const gone = staged ? await goneFiles(listed, configs) : [];
    const files = [...discovery.files, ...gone].filter(({ absolutePath }) => isWithin(absolutePath));
    if (!staged) return { ...discovery, inputs: files.map((file) => diskInput(file, options)) };
    const tree = files.length === 0 ? undefined : await indexTree(listed.root);
    return { ...discovery, inputs: files.map((file) => stagedInput(listed.root, file)), treeOf: (root) => (root === listed.root ? tree : undefined) };
  } catch (error) {
    if (error instanceof GitError) throw new UsageError(error.message);
    throw error;
  }
}

/** Staged documents that are no longer on the disk. */
async function goneFiles({ root, paths }: GitFiles, configs: ConfigSource): Promise<FoundFile[]> {
  const gone = paths.filter((path) => !existsSync(join(root, path)));
  const places = await Promise.all(gone.map(async (path) => discoverText(path, new TextDecoder().decode(await readStaged(root, path)), root, { configs, kind: undefined })));
  // Nobody named them, so that their content alone makes them no documents.
  return places.flatMap(({ file }) => (file === undefined || file.kindSource === "content" ? [] : [file]));
}

function stagedInput(root: string, file: FoundFile): Input {
  return { file, read: () => readStaged(root, file.path), stream: () => Promise.resolve(undefined), writable: false };
}
