#!/usr/bin/env node
import { main } from "./main.ts";

const { stdin, stdout, stderr, env } = process;
// https://no-color.org and the usual counterpart for pipes that understand colours.
const color = env["FORCE_COLOR"] !== undefined && env["FORCE_COLOR"] !== "0" ? true : stdout.isTTY && !env["NO_COLOR"] && env["TERM"] !== "dumb";

// A reader that goes away, such as `head`, is no fault of ours.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

process.exitCode = await main(process.argv.slice(2), { stdin, stdout, stderr, color });
