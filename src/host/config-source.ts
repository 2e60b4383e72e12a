import { realpath } from "./local-files.ts";
import { dirname, resolve } from "node:path";
import { compileFileGlobs, type FileGlobs, type NamedFiles } from "../config/file-globs.ts";
import type { ConfigLayer, KnownNames } from "../config/config.ts";
import type { Contract } from "../core/contract-set.ts";
import { ConfigError } from "./config-error.ts";
import { findConfigFiles } from "./find-config.ts";
import { pathWithin, toForwardSlashes } from "./paths.ts";
import { describeError } from "./system-error.ts";

/** The configuration that governs some files of a project. */
export interface LoadedConfig {
  /** The file that was found or named; `undefined` where none is. */
  readonly file: string | undefined;
  /** From the most general to the nearest; what the command line says stands last. */
  readonly layers: readonly ConfigLayer[];
  readonly globs: FileGlobs;
}

export interface ConfigSourceOptions {
  readonly known: KnownNames;
  /** Whether configurations in code may run; `--no-config-code` forbids it. */
  readonly allowCode: boolean;
  /** `--config`: the one configuration to use, relative to `cwd`; `false` for `--no-config`. */
  readonly config?: string | false | undefined;
  /** What the command line sets, in the shape of a configuration, such as `--rule` and `--profile`. It is checked like one. */
  readonly commandLine?: unknown;
  /** The contracts of a project under its configurations; `outside` tells whether they may lie outside the root. */
  readonly contracts?: ((root: string, layers: readonly ConfigLayer[], outside: boolean) => Promise<readonly Contract[]>) | undefined;
  /** The files that the contracts of a configuration name. */
  readonly contractFiles?: ((layers: readonly ConfigLayer[], root: string) => readonly NamedFiles[]) | undefined;
}

/** Loads each configuration of a run once. All methods throw a `ConfigError` for a configuration that cannot be used. */
export class ConfigSource {
  readonly #options: ConfigSourceOptions;
  readonly #cwd: string;
  readonly #loaded = new Map<string, Promise<LoadedConfig>>();
  #commandLine: Promise<readonly ConfigLayer[]> | undefined;

  constructor(options: ConfigSourceOptions, cwd: string) {
    this.#options = options;
    this.#cwd = cwd;
  }

  /** What governs files above every configuration: the one that was named, or nothing but defaults. */
  async atRoot(root: string): Promise<LoadedConfig> {
    return this.#once(`root ${root}`, async () => {
      const { config } = this.#options;
      if (typeof config !== "string") return this.#finish(undefined, [], root);
      const file = await realpath(resolve(this.#cwd, config)).catch((error: unknown) => {
        throw new ConfigError([{ source: config, point: undefined, message: `The configuration cannot be read: ${describeError(error)}.` }]);
      });
      const folder = dirname(file);
      const base = pathWithin(folder, root) === undefined ? root : folder;
      return this.#finish(file, await this.#load(file, root, base, [root, folder]), root);
    });
  }

  /** The configuration in one folder with these entries. Two of them are a mistake: nobody could tell which one counts. */
  async inFolder(folder: string, entryNames: readonly string[], root: string): Promise<LoadedConfig | undefined> {
    if (this.#options.config !== undefined) return undefined;
    const [file, second] = await findConfigFiles(folder, entryNames);
    if (file === undefined) return undefined;
    if (second !== undefined) {
      const source = pathWithin(root, second) ?? second;
      throw new ConfigError([{ source, point: undefined, message: `A second configuration beside \`${pathWithin(root, file) ?? file}\`; keep one.` }]);
    }
    return this.#once(`${root} ${file}`, async () => this.#finish(file, await this.#load(file, root, folder, [root]), root));
  }

  // What reads configurations is loaded where there is one.
  async #load(file: string, root: string, base: string, trusted: readonly string[]): Promise<ConfigLayer[]> {
    const { known, allowCode } = this.#options;
    const { loadLayers } = await import("./load-config.ts");
    return loadLayers(file, { root, base, known, allowCode, trusted });
  }

  #once(key: string, load: () => Promise<LoadedConfig>): Promise<LoadedConfig> {
    let loaded = this.#loaded.get(key);
    if (loaded === undefined) {
      loaded = load();
      this.#loaded.set(key, loaded);
    }
    return loaded;
  }

  async #finish(file: string | undefined, own: readonly ConfigLayer[], root: string): Promise<LoadedConfig> {
    const { config, allowCode } = this.#options;
    const written = [...own, ...(await (this.#commandLine ??= this.#commandLineLayers()))];
    const contracts = config === false ? [] : ((await this.#options.contracts?.(root, written, allowCode)) ?? []);
    const layers = contracts.length === 0 ? written : [{ source: "contracts", base: "", config: {}, contracts }, ...written];
    return { file, layers, globs: compileFileGlobs(layers, this.#options.contractFiles?.(layers, toForwardSlashes(root)) ?? []) };
  }

  async #commandLineLayers(): Promise<readonly ConfigLayer[]> {
    const { commandLine, known } = this.#options;
    if (commandLine === undefined) return [];
    if (isEmpty(commandLine)) return [{ source: "command line", base: "", config: {} }];
    const [{ validateConfig }, { findOptionIssues }] = await Promise.all([import("../config/validate.ts"), import("../config/validate-options.ts")]);
    const { config, issues } = validateConfig(commandLine, known);
    const all = issues.length > 0 ? issues : await findOptionIssues(config, known);
    if (all.length > 0) throw new ConfigError(all.map(({ message }) => ({ source: "command line", point: undefined, message })));
    return [{ source: "command line", base: "", config }];
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
