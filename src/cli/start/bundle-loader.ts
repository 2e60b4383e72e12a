import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { constants, Script } from "node:vm";
import { readKeptCode, writeKeptCode, type CompiledFile } from "./kept-code.ts";

export interface LoaderOptions {
  /** The folder of the bundle. */
  readonly bundle: string;
  /** Where compiled code is kept. */
  readonly folder: string;
  /** Compiled code is kept for the same key only. */
  readonly key: string;
  /** Whether it may be written. */
  readonly writes: boolean;
  /** What is no file of the bundle is asked of Node. */
  readonly require: NodeJS.Require;
}

interface Loaded {
  readonly script: Script;
  readonly source: CompiledFile["source"];
  /** Its compiled code of an earlier run, if V8 took it. */
  readonly kept: CompiledFile | undefined;
}

/** So often it is written, whatever comes: what one run did not need, another may. */
const learningRuns = 4;

const head = Buffer.from("(function (exports, require, module, __filename, __dirname) {", "latin1");
const tail = Buffer.from("\n})", "latin1");

type Wrapper = (exports: unknown, require: NodeJS.Require, module: { exports: unknown }, filename: string, folder: string) => void;

/**
 * Loads the files of the bundle, which are CommonJS in ASCII, with what V8 compiled in earlier runs: it spares most of the time of a short
 * run. What a run compiled itself is kept when the process ends. Nothing that fails with it is told, since all works without.
 */
export class BundleLoader {
  readonly #options: LoaderOptions;
  readonly #modules = new Map<string, { exports: unknown }>();
  readonly #loaded = new Map<string, Loaded>();
  readonly #kept: ReadonlyMap<string, CompiledFile>;
  readonly #times: number;

  constructor(options: LoaderOptions) {
    this.#options = options;
    const kept = readKeptCode(options.folder, options.key);
    this.#kept = kept?.files ?? new Map<string, CompiledFile>();
    this.#times = kept?.times ?? 0;
    if (options.writes) {
      process.once("exit", () => {
        this.#keep();
      });
    }
  }

  /** Loads a file by its path in the bundle, with forward slashes, once. */
  load(name: string): unknown {
    const known = this.#modules.get(name);
    if (known !== undefined) return known.exports;
    const module = { exports: {} as unknown };
    this.#modules.set(name, module);
    const path = join(this.#options.bundle, name);
    (this.#compile(name, path).runInThisContext() as Wrapper)(module.exports, this.#requireOf(name), module, path, join(path, ".."));
    return module.exports;
  }

  #compile(name: string, path: string): Script {
    const { text, source } = readSource(path);
    const found = this.#kept.get(name);
    const kept = found?.source[0] === source[0] && found.source[1] === source[1] ? found : undefined;
    const script = new Script(text, {
      filename: path,
      ...(kept !== undefined && { cachedData: kept.data }),
      // Configurations in code are modules.
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    this.#loaded.set(name, { script, source, kept: script.cachedDataRejected === true ? undefined : kept });
    return script;
  }

  #requireOf(from: string): NodeJS.Require {
    const { require } = this.#options;
    const load = (id: string): unknown => (id.startsWith(".") ? this.load(join(from, "..", id).replaceAll("\\", "/")) : require(id));
    return Object.assign(load, require);
  }

  #keep(): void {
    if (this.#times >= learningRuns && [...this.#loaded.values()].every(({ kept }) => kept !== undefined)) return;
    try {
      const files = new Map(this.#kept);
      for (const [name, { script, source, kept }] of this.#loaded) {
        const data = script.createCachedData();
        // A long run has dropped what only its beginning needed.
        if (kept === undefined || data.length > kept.data.length) files.set(name, { source, data });
      }
      writeKeptCode(this.#options.folder, this.#options.key, { files, times: this.#times + 1 });
    } catch {
      // The next run compiles again.
    }
  }
}

function readSource(path: string): { readonly text: string; readonly source: CompiledFile["source"] } {
  const file = openSync(path, "r");
  try {
    const { size, mtimeMs } = fstatSync(file);
    // One piece of memory for all: to put texts together later would copy them.
    const bytes = Buffer.allocUnsafe(head.length + size + tail.length);
    head.copy(bytes, 0);
    if (readSync(file, bytes, head.length, size, 0) !== size) throw new Error(`${path} changes while it is read`);
    tail.copy(bytes, head.length + size);
    return { text: bytes.toString("latin1"), source: [size, mtimeMs] };
  } finally {
    closeSync(file);
  }
}
