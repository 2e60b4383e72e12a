import { writeFileSync } from "node:fs";
import type { KeptExaminations } from "../core/kept-examinations.ts";
import { CacheError, CacheFolder } from "../host/cache/cache-folder.ts";
import { KeptDocuments } from "../host/cache/kept-documents.ts";
import { runKey, writeRun, type RunIdentity, type Written } from "../host/cache/kept-run.ts";
import { startRecording } from "../host/cache/recording.ts";
import type { LintOptions } from "./program.ts";
import type { Output, Streams } from "./streams.ts";

/**
 * Does a run with what earlier ones kept, and keeps what it finds in each document and, where it can be told whether all of it still
 * holds, what it says. A folder in which nothing can be kept is one warning.
 */
export async function lintCached(
  options: LintOptions,
  identity: RunIdentity,
  streams: Streams,
  cwd: string,
  lint: (told: Streams, kept?: KeptExaminations) => Promise<number>,
): Promise<number> {
  const folder = new CacheFolder(options.cacheLocation, cwd);
  const isReady = warned(streams, () => {
    folder.prepare();
  });
  if (!isReady) return lint(streams);
  const documents = new KeptDocuments(folder, identity.build);
  const recording = startRecording();
  const written: Written[] = [];
  let status: number;
  try {
    status = await lint(teeing(streams, written), documents);
  } finally {
    recording.stop();
  }
  warned(streams, () => {
    documents.save();
    // What failed may be mended from outside.
    if (status < 2 && recording.isComplete && isRepeatable(options)) writeRun(folder, runKey(identity), { answers: [...recording.answers], written, status });
  });
  return status;
}

/** Whether a run depends on nothing but the files that it reads, and changes none of them. */
function isRepeatable({ changed, staged, fix, fixDryRun }: LintOptions): boolean {
  return changed === undefined && staged !== true && fix === undefined && fixDryRun !== true;
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
  const tee = (to: "stdout" | "stderr"): Output => ({
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
      (streams.writeFile ?? writeFileSync)(file, text);
      written.push(["file", text]);
    },
  };
}
