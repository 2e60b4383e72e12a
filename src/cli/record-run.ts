import { writeFileSync } from "node:fs";
import { CacheError, CacheFolder } from "../host/cache/cache-folder.ts";
import { writeRun, type Written } from "../host/cache/kept-run.ts";
import { startRecording } from "../host/cache/recording.ts";
import type { LintOptions } from "./program.ts";
import type { Streams } from "./streams.ts";

/**
 * Does a run and keeps what it says for the next one with the same command line. What fails is not kept, since it may be mended from
 * outside. A folder in which nothing can be kept is one warning.
 */
export async function recordRun(key: string, folder: CacheFolder, streams: Streams, run: (streams: Streams) => Promise<number>): Promise<number> {
  const recording = startRecording();
  const written: Written[] = [];
  let status: number;
  try {
    status = await run(teeing(streams, written));
  } finally {
    recording.stop();
  }
  if (status < 2 && recording.isComplete) {
    warned(streams, () => {
      writeRun(folder, { key, answers: [...recording.answers], written, status });
    });
  }
  return status;
}

/** The folder of `--cache`; `undefined`, with a warning, where nothing can be kept. */
export function openCache({ cacheLocation }: Pick<LintOptions, "cacheLocation">, streams: Streams, cwd: string): CacheFolder | undefined {
  const folder = new CacheFolder(cacheLocation, cwd);
  const isReady = warned(streams, () => {
    folder.prepare();
  });
  return isReady ? folder : undefined;
}

function warned(streams: Streams, work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (!(error instanceof CacheError)) throw error;
    streams.stderr.write(`markerlint: nothing is kept by --cache: ${error.message}\n`);
    return false;
  }
}

/** Streams that also remember what is written. */
function teeing(streams: Streams, written: Written[]): Streams {
  const tee = (to: "stdout" | "stderr") => ({
    write: (text: string) => {
      written.push([to, text]);
      streams[to].write(text);
    },
  });
  return {
    get stdin() {
      return streams.stdin;
    },
    stdout: tee("stdout"),
    stderr: tee("stderr"),
    color: streams.color,
    writeFile: (file, text) => {
      written.push([{ file }, text]);
      (streams.writeFile ?? writeFileSync)(file, text);
    },
  };
}
