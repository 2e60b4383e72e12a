var import_chunk_DZET3XHE = require("./chunks/chunk-DZET3XHE.js");
var import_chunk_LSV7SRNM = require("./chunks/chunk-LSV7SRNM.js");
var import_chunk_JUMTTHKJ = require("./chunks/chunk-JUMTTHKJ.js");
var import_chunk_7IIL3LMX = require("./chunks/chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunks/chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunks/chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunks/chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunks/chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunks/chunk-KIZ6KU7F.js");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
var writtenIn = {
  issue_comment: "comment",
  pull_request_review_comment: "comment",
  commit_comment: "comment",
  discussion_comment: "comment",
  pull_request_review: "review",
  issues: "issue",
  pull_request: "pull_request",
  pull_request_target: "pull_request",
  discussion: "discussion"
};
var ActionEvent = class {
  #name;
  #payload;
  /** Throws a `UsageError` when the file of the event cannot be read. */
  constructor(env) {
    this.#name = env["GITHUB_EVENT_NAME"] ?? "";
    const { GITHUB_EVENT_PATH: path } = env;
    if (path === void 0 || path === "") {
      this.#payload = {};
      return;
    }
    try {
      this.#payload = objectOf(JSON.parse((0, import_node_fs.readFileSync)(path, "utf8"))) ?? {};
    } catch (error) {
      throw new import_chunk_7HWKPYHI.UsageError(`The event cannot be read: ${(0, import_chunk_J6AED5OY.describeError)(error)}.`);
    }
  }
  /**
   * The text that the event wrote, as captured comments are read: with its address and, where the address does not tell it, what
   * it stands under. `undefined` where the event took a text away or wrote none. Throws a `UsageError` for an event without texts.
   */
  written() {
    const place = writtenIn[this.#name];
    if (place === void 0) {
      throw new import_chunk_7HWKPYHI.UsageError(`The mode \`thread\` reads the text of an event, and \`${this.#name}\` has none; use it on ${Object.keys(writtenIn).map((name) => `\`${name}\``).join(", ")}.`);
    }
    const text = objectOf(this.#payload[place]);
    if (text === void 0 || this.#payload["action"] === "deleted" || typeof text["body"] !== "string" || text["body"] === "") return void 0;
    const { id, node_id, html_url, user, body, created_at, updated_at, number } = text;
    return JSON.stringify([{ id, node_id, html_url, user, body, created_at, updated_at, number }]);
  }
  /** The commit that the event's changes start from; `undefined` where it does not tell. */
  get base() {
    const base = objectOf(objectOf(this.#payload["pull_request"])?.["base"])?.["sha"] ?? objectOf(this.#payload["merge_group"])?.["base_sha"] ?? this.#payload["before"];
    return typeof base === "string" && /^[0-9a-f]{40,64}$/.test(base) && !/^0+$/.test(base) ? base : void 0;
  }
};
function objectOf(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
}
var failLevels = ["error", "warning", "info", "never"];
function readActionInputs(env) {
  const input = (name) => (env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
  const optional = (name) => input(name) || void 0;
  const lines = (name) => input(name).split("\n").map((line) => line.trim()).filter((line) => line !== "");
  const choice = (name, allowed, usual) => {
    const value = input(name);
    if (value === "") return usual;
    const found = allowed.find((each) => each === value);
    if (found === void 0) throw new import_chunk_7HWKPYHI.UsageError(`The input \`${name}\` is ${allowed.map((each) => `\`${each}\``).join(", ")}, and not \`${value}\`.`);
    return found;
  };
  const formatNames = Object.keys(import_chunk_DZET3XHE.formats);
  const changed = choiceOfChanged(input("changed"));
  const maxWarnings = optional("max-warnings");
  if (maxWarnings !== void 0 && !/^\d+$/.test(maxWarnings)) throw new import_chunk_7HWKPYHI.UsageError(`The input \`max-warnings\` is a whole number, and not \`${maxWarnings}\`.`);
  return {
    mode: choice("mode", ["files", "thread"], "files"),
    paths: lines("paths"),
    config: optional("config"),
    profiles: lines("profiles"),
    baseline: optional("baseline"),
    changed,
    format: choice("format", formatNames, "github"),
    failOn: choice("fail-on", failLevels, "error"),
    maxWarnings: maxWarnings === void 0 ? void 0 : Number(maxWarnings),
    sarifFile: optional("sarif-file"),
    reportFile: optional("report-file"),
    reportFormat: choice("report-format", formatNames, "html"),
    summary: choice("summary", ["true", "false"], "true") === "true"
  };
}
function choiceOfChanged(value) {
  if (value === "" || value === "false") return void 0;
  return value === "true" ? true : value;
}
async function runStep(env, streams, cwd) {
  try {
    return await runAction(env, streams, cwd);
  } catch (error) {
    const expected = error instanceof import_chunk_7HWKPYHI.UsageError || error instanceof import_chunk_6WLKACZ2.ConfigError;
    const message = error instanceof Error ? expected ? error.message : error.stack ?? error.message : String(error);
    streams.stdout.write(`${(0, import_chunk_DZET3XHE.workflowCommand)("error", { title: "markerlint" }, message)}
`);
    return 2;
  }
}
async function runAction(env, streams, cwd) {
  const inputs = readActionInputs(env);
  const event = new ActionEvent(env);
  const run = await lintEvent(inputs, event, streams, cwd);
  if (run === void 0) {
    streams.stdout.write("The event wrote no text.\n");
    await writeOutputs(env, { errors: 0, warnings: 0, infos: 0 });
    return 0;
  }
  const linted = inputs.baseline === void 0 ? run : await (await Promise.resolve().then(() => require("./chunks/baseline-5TPC2MZE.js"))).compareRun(run, inputs.baseline, cwd);
  const { files, notes } = linted;
  const sourceUrl = inputs.mode === "thread" ? void 0 : sourceUrlOf(env);
  const report = (format) => import_chunk_DZET3XHE.formats[format]({ ...(0, import_chunk_7IIL3LMX.reportInput)(files, notes, { format }), sourceUrl });
  streams.stdout.write(report(inputs.format));
  const written = await writeReports(inputs, report, cwd);
  if (inputs.summary) await append(env["GITHUB_STEP_SUMMARY"], () => report("markdown"));
  const counts = (0, import_chunk_7IIL3LMX.countOpen)(files);
  await writeOutputs(env, { errors: counts.error, warnings: counts.warning, infos: counts.info, ...written });
  await run.close();
  if (files.some(({ failures }) => failures.length > 0)) return 2;
  if (inputs.failOn === "never") return 0;
  const failing = { error: counts.error, warning: counts.error + counts.warning, info: counts.error + counts.warning + counts.info }[inputs.failOn];
  return failing > 0 || inputs.maxWarnings !== void 0 && counts.warning > inputs.maxWarnings ? 1 : 0;
}
async function lintEvent(inputs, event, streams, cwd) {
  const { config, profiles, changed } = inputs;
  const shared = { format: inputs.format, config: config ?? true, configCode: false, inlineConfig: true, rule: [], profile: profiles, parser: "auto", color: false };
  const configs = (0, import_chunk_7IIL3LMX.configSource)(shared, cwd);
  if (inputs.mode === "thread") {
    const text = event.written();
    if (text === void 0) return void 0;
    const stdin = oneChunk(text);
    return (0, import_chunk_7IIL3LMX.lintFiles)([], { ...shared, stdin: true, stdinFilepath: "event.json", kind: "thread" }, { configs }, { ...streams, stdin }, cwd);
  }
  if (changed === void 0) return (0, import_chunk_7IIL3LMX.lintFiles)(inputs.paths, shared, { configs }, streams, cwd);
  return (0, import_chunk_7IIL3LMX.lintFiles)(inputs.paths, { ...shared, changed: changed === true ? event.base ?? true : changed }, { configs }, streams, cwd);
}
async function* oneChunk(text) {
  yield await Promise.resolve(new TextEncoder().encode(text));
}
function sourceUrlOf({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit }) {
  return server === void 0 || repository === void 0 || commit === void 0 ? void 0 : `${server}/${repository}/blob/${commit}`;
}
async function writeReports({ sarifFile, reportFile, reportFormat }, report, cwd) {
  const wanted = [
    ["sarif-file", sarifFile, "sarif"],
    ["report-file", reportFile, reportFormat]
  ];
  const written = {};
  for (const [name, path, format] of wanted) {
    if (path === void 0) continue;
    await (0, import_promises.writeFile)((0, import_node_path.resolve)(cwd, path), report(format)).catch((error) => {
      throw new import_chunk_7HWKPYHI.UsageError(`The input \`${name}\`: \`${path}\` cannot be written: ${(0, import_chunk_J6AED5OY.describeError)(error)}.`);
    });
    written[name] = path;
  }
  return written;
}
async function writeOutputs({ GITHUB_OUTPUT: path }, outputs) {
  await append(path, () => Object.entries(outputs).map(([name, value]) => `${name}=${String(value).replaceAll(/[\r\n]/g, " ")}
`).join(""));
}
async function append(path, text) {
  if (path !== void 0 && path !== "") await (0, import_promises.appendFile)(path, text());
}
void start();
async function start() {
  process.exitCode = await runStep(process.env, { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, color: false }, process.cwd());
}
