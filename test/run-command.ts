import { main } from "../src/cli/main.ts";
import type { RunCommand } from "../src/testing/run-case.ts";

/** Runs the command in this process, from its sources. */
export const runCommand: RunCommand = async (args, cwd, stdin = new Uint8Array()) => {
  const { status, stdout } = await runCommandFully(args, cwd, stdin);
  return { status, stdout };
};

/** The same with everything that the command wrote. */
export async function runCommandFully(args: readonly string[], cwd: string, stdin: Uint8Array | string = new Uint8Array()): Promise<{ status: number; stdout: string; stderr: string }> {
  let stdout = "";
  let stderr = "";
  const status = await main(
    args,
    {
      stdin: toChunks(typeof stdin === "string" ? new TextEncoder().encode(stdin) : stdin),
      stdout: { write: (text) => (stdout += text) },
      stderr: { write: (text) => (stderr += text) },
      color: false,
    },
    cwd,
  );
  return { status, stdout, stderr };
}

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  // In pieces, as a pipe gives them; a character may be divided.
  for (let at = 0; at < bytes.length; at += 7) yield await Promise.resolve(bytes.subarray(at, at + 7));
}
