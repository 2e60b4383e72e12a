import { realpath } from "node:fs/promises";
import { ConfigError } from "../host/config-error.ts";
import { pathWithin } from "../host/paths.ts";
import { describeError } from "../host/system-error.ts";
import { createEnvironment, type Environment, type EnvironmentOptions, type Folder } from "./environment.ts";
import { Project } from "./project.ts";
import type { Settings } from "./settings.ts";
import { pathOfUri } from "./uris.ts";

/** A workspace folder and the settings that count in it. */
export interface FolderSettings {
  readonly folder: Folder;
  readonly settings: Settings;
}

/** The folders of the client and the projects in and outside of them. */
export class Workspace {
  readonly #options: EnvironmentOptions;
  #folders: readonly FolderSettings[] = [];
  #outer: Settings;
  readonly #environments = new Map<string, Promise<Environment>>();
  readonly #projects = new Map<string, Project>();

  constructor(options: EnvironmentOptions, settings: Settings) {
    this.#options = options;
    this.#outer = settings;
  }

  get folders(): readonly Folder[] {
    return this.#folders.map(({ folder }) => folder);
  }

  /** Takes folders and settings in place of those before; `outer` are the settings of what lies in no folder. */
  set(folders: readonly FolderSettings[], outer: Settings): void {
    this.#folders = folders;
    this.#outer = outer;
    this.forget();
  }

  /** Forgets every configuration and contract, and with them what is known of the projects. */
  forget(): void {
    this.#environments.clear();
    this.#projects.clear();
  }

  /** What a document is linted with: that of the innermost folder which holds it, or of the first for a text without a place. */
  async environmentOf(uri: string): Promise<Environment> {
    const path = pathOfUri(uri);
    const holding = path === undefined ? this.#folders.slice(0, 1) : this.#folders.filter(({ folder }) => pathWithin(folder.path, path) !== undefined);
    const inner = holding.reduce<FolderSettings | undefined>((a, b) => (a === undefined || b.folder.path.length > a.folder.path.length ? b : a), undefined);
    const key = inner?.folder.uri ?? "";
    let environment = this.#environments.get(key);
    if (environment === undefined) {
      environment = createEnvironment(inner?.folder, inner?.settings ?? this.#outer, this.#options);
      this.#environments.set(key, environment);
    }
    return environment;
  }

  /** The project below a root; two folders of the client may lie in one project and differ in their settings. */
  projectOf(root: string, environment: Environment): Project {
    const key = `${environment.folder?.uri ?? ""}\0${root}`;
    let project = this.#projects.get(key);
    if (project === undefined) {
      project = new Project(root, environment);
      this.#projects.set(key, project);
    }
    return project;
  }

  get projects(): readonly Project[] {
    return [...this.#projects.values()];
  }

  /** Searches a project; what keeps it from being searched is one line in the log. */
  async search(project: Project, again: boolean): Promise<void> {
    try {
      await project.search(again);
    } catch (error) {
      // Documents below the faulty configuration say so themselves.
      const words = error instanceof ConfigError ? error.message : describeError(error);
      this.#options.log(`The project ${project.root} is not searched: ${words}`);
    }
  }
}

/** A folder as the client names it; `undefined` for one that is not on this machine. */
export async function folderOf(uri: string): Promise<Folder | undefined> {
  const path = pathOfUri(uri);
  return path === undefined ? undefined : { uri, path: await realpath(path).catch(() => path) };
}
