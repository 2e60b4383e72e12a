import type { SecondAsking } from "./ask-again.ts";
import type { CacheFolder } from "./cache-folder.ts";
import { readKept, writeKept } from "./kept-file.ts";
import type { QuestionKind } from "./questions.ts";
import type { Answered } from "./recording.ts";

/** Something that a run wrote: where to, and what. `file` is the one of `--output-file`. */
export type Written = readonly [to: "stdout" | "stderr" | "file", text: string];

/** A run with all that decided what it said. */
export interface KeptRun {
  readonly answers: readonly Answered[];
  readonly written: readonly Written[];
  readonly status: number;
}

interface Stored extends Omit<KeptRun, "answers"> {
  readonly answers: readonly (readonly [QuestionKind, string, string, string?])[];
}

export interface RunIdentity {
  /** Which build of the program runs. */
  readonly build: string;
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly color: boolean;
}

/** All that a run depends on before it asks the machine anything: what tells it from every other run. */
export function runKey({ build, argv, cwd, color }: RunIdentity): string {
  return JSON.stringify([build, process.version, process.platform, process.arch, process.env["TZ"], cwd, color, argv]);
}

/** The run that is kept under a key; `undefined` for none, and for what is damaged. */
export function readRun(folder: CacheFolder, key: string): KeptRun | undefined {
  const bytes = readKept(folder, "run", key);
  if (bytes === undefined) return undefined;
  const { answers, ...stored } = JSON.parse(bytes.toString("utf8")) as Stored;
  return { ...stored, answers: answers.map(([kind, path, answer, stamp]) => ({ kind, path, answer, stamp })) };
}

/** Keeps a run. Throws a `CacheError`. */
export function writeRun(folder: CacheFolder, key: string, { answers, written, status }: KeptRun): void {
  const stored: Stored = { answers: answers.map(({ kind, path, answer, stamp }) => (stamp === undefined ? [kind, path, answer] : [kind, path, answer, stamp])), written, status };
  writeKept(folder, "run", key, Buffer.from(JSON.stringify(stored)));
}

/** Whether every answer is what it was, so that the run would say the same again. */
export function isCurrent({ answers }: KeptRun, asking: SecondAsking): boolean {
  return answers.every((each) => asking.isSame(each));
}
