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
// An editor waits for the first answer of its server, so that nothing else is loaded before it.
if (argv.join(" ") === "lsp --stdio") await (await import("../lsp/main.ts")).serve();
else process.exitCode = await (await import("./main.ts")).main(argv, {
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
