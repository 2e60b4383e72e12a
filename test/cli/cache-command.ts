import { main } from "../../src/cli/main.ts";
import { replay } from "../../src/cli/start/replay.ts";
import type { Streams } from "../../src/cli/streams.ts";

export interface CachedRun {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Whether nothing was done but to say again what an earlier run said. */
  readonly replayed: boolean;
}

/** Runs the command in this process as its start does. */
export async function runCached(args: readonly string[], cwd: string, { build = "test", color = false } = {}): Promise<CachedRun> {
  let stdout = "";
  let stderr = "";
  const streams = { stdout: { write: (text: string) => (stdout += text) }, stderr: { write: (text: string) => (stderr += text) } };
  const identity = { build, argv: args, cwd, color };
  const replayed = replay(identity, { stdout: () => streams.stdout, stderr: () => streams.stderr });
  const status = replayed ?? (await main(args, { ...streams, stdin: nothing(), color, identity } satisfies Streams, cwd));
  return { status, stdout, stderr, replayed: replayed !== undefined };
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // Standard input is empty.
}
