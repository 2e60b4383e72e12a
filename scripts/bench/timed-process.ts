import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";

/** What one process took. */
export interface Timed {
  /** Milliseconds from its start to its end. */
  readonly wall: number;
  /** Milliseconds of CPU, and the largest resident set in MiB; only where GNU time is there. */
  readonly cpu?: number;
  readonly memory?: number;
  readonly status: number | null;
}

const gnuTime = "/usr/bin/time";

/**
 * Runs a command to its end; what it prints goes nowhere.
 *
 * @param report a file that GNU time may write to
 * @throws when it cannot be started, or a signal ended it
 */
export function timedProcess(command: string, args: readonly string[], cwd: string, report: string): Timed {
  // More certificates than usual cost every start of Node, so that all commands would look alike.
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const measured = existsSync(gnuTime);
  const start = performance.now();
  const { status, error, signal } = spawnSync(measured ? gnuTime : command, measured ? ["--quiet", "-f", "%U %S %M", "-o", report, command, ...args] : args, { cwd, env, stdio: "ignore" });
  const wall = performance.now() - start;
  if (error !== undefined) throw error;
  if (signal !== null) throw new Error(`${command} was ended by ${signal}`);
  if (!measured) return { wall, status };
  const [user = 0, system = 0, kilobytes = 0] = (readFileSync(report, "utf8").trim().split("\n").at(-1) ?? "").split(" ").map(Number);
  return { wall, cpu: (user + system) * 1000, memory: kilobytes / 1024, status };
}
