import { usesColor } from "../color.ts";
import { ProcessOutput } from "../process-output.ts";
import { replay } from "./replay.ts";

/** Says again what an earlier run of this process's command line said, and gives its exit status; `undefined` where that cannot be known. */
export function replayProcess(build: string): number | undefined {
  const stdout = new ProcessOutput(1, () => process.stdout);
  const color = usesColor(process.env, stdout.isTTY);
  return replay({ build, argv: process.argv.slice(2), cwd: process.cwd(), color }, { stdout: () => stdout, stderr: () => new ProcessOutput(2, () => process.stderr) });
}
