import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  ConfigError
} from "./chunk-2SZINNWM.js";
import {
  UsageError
} from "./chunk-SXEFZO6E.js";
import "./chunk-YIYL6WIJ.js";

// src/cli/main.ts
async function main(argv, streams, cwd = process.cwd()) {
  try {
    if (argv.length > 0 && argv.every((argument) => isPath(argument))) return await (await import("./lint-KW5GMLZ6.js")).lint(argv, usualOptions, streams, cwd);
    return await (await import("./run-program-ZHOOOQWY.js")).runProgram(argv, streams, cwd);
  } catch (error) {
    return reportFailure(error, streams);
  }
}
var usualOptions = { format: "text", color: true, config: true, configCode: true, inlineConfig: true, rule: [], profile: [], parser: "auto" };
function isPath(argument) {
  return !argument.startsWith("-") && /[./\\]/.test(argument);
}
function reportFailure(error, streams) {
  if (error instanceof UsageError || error instanceof ConfigError) {
    streams.stderr.write(`${error.message.replaceAll(/^/gm, "markerlint: ")}
`);
    return 2;
  }
  const text = error instanceof Error ? error.stack ?? error.message : String(error);
  streams.stderr.write(`markerlint: this is a fault of markerlint, please report it:
${text}
`);
  return 2;
}
export {
  main
};
