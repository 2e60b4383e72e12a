import type { SecondAsking } from "./ask-again.ts";
import type { CacheFolder } from "./cache-folder.ts";
import type { QuestionKind } from "./questions.ts";
import type { Answered } from "./recording.ts";

/** Something that a run wrote: where to, and what. */
export type Written = readonly [to: "stdout" | "stderr" | { readonly file: string }, text: string];

/** A run with all that decided what it said. */
export interface KeptRun {
  /** What tells it from every other run; see `runKey`. */
  readonly key: string;
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

/** All that a run depends on before it asks the machine anything. */
export function runKey({ build, argv, cwd, color }: RunIdentity): string {
  return JSON.stringify([build, process.version, process.platform, process.arch, cwd, color, argv]);
}

const begin = "markerlint run 1 ";
const sumLength = 8;

function nameOf(key: string): string {
  return `run-${sumOf(Buffer.from(key))}.kept`;
}

/** FNV-1a: what is damaged is told by it, and it needs no module of Node, which would take longer to load. */
function sumOf(bytes: Uint8Array): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at += 1) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193);
  return (sum >>> 0).toString(16).padStart(sumLength, "0");
}

/** The run that is kept under a key; `undefined` for none, and for what is damaged. */
export function readRun(folder: CacheFolder, key: string): KeptRun | undefined {
  const bytes = folder.read(nameOf(key));
  if (bytes === undefined || bytes.toString("latin1", 0, begin.length) !== begin) return undefined;
  const text = bytes.subarray(begin.length + sumLength + 1);
  if (bytes.toString("latin1", begin.length, begin.length + sumLength) !== sumOf(text)) return undefined;
  const stored = JSON.parse(text.toString("utf8")) as Stored;
  // Two keys may have one sum.
  if (stored.key !== key) return undefined;
  return { ...stored, answers: stored.answers.map(([kind, path, answer, stamp]) => ({ kind, path, answer, stamp })) };
}

/** Keeps a run. Throws a `CacheError`. */
export function writeRun(folder: CacheFolder, run: KeptRun): void {
  const stored: Stored = { ...run, answers: run.answers.map(({ kind, path, answer, stamp }) => (stamp === undefined ? [kind, path, answer] : [kind, path, answer, stamp])) };
  const text = Buffer.from(JSON.stringify(stored));
  folder.write(nameOf(run.key), [Buffer.from(`${begin}${sumOf(text)}\n`), text]);
}

/** Whether every answer is what it was, so that the run would say the same again. */
export function isCurrent({ answers }: KeptRun, asking: SecondAsking): boolean {
  return answers.every((each) => asking.isSame(each));
}
