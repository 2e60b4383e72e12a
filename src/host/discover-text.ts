import { realpath } from "./local-files.ts";
import { basename, dirname, join, resolve } from "node:path";
import { isMeantAsSkill, isMiscasedSkillFile, skillFileName } from "../parse/kind.ts";
import type { DiscoverOptions } from "./discover.ts";
import type { Folder } from "./folder.ts";
import type { FoundFile } from "./found-files.ts";
import { toForwardSlashes } from "./paths.ts";
import { ProjectTrees } from "./project-trees.ts";
import { sight } from "./sighting.ts";

export interface DiscoverTextOptions extends DiscoverOptions {
  /** Whether somebody named the path on purpose, so that a file without a place has the kind that its content tells. */
  readonly named?: boolean;
}

/** What a text is that stands, or would stand, under a path: one from standard input or from an editor. */
export interface TextPlace {
  /** `undefined` when the configuration ignores the path, or when nothing tells the kind. */
  readonly file: FoundFile | undefined;
  /** Why there is no file: a sentence. */
  readonly reason: string | undefined;
  /** Whether the configuration ignores the path. */
  readonly ignored?: boolean;
}

/**
 * Gives a text the place and the kind that its file has in a run over the disk. The file need not exist, nor its folder; `text`
 * counts and not what the disk holds. Throws a `ConfigError`.
 */
export async function discoverText(path: string, text: string, cwd: string, options: DiscoverTextOptions): Promise<TextPlace> {
  const trees = new ProjectTrees(options.configs);
  const spelled = resolve(cwd, path);
  const real = await realpathOfNew(spelled);
  const tree = await trees.treeOf(dirname(real));
  const home = withFile(await tree.folder(dirname(real)), basename(real), text);
  const ignored = home.config.globs.ignoredBy(toForwardSlashes(real));
  if (ignored !== undefined) {
    return { file: undefined, reason: `\`${path}\` is ignored by configuration (\`${ignored.pattern}\` in ${ignored.source}).`, ignored: true };
  }
  const place = { folder: home, name: basename(real), real, home };
  const readOnly = await trees.leavesProject(dirname(spelled), real).catch(() => false);
  const sighting = await sight(tree.root, place, { kind: options.kind, named: options.named ?? true }, { explicit: true, readOnly, head: text });
  if (sighting === undefined) return { file: undefined, reason: `Nothing tells what \`${path}\` is; name its kind with \`--kind\`.` };
  trees.files.add(sighting);
  const [file] = await trees.list();
  return { file, reason: undefined };
}

/** The real path of a file that may not exist: that of the nearest folder which does, and the rest as spelled. */
async function realpathOfNew(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(await realpathOfNew(above), basename(path));
  }
}

/** The folder as if it held the file. */
function withFile(folder: Folder, name: string, text: string): Folder {
  if (folder.owned === "whole" || folder.entryPoint === skillFileName) return folder;
  if (name === skillFileName) return { ...folder, entryPoint: name };
  return isMiscasedSkillFile(name) && isMeantAsSkill(folder.path, text) ? { ...folder, entryPoint: name } : folder;
}
