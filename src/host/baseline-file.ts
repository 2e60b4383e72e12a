import { writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import type { Baseline, BaselineEntry } from "../core/baseline/baseline.ts";
import { compareEntries } from "../core/baseline/compare.ts";
import { decode } from "../parse/decode.ts";
import { existsNow } from "./local-files.ts";
import { compareText, toForwardSlashes } from "./paths.ts";
import { readBytes, ReadError } from "./read-file.ts";
import { describeError } from "./system-error.ts";

/** A baseline that cannot be read or written: a sentence for people. */
export class BaselineError extends Error {
  override readonly name = "BaselineError";
}

/** `version` of the file; keys may be added to version 1. */
const version = 1;

/** A file that holds a baseline. The paths in it are relative to its folder, so that it means the same from everywhere. */
export class BaselineFile {
  readonly #path: string;
  readonly #shown: string;

  /** `written` is the path as it was given, relative to `cwd`. */
  constructor(written: string, cwd: string) {
    this.#path = resolve(cwd, written);
    this.#shown = written;
  }

  get exists(): boolean {
    return existsNow(this.#path);
  }

  /** The path of a file as the baseline has it. */
  nameOf(absolutePath: string): string {
    return toForwardSlashes(relative(dirname(this.#path), absolutePath));
  }

  isGone(name: string): boolean {
    return !existsNow(resolve(dirname(this.#path), name));
  }

  /** Throws a `BaselineError`. */
  async read(): Promise<Baseline> {
    let bytes: Uint8Array;
    try {
      bytes = await readBytes(this.#path);
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      throw new BaselineError(`The baseline \`${this.#shown}\` cannot be read: ${error.message}; write it with \`markerlint baseline\`.`, { cause: error });
    }
    try {
      return readBaseline(JSON.parse(decode(bytes).text));
    } catch (error) {
      throw new BaselineError(`The baseline \`${this.#shown}\` is none: ${describeError(error)}; write it anew with \`markerlint baseline\`.`, { cause: error });
    }
  }

  /** Throws a `BaselineError`. */
  async write(baseline: Baseline): Promise<void> {
    await writeFile(this.#path, baselineText(baseline)).catch((error: unknown) => {
      throw new BaselineError(`The baseline cannot be written to \`${this.#shown}\`: ${describeError(error)}.`, { cause: error });
    });
  }
}

/** One entry a line, so that two branches which mend different files merge without a conflict. */
export function baselineText(baseline: Baseline): string {
  const files = [...baseline]
    .filter(([, entries]) => entries.length > 0)
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, entries]) => `    ${JSON.stringify(path)}: [\n${[...entries].sort(compareEntries).map(entryLine).join(",\n")}\n    ]`);
  return `{\n  "version": ${String(version)},\n  "files": {${files.length === 0 ? "" : `\n${files.join(",\n")}\n  `}}\n}\n`;
}

function entryLine({ rule, key, count, measures }: BaselineEntry): string {
  const number = measures === undefined ? `"count": ${String(count)}` : `"atMost": [${measures.join(", ")}]`;
  return `      { "rule": ${JSON.stringify(rule)}, "key": "${key}", ${number} }`;
}

function readBaseline(value: unknown): Baseline {
  if (!isObject(value) || value["version"] !== version || !isObject(value["files"])) throw new Error(`it has not the version ${String(version)}`);
  return new Map(Object.entries(value["files"]).map(([path, entries]) => [path, readEntries(entries, path)]));
}

function readEntries(value: unknown, path: string): BaselineEntry[] {
  if (!Array.isArray(value)) throw new Error(`what stands under \`${path}\` is no list`);
  return value.map((entry: unknown) => {
    const read = isObject(entry) ? readEntry(entry) : undefined;
    if (read === undefined) throw new Error(`an entry under \`${path}\` is not one of markerlint`);
    return read;
  });
}

function readEntry({ rule, key, count, atMost }: Record<string, unknown>): BaselineEntry | undefined {
  if (typeof rule !== "string" || typeof key !== "string") return undefined;
  if (Array.isArray(atMost) && atMost.every((each) => typeof each === "number")) return { rule, key, count: atMost.length, measures: [...atMost].sort((a, b) => b - a) };
  return typeof count === "number" && Number.isSafeInteger(count) && count > 0 ? { rule, key, count, measures: undefined } : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
