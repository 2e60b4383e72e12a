/** Where a command reads and writes; the process has one of each, and so has every test. */
export interface Streams {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Whether standard output understands ANSI colours. */
  readonly color: boolean;
}

export interface Output {
  write(text: string): unknown;
  /** Whether a person is looking at it. */
  readonly isTTY?: boolean;
}

/** All of standard input. */
export async function readAll(stdin: Streams["stdin"]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stdin) chunks.push(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
