#!/usr/bin/env node
import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/cli/bin.ts
var { stdout, env } = process;
var color = env["FORCE_COLOR"] !== void 0 && env["FORCE_COLOR"] !== "0" ? true : stdout.isTTY && !env["NO_COLOR"] && env["TERM"] !== "dumb";
stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
var argv = process.argv.slice(2);
var [command, ...options] = argv;
var serves = command === "lsp" && options.includes("--stdio") && options.every((option) => option === "--stdio" || option.startsWith("--clientProcessId="));
if (serves) {
  const answered = await (await import("./chunks/first-answer-SKE2ENYW.js")).answerFirst(process.stdin, stdout);
  await (await import("./chunks/main-O2CJ4SBO.js")).serve(answered);
} else {
  process.exitCode = await (await import("./chunks/main-A7D2XBZ6.js")).main(argv, {
    // Node opens a stream when it is first asked for, which takes its time.
    get stdin() {
      return process.stdin;
    },
    stdout,
    get stderr() {
      return process.stderr;
    },
    color
  });
}
