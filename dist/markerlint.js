#!/usr/bin/env node
import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  main
} from "./chunks/chunk-I22J7B3H.js";
import "./chunks/chunk-N5NDYTCX.js";
import "./chunks/chunk-2SZINNWM.js";
import "./chunks/chunk-B5MMVM5F.js";
import "./chunks/chunk-DZFOULN4.js";
import "./chunks/chunk-ZFNBTNBZ.js";
import "./chunks/chunk-6VJ4NQQS.js";
import "./chunks/chunk-KN7I2DWE.js";
import "./chunks/chunk-R4LFNXCR.js";
import "./chunks/chunk-GIWJYOQS.js";
import "./chunks/chunk-MR7BP4NY.js";
import "./chunks/chunk-A4RCR4PN.js";
import "./chunks/chunk-I2JIPEPR.js";
import "./chunks/chunk-CDWNWB7T.js";
import "./chunks/chunk-MYRD5JRA.js";
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
