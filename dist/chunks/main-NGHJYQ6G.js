var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  main: () => main
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
async function main(argv, streams, cwd = process.cwd()) {
  try {
    if (argv.length > 0 && argv.every((argument) => isPath(argument))) return await (await Promise.resolve().then(() => require("./lint-A4SOZCQP.js"))).lint(argv, usualOptions, streams, cwd);
    return await (await Promise.resolve().then(() => require("./run-program-JRYPT33W.js"))).runProgram(argv, streams, cwd);
  } catch (error) {
    return reportFailure(error, streams);
  }
}
var usualOptions = { format: "text", color: true, config: true, configCode: true, inlineConfig: true, rule: [], profile: [], parser: "auto" };
function isPath(argument) {
  return !argument.startsWith("-") && /[./\\]/.test(argument);
}
function reportFailure(error, streams) {
  if (error instanceof import_chunk_7HWKPYHI.UsageError || error instanceof import_chunk_6WLKACZ2.ConfigError) {
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  main
});
