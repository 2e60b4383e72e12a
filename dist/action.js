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

// src/cli/action.ts
import { appendFileSync } from "node:fs";
function input(name) {
  return (process.env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
}
var paths = input("paths").split("\n").map((line) => line.trim()).filter((line) => line !== "");
var config = input("config");
var maxWarnings = input("max-warnings");
var sarifFile = input("sarif-file");
var shared = ["--no-config-code", ...config === "" ? [] : ["--config", config]];
var streams = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, color: false };
if (sarifFile !== "") {
  await main([...shared, "--format", "sarif", "--output-file", sarifFile, "--", ...paths], streams);
  const { GITHUB_OUTPUT: outputs } = process.env;
  if (outputs !== void 0) appendFileSync(outputs, `sarif-file=${sarifFile}
`);
}
process.exitCode = await main([...shared, "--format", "github", ...maxWarnings === "" ? [] : ["--max-warnings", maxWarnings], "--", ...paths], streams);
