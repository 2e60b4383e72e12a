#!/usr/bin/env node
const { stdout, env } = process;
// https://no-color.org and the usual counterpart for pipes that understand colours.
const color = env["FORCE_COLOR"] !== undefined && env["FORCE_COLOR"] !== "0" ? true : stdout.isTTY && !env["NO_COLOR"] && env["TERM"] !== "dumb";

// A reader that goes away, such as `head`, is no fault of ours.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

const argv = process.argv.slice(2);
const [command, ...options] = argv;
// The client of VS Code tells its process besides, with which the server ends (vscode-languageserver reads it).
const serves = command === "lsp" && options.includes("--stdio") && options.every((option) => option === "--stdio" || option.startsWith("--clientProcessId="));
// An editor waits for the first answer of its server, so that nothing else is loaded before it.
if (serves) {
  const answered = await (await import("../lsp/first-answer.ts")).answerFirst(process.stdin, stdout);
  await (await import("../lsp/main.ts")).serve(answered);
} else {
  process.exitCode = await (await import("./main.ts")).main(argv, {
    // Node opens a stream when it is first asked for, which takes its time.
    get stdin() {
      return process.stdin;
    },
    stdout,
    get stderr() {
      return process.stderr;
    },
    color,
  });
}
