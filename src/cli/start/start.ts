#!/usr/bin/env node
import { build } from "../build.ts";
import { BundleLoader } from "./bundle-loader.ts";
import { userCacheFolder } from "./cache-folder.ts";
import { replayProcess } from "./replay-process.ts";

const { argv, env, version, arch, execArgv, platform } = process;

const status = build === undefined || !argv.includes("--cache") ? undefined : replayProcess(build);
if (status === undefined) start();
else process.exitCode = status;

function start(): void {
  // Coverage is of what is compiled in the run itself.
  const isOff = env["MARKERLINT_CODE_CACHE"] === "off" || Boolean(env["NODE_DISABLE_COMPILE_CACHE"]) || Boolean(env["NODE_V8_COVERAGE"]);
  const folder = isOff ? undefined : userCacheFolder(env, platform);
  // As a value, so that nothing takes it for an import.
  const load = require;
  if (folder === undefined) load("./chunks/bin.js");
  else {
    const key = [build, __dirname, version, arch, ...execArgv, env["NODE_OPTIONS"] ?? ""].join("\n");
    // What is built for one job is thrown away, so that nobody would read what it keeps.
    new BundleLoader({ bundle: __dirname, folder, key, writes: !env["CI"], require }).load("chunks/bin.js");
  }
}
