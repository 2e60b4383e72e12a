#!/usr/bin/env node
import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  main
} from "./chunks/chunk-YVFPYEZ2.js";
import "./chunks/chunk-II62FSW4.js";
import "./chunks/chunk-R4LFNXCR.js";
import "./chunks/chunk-GIWJYOQS.js";
import "./chunks/chunk-NFVAIOHQ.js";
import "./chunks/chunk-DQZBMJBF.js";
import "./chunks/chunk-MA5DTT2Q.js";
import "./chunks/chunk-PEHJL7XL.js";

// src/cli/bin.ts
var { stdin, stdout, stderr, env } = process;
var color = env["FORCE_COLOR"] !== void 0 && env["FORCE_COLOR"] !== "0" ? true : stdout.isTTY && !env["NO_COLOR"] && env["TERM"] !== "dumb";
stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
process.exitCode = await main(process.argv.slice(2), { stdin, stdout, stderr, color });
