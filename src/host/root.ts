import { basename, dirname, join, parse } from "node:path";
import { clientFolders, skillFileName } from "../parse/kind.ts";
import { usualLocation } from "./cache/cache-folder.ts";
import { sharedAnswer } from "./cache/questions.ts";
import { note } from "./cache/recording.ts";
import { findConfigFiles } from "./find-config.ts";
import { lstat, readNames } from "./local-files.ts";

/** Dot folders that stand at the top of a project: those of the clients, of plugins, of scratchpads and of contracts. */
const topFolders: ReadonlySet<string> = new Set([...clientFolders, ".claude-plugin", ".codex-plugin", ".cursor-plugin", ".markerlint", ".tmp"]);

/** Whether the dot folders of a folder belong to a person or a machine, and to no project. */
function isShared(folder: string): boolean {
  // Few runs ask it, and the module takes its time to load.
  const { homedir, tmpdir } = process.getBuiltinModule("node:os");
  note({ kind: "shared", path: "", answer: sharedAnswer() });
  return [homedir(), tmpdir(), parse(tmpdir()).root].includes(folder);
}

/**
 * The root of a project, seen from a folder in it: the nearest folder, at or above it, with `.git`; else the nearest with a
 * configuration; else the outermost that holds a recognised dot folder, on the path or beside it; else the outermost with
 * a `SKILL.md`, so that a skill has the same root seen from its own folders; else the folder itself. Outermost, since a
 * skill may carry a `.claude` folder among its templates.
 */
export class RootFinder {
  readonly #known = new Map<string, Promise<Landmarks>>();

  /** `folder` is an absolute path; the root of a real one is real. */
  async rootOf(folder: string): Promise<string> {
    const { repository, configuration, holder, skill } = await this.#landmarks(folder);
    return repository ?? configuration ?? aboveDotFolder(folder) ?? holder ?? skill ?? folder;
  }

  #landmarks(folder: string): Promise<Landmarks> {
    let landmarks = this.#known.get(folder);
    if (landmarks === undefined) {
      landmarks = this.#look(folder);
      this.#known.set(folder, landmarks);
    }
    return landmarks;
  }

  async #look(folder: string): Promise<Landmarks> {
    if (await exists(join(folder, ".git"))) return { repository: folder, configuration: undefined, holder: undefined, skill: undefined };
    const above = dirname(folder) === folder ? undefined : await this.#landmarks(dirname(folder));
    if (above?.repository !== undefined) return above;
    // A folder that cannot be listed is no landmark; the search itself reports it.
    const names = await readNames(folder).catch((): string[] => []);
    const configured = (await findConfigFiles(folder, names)).length > 0;
    return {
      repository: undefined,
      configuration: configured ? folder : above?.configuration,
      holder: above?.holder ?? ((await holdsTopFolder(folder, names)) && !isShared(folder) ? folder : undefined),
      skill: above?.skill ?? (names.includes(skillFileName) ? folder : undefined),
    };
  }
}

/** What a run keeps for the next one (`--cache`) is no sign of a project, so that the next one has the same root. */
async function holdsTopFolder(folder: string, names: readonly string[]): Promise<boolean> {
  const found = names.filter((name) => topFolders.has(name));
  if (found.length !== 1 || found[0] !== dirname(usualLocation)) return found.length > 0;
  const held = await readNames(join(folder, dirname(usualLocation))).catch((): string[] => []);
  return held.some((name) => name !== basename(usualLocation));
}

interface Landmarks {
  readonly repository: string | undefined;
  readonly configuration: string | undefined;
  readonly holder: string | undefined;
  readonly skill: string | undefined;
}

function aboveDotFolder(folder: string): string | undefined {
  let found: string | undefined;
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    if (topFolders.has(basename(at))) found = dirname(at);
  }
  return found;
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
