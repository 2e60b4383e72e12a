import { ConfigError } from "../../host/config-error.ts";
import { workflowCommand } from "../../report/workflow-command.ts";
import { UsageError } from "../usage-error.ts";
import { runAction } from "./run.ts";

/** The entry of the GitHub Action: the runner gives everything in the environment. */
const streams = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, color: false };
try {
  process.exitCode = await runAction(process.env, streams, process.cwd());
} catch (error) {
  const message = error instanceof UsageError || error instanceof ConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stdout.write(`${workflowCommand("error", { title: "markerlint" }, message)}\n`);
  process.exitCode = 2;
}
