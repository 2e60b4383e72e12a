import { fstatSync, statSync, writeSync } from "node:fs";
import type { Output } from "./streams.ts";

/**
 * Standard output or standard error. Node takes several milliseconds to open a stream for one, more than a short run takes to write to
 * it; so files, pipes and the null device are written to at once, and a stream is opened for all else: terminals, and pipes that are full.
 */
export class ProcessOutput implements Output {
  readonly #descriptor: number;
  readonly #open: () => NodeJS.WriteStream;
  #stream: NodeJS.WriteStream | undefined;

  constructor(descriptor: 1 | 2, open: () => NodeJS.WriteStream) {
    this.#descriptor = descriptor;
    this.#open = open;
    if (!isPlain(descriptor)) this.#stream = this.#opened();
  }

  get isTTY(): boolean {
    return this.#stream?.isTTY === true;
  }

  write(text: string): void {
    if (this.#stream !== undefined) {
      this.#stream.write(text);
      return;
    }
    const bytes = Buffer.from(text, "utf8");
    let at = 0;
    try {
      while (at < bytes.length) at += writeSync(this.#descriptor, bytes, at);
    } catch (error) {
      endWithoutReader(error as NodeJS.ErrnoException, "EAGAIN");
      this.#stream = this.#opened();
      this.#stream.write(bytes.subarray(at));
    }
  }

  #opened(): NodeJS.WriteStream {
    const stream = this.#open();
    stream.on("error", endWithoutReader);
    return stream;
  }
}

/** Whether it is a file, a pipe or the null device. On Windows nothing but a file tells that writing to it waits for nobody. */
function isPlain(descriptor: number): boolean {
  try {
    const stats = fstatSync(descriptor);
    if (stats.isFile()) return true;
    return process.platform !== "win32" && (stats.isFIFO() || (stats.isCharacterDevice() && stats.rdev === statSync("/dev/null").rdev));
  } catch {
    return false;
  }
}

/** A reader that goes away, such as `head`, is no fault of ours. */
function endWithoutReader(error: NodeJS.ErrnoException, passed = ""): void {
  if (error.code === "EPIPE") process.exit(0);
  if (error.code !== passed) throw error;
}
