import { realpath } from "./local-files.ts";
import { dirname, isAbsolute, resolve } from "node:path";
import type { Config, ConfigLayer, KnownNames } from "../config/config.ts";
import { unknownWord } from "../core/suggestion.ts";
import { presetNames } from "../config/presets.ts";
import { validateConfig } from "../config/validate.ts";
import { findOptionIssues } from "../config/validate-options.ts";
import { ConfigError, type LocatedIssue } from "./config-error.ts";
import { configFileNames } from "./find-config.ts";
import { pathWithin, toForwardSlashes } from "./paths.ts";
import { isCodeConfig, readConfig, type RawConfig } from "./read-config.ts";

export interface LoadOptions {
  /** The root of the project: absolute and real. */
  readonly root: string;
  readonly known: KnownNames;
  /** The folder of what the configuration governs: its globs are relative to it, or to their own file's folder above it. */
  readonly base: string;
  /**
   * Whether code may run. Without it the configuration may come from a stranger, so that `extends` and links that leave
   * the trusted folders are refused too: messages would print words of the files behind them.
   */
  readonly allowCode: boolean;
  readonly trusted: readonly string[];
}

/**
 * Reads and checks a configuration file and what it extends: the layers from the most general to the file itself. Throws a
 * `ConfigError` with all that is wrong in the first bad file.
 */
export async function loadLayers(path: string, options: LoadOptions): Promise<ConfigLayer[]> {
  return new Loader(options).layersOf(path, []);
}

class Loader {
  readonly #options: LoadOptions;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  /** `chain` holds the files that led here, so that a circle ends. */
  async layersOf(path: string, chain: readonly string[]): Promise<ConfigLayer[]> {
    const source = this.#shown(path);
    await this.#checkTrust(path, source);
    const raw = await readConfig(path, source);
    const { config, issues } = validateConfig(raw.value, this.#options.known);
    const all = [...issues, ...(await findOptionIssues(config, this.#options.known))].map((issue) => raw.locate(issue));
    if (all.length > 0) throw new ConfigError(all.sort(byPlace));
    const extended = await this.#extendedLayers(path, config, raw, [...chain, path]);
    return [...extended, { source, base: toForwardSlashes(this.#baseOf(path)).replace(/\/$/, ""), config }];
  }

  async #extendedLayers(path: string, config: Config, raw: RawConfig, chain: readonly string[]): Promise<ConfigLayer[]> {
    const layers: ConfigLayer[] = [];
    for (const [index, name] of (config.extends ?? []).entries()) {
      const issue = (message: string): LocatedIssue => raw.locate({ path: ["extends", index], at: "value", message });
      const preset = presetNames.find((known) => known === name);
      if (preset !== undefined) {
        layers.push({ source: this.#shown(path), base: "", config: { presets: [preset] } });
        continue;
      }
      if (!isFileName(name)) throw new ConfigError([issue(unknownWord("preset", name, presetNames))]);
      const target = resolve(dirname(path), name);
      if (chain.includes(target)) throw new ConfigError([issue(`\`${name}\` leads back to this configuration.`)]);
      if (!(await exists(target))) throw new ConfigError([issue(`The file \`${name}\` does not exist.`)]);
      layers.push(...(await this.layersOf(target, chain)));
    }
    return layers;
  }

  #baseOf(path: string): string {
    const own = dirname(path);
    return pathWithin(own, this.#options.base) === undefined ? this.#options.base : own;
  }

  #shown(path: string): string {
    const within = pathWithin(this.#options.root, path);
    return within === "" ? "." : (within ?? toForwardSlashes(path));
  }

  async #checkTrust(path: string, source: string): Promise<void> {
    if (this.#options.allowCode) return;
    const refuse = (message: string): ConfigError => new ConfigError([{ source, point: undefined, message }]);
    if (isCodeConfig(path)) throw refuse("This configuration is code, which `--no-config-code` and an untrusted workspace forbid; write it as YAML or JSON.");
    const real = await realpath(path).catch(() => path);
    if (this.#options.trusted.some((folder) => pathWithin(folder, real) !== undefined)) return;
    throw refuse("This configuration is outside the root, which `--no-config-code` and an untrusted workspace forbid.");
  }
}

function isFileName(name: string): boolean {
  const endings = configFileNames.map((known) => known.slice(known.lastIndexOf(".")));
  return name.startsWith(".") || isAbsolute(name) || endings.some((ending) => name.endsWith(ending));
}

async function exists(path: string): Promise<boolean> {
  return realpath(path).then(
    () => true,
    () => false,
  );
}

/** In the order of the text; what has no place keeps its order. */
function byPlace({ point: a }: LocatedIssue, { point: b }: LocatedIssue): number {
  return a === undefined || b === undefined ? 0 : a.line - b.line || a.column - b.column;
}
