import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, type Stats } from "node:fs";
import { bytesAnswer, failureAnswer } from "./cache/questions.ts";
import { askedBytes, isRecording, note, type Answered } from "./cache/recording.ts";
import { promised, stat } from "./local-files.ts";
import { describeError } from "./system-error.ts";

/** The largest file that is read whole, in bytes; captured threads beyond it are streamed. */
export const largestFile = 64 * 1024 * 1024;

/** Why a file could not be read: words that can stand behind its path and a colon. */
export class ReadError extends Error {
  override readonly name = "ReadError";
}

// A pipe or a device that somebody named like a document must not make the run wait for ever. Windows has no such flag, and
// `|` takes what is absent for 0.
const withoutWaiting = constants.O_RDONLY | constants.O_NONBLOCK;

/** The bytes of a regular file. Throws a `ReadError` for anything else, for a file above the limit and for one that cannot be read. */
export function readBytes(path: string, limit = largestFile): Promise<Uint8Array> {
  return promised(() => readBytesNow(path, limit));
}

/** The same for those who do not wait. */
export function readBytesNow(path: string, limit = largestFile): Uint8Array {
  return withFile(path, { kind: "bytes", path }, (file, { size }) => {
    if (size > limit) throw new ReadError(tooLarge(size, limit));
    const bytes = askedBytes(path, file, () => readFileSync(file));
    // The file may have grown since, and files of the kernel give their size as 0.
    if (bytes.length > limit) throw new ReadError(tooLarge(bytes.length, limit));
    return bytes;
  });
}

/** The size of a file in bytes; 0 when it is absent or cannot be looked at, which reading it will say. */
export async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** The beginning of a file as text, at most `bytes` bytes of it; a character that the cut divides is replaced. */
export function readHead(path: string, bytes: number): Promise<string> {
  return promised(() => new TextDecoder().decode(readHeadNow(path, bytes)));
}

export function readHeadNow(path: string, bytes: number): Uint8Array {
  const question = { kind: "head", path: `${String(bytes)}:${path}` } as const;
  return withFile(path, question, (file) => {
    const buffer = Buffer.alloc(bytes);
    let filled = 0;
    for (let read = -1; read !== 0 && filled < bytes; filled += read) read = readSync(file, buffer, filled, bytes - filled, filled);
    const head = buffer.subarray(0, filled);
    if (isRecording()) note({ ...question, answer: bytesAnswer(head) });
    return head;
  });
}

/** A small file as text; empty when it is absent, no file, or not ours to read. */
export async function readTextOrNothing(path: string): Promise<string> {
  try {
    return new TextDecoder().decode(await readBytes(path));
  } catch (error) {
    if (error instanceof ReadError) return "";
    throw error;
  }
}

/** Opens a regular file by its descriptor for as long as it is used. Done at once, as all of `local-files.ts`; a refusal is an answer too. */
function withFile<T>(path: string, question: Pick<Answered, "kind" | "path">, use: (file: number, stats: Stats) => T): T {
  let file: number | undefined;
  try {
    file = openSync(path, withoutWaiting);
    const stats = fstatSync(file);
    if (!stats.isFile()) throw new ReadError(stats.isDirectory() ? "a folder, not a file" : "neither a file nor a folder");
    return use(file, stats);
  } catch (error) {
    const failure = error instanceof ReadError ? error : new ReadError(describeError(error), { cause: error });
    if (isRecording()) note({ ...question, answer: failureAnswer(failure) });
    throw failure;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Words for a file above a limit. */
export function tooLarge(size: number, limit: number): string {
  const inMebibytes = (bytes: number): string => `${(Math.ceil((bytes / 1024 / 1024) * 10) / 10).toLocaleString("en")} MiB`;
  return `${inMebibytes(size)} large; the limit is ${inMebibytes(limit)}`;
}
