import { fstatSync, type BigIntStats } from "node:fs";
import { bytesAnswer, failureAnswer, type QuestionKind } from "./questions.ts";

/** A question with its answer and, for the content of a file, the signs by which a change of it is told without reading it. */
export interface Answered {
  readonly kind: QuestionKind;
  readonly path: string;
  readonly answer: string;
  readonly stamp?: string | undefined;
}

/** All that a run asked the machine, from the beginning of the recording on. */
export class Recording {
  readonly #answers = new Map<string, Answered>();
  #refused = false;

  /** Whether asking the same again would tell that nothing has changed. */
  get isComplete(): boolean {
    return !this.#refused;
  }

  get answers(): Iterable<Answered> {
    return this.#answers.values();
  }

  note(question: Answered): void {
    const key = `${question.kind} ${question.path}`;
    const known = this.#answers.get(key);
    if (known === undefined) this.#answers.set(key, question);
    // What changes during a run has two answers, of which none tells what the run saw.
    else if (known.answer !== question.answer) this.refuse();
  }

  /** Says that the run asks what cannot be asked again. */
  refuse(): void {
    this.#refused = true;
  }

  stop(): void {
    underWay.delete(this);
  }
}

const underWay = new Set<Recording>();

/** Begins to record what is asked in this process, to be stopped. */
export function startRecording(): Recording {
  const recording = new Recording();
  underWay.add(recording);
  return recording;
}

/** Whether anybody wants to know what is asked. */
export function isRecording(): boolean {
  return underWay.size > 0;
}

export function note(question: Answered): void {
  for (const recording of underWay) recording.note(question);
}

/** Says that something is asked that cannot be asked again, such as what code answers. */
export function refuseRecording(): void {
  for (const recording of underWay) recording.refuse();
}

/** Asks the machine, and notes the answer or the refusal. `tell` says in words what the answer is. Throws what the machine throws. */
export function asked<T>(kind: QuestionKind, path: string, ask: () => T, tell: (answer: T) => string): T {
  if (!isRecording()) return ask();
  try {
    const answer = ask();
    note({ kind, path, answer: tell(answer) });
    return answer;
  } catch (error) {
    note({ kind, path, answer: failureAnswer(error) });
    throw error;
  }
}

/** Reads an open file whole, and notes its content with the signs that it had before. */
export function askedBytes<T extends Uint8Array>(path: string, file: number, read: () => T): T {
  if (!isRecording()) return read();
  const before = fstatSync(file, { bigint: true });
  const bytes = read();
  note({ kind: "bytes", path, answer: bytesAnswer(bytes), stamp: stampOf(before) });
  return bytes;
}

/** A file as old as this had time enough that another change of it bears another time, in nanoseconds: FAT counts in steps of two seconds. */
const settled = 3_000_000_000n;

/**
 * The signs of a file that hardly stay the same when its content changes: size, inode and both times. `undefined` for a file that was
 * changed so lately that it may change once more within the resolution of its times, or that has its times from the future (what git
 * calls racy).
 */
export function stampOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats, now = Date.now()): string | undefined {
  const latest = mtimeNs > ctimeNs ? mtimeNs : ctimeNs;
  return latest + settled > BigInt(now) * 1_000_000n ? undefined : [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}
