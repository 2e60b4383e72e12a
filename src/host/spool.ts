import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { BlockText } from "./block-text.ts";

/** A text that stands in a temporary file for as long as it is open. */
export class SpooledText extends BlockText {
  /** The folder of the file, which goes with it. */
  readonly folder: string;

  private constructor(folder: string, path: string) {
    super(path);
    this.folder = folder;
  }

  /** Writes bytes of any number to a temporary file, which only this user can read. Throws what the machine throws. */
  static async of(bytes: AsyncIterable<Uint8Array>): Promise<SpooledText> {
    const folder = await mkdtemp(join(tmpdir(), "markerlint-"));
    try {
      const path = join(folder, "stdin");
      await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
      return new SpooledText(folder, path);
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  override async close(): Promise<void> {
    await super.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
