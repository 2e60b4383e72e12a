import { build } from "./build.ts";
import { usesColor } from "./color.ts";
import { ProcessOutput } from "./process-output.ts";

const argv = process.argv.slice(2);
const [command, ...options] = argv;
// The client of VS Code tells its process besides, with which the server ends (vscode-languageserver reads it).
const serves = command === "lsp" && options.includes("--stdio") && options.every((option) => option === "--stdio" || option.startsWith("--clientProcessId="));
void (serves ? serve() : run());

/** An editor waits for the first answer of its server, so that nothing else is loaded before it. */
async function serve(): Promise<void> {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  const answered = await (await import("../lsp/first-answer.ts")).answerFirst(process.stdin, process.stdout);
  await (await import("../lsp/main.ts")).serve(answered);
}

async function run(): Promise<void> {
  const { env } = process;
  const stdout = new ProcessOutput(1, () => process.stdout);
  const color = usesColor(env, stdout.isTTY);
  let stderr: ProcessOutput | undefined;
  process.exitCode = await (await import("./main.ts")).main(argv, {
    get stdin() {
      return process.stdin;
    },
    stdout,
    get stderr() {
      return (stderr ??= new ProcessOutput(2, () => process.stderr));
    },
    color,
    identity: build === undefined ? undefined : { build, argv, cwd: process.cwd(), color },
  });
}
