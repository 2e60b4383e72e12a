#!/usr/bin/env node
import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);

// src/cli/bin.ts
var { stdin, stdout, stderr, env } = process;
var color = env["FORCE_COLOR"] !== void 0 && env["FORCE_COLOR"] !== "0" ? true : stdout.isTTY && !env["NO_COLOR"] && env["TERM"] !== "dumb";
stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
var argv = process.argv.slice(2);
if (argv.join(" ") === "lsp --stdio") await (await import("./chunks/main-JNDLLXHU.js")).serve();
else process.exitCode = await (await import("./chunks/main-3L3FVR3S.js")).main(argv, { stdin, stdout, stderr, color });
