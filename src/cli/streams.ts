import type { RunIdentity } from "../host/cache/kept-run.ts";

/** Where a command reads and writes; the process has one of each, and so has every test. */
export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Whether standard output understands ANSI colours. */
  readonly color: boolean;
  /** Writes a report to the file of `--output-file`; done at once where it is absent. */
  readonly writeFile?: (path: string, text: string) => void;
  /** What tells the run from every other one, for `--cache`; absent where it is not known which build runs. */
  readonly identity?: RunIdentity | undefined;
}

export interface Output {
  write(text: string): unknown;
  /** Whether a person is looking at it. */
  readonly isTTY?: boolean;
}

/** Standard input as bytes: all of it, or its first ones and the rest when there are more than `limit`. */
export async function readUpTo(stdin: Streams["stdin"], limit: number): Promise<{ readonly head: Uint8Array; readonly rest: AsyncIterable<Uint8Array> | undefined }> {
  const bytes = inBytes(stdin)[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length <= limit) {
    const { done, value } = await bytes.next();
    if (done === true) return { head: join(chunks, length), rest: undefined };
    chunks.push(value);
    length += value.length;
  }
  return { head: join(chunks, length), rest: { [Symbol.asyncIterator]: () => bytes } };
}

async function* inBytes(stdin: Streams["stdin"]): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of stdin) yield typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk;
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
