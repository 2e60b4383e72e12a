import { runStep } from "./run.ts";

/** The entry of the GitHub Action: the runner gives everything in the environment. */
void start();

async function start(): Promise<void> {
  process.exitCode = await runStep(process.env, { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, color: false }, process.cwd());
}
