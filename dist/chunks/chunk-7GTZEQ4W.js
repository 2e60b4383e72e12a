import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  ProjectRun
} from "./chunk-6FBH2Z3U.js";
import {
  collectInputs
} from "./chunk-3PQBVSPV.js";
import {
  isInShard
} from "./chunk-4P62CCVT.js";
import {
  createTwoFilesPatch
} from "./chunk-HBVFRA3X.js";
import {
  listedTree
} from "./chunk-YIKY6QTU.js";
import {
  ruleUrl
} from "./chunk-XP2SMFL3.js";
import {
  UsageError
} from "./chunk-SXEFZO6E.js";
import {
  Linter,
  chooseParser,
  isOver
} from "./chunk-SM3N7PAN.js";
import {
  ruleEntries
} from "./chunk-BXR3MR53.js";
import {
  compareText,
  pathWithin,
  toForwardSlashes
} from "./chunk-HXUAXT3K.js";
import {
  describeError
} from "./chunk-FLBNCQKZ.js";
import {
  decode,
  encode
} from "./chunk-MOT3UT4N.js";

// src/host/write-file.ts
import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
var WriteError = class extends Error {
  name = "WriteError";
};
async function writeBytes(path, root, bytes) {
  try {
    const target = await realpath(path);
    if (pathWithin(await realpath(root), target) === void 0) throw new WriteError("leads out of the root through a link");
    await access(target, constants.W_OK);
    await replace(target, (await stat(target)).mode & 4095, bytes);
  } catch (error) {
    throw error instanceof WriteError ? error : new WriteError(describeError(error), { cause: error });
  }
}
async function replace(target, mode, bytes) {
  const name = `.${basename(target).slice(0, 200)}.${randomBytes(6).toString("hex")}.tmp`;
  const temporary = join(dirname(target), name);
  const file = await open(temporary, "wx", mode);
  try {
    try {
      await file.writeFile(bytes);
      await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

// src/cli/lint-run.ts
var LintRun = class {
  /** The mended text of standard input. */
  fixedText = "";
  /** What fixing would change, as a unified diff. */
  patch = "";
  #linter;
  #project;
  #options;
  #shown;
  #givenTree;
  #trees = /* @__PURE__ */ new Map();
  #inputs = /* @__PURE__ */ new Map();
  #unread = [];
  #streamed = [];
  /** By the absolute path of the file. */
  #unwritten = /* @__PURE__ */ new Map();
  /** The results of a dry run: those of the texts as they are. */
  #before;
  constructor(linter, options, shown, treeOf = () => void 0) {
    this.#givenTree = treeOf;
    this.#linter = linter;
    this.#project = new ProjectRun(linter);
    this.#options = options;
    this.#shown = shown;
  }
  async add(input) {
    const { file } = input;
    const { path, kind, fileName, folderNames, root } = file;
    const absolutePath = toForwardSlashes(file.absolutePath);
    const { layers } = file.config;
    try {
      const factsOnly = !this.#reports(path);
      if (factsOnly && !await this.#linter.notesFacts(kind, layers, absolutePath)) return;
      const streamed = await input.stream();
      if (streamed !== void 0) this.#streamed.push(streamed);
      const decoded = streamed === void 0 ? decode(await input.read()) : { ...unkept, streamed };
      const text = { ...decoded, path, kind, fileName, folderNames, tree: this.#treeOf(root), target: this.#options.target };
      await this.#project.add({ input: text, layers, absolutePath, root, factsOnly });
      this.#inputs.set(absolutePath, input);
    } catch (error) {
      if (this.#reports(path)) this.#unread.push(unreadable({ path: this.#shown.get(file.absolutePath) ?? path, reason: describeError(error) }, kind));
    }
  }
  async fix() {
    const { fix, fixDryRun, stdin } = this.#options;
    this.#before = fixDryRun === true ? this.#project.results() : void 0;
    for (const { file, text, fixed } of await this.#project.fix(({ safety }) => safety === "safe" || fix === "unsafe")) {
      this.fixedText = text;
      if (fixed === 0 || stdin === true) continue;
      const shown = this.#shown.get(file.absolutePath) ?? file.input.path;
      if (fixDryRun === true) this.patch += createTwoFilesPatch(`a/${shown}`, `b/${shown}`, file.input.text, text);
      else await this.#write(file, text);
    }
  }
  async #write({ absolutePath, root, input }, text) {
    try {
      if (this.#inputs.get(absolutePath)?.writable !== true) throw new Error("the file lies outside the project");
      await writeBytes(absolutePath, root, encode(text, input.hasByteOrderMark));
    } catch (error) {
      this.#unwritten.set(absolutePath, `not fixed: ${describeError(error)}`);
    }
  }
  results() {
    const results = this.#before ?? this.#project.results();
    const files = [...this.#inputs].flatMap(([absolutePath, { file }], index) => {
      const result = results[index];
      if (!this.#reports(file.path)) return [];
      const path = this.#shown.get(file.absolutePath) ?? file.path;
      const unwritten = this.#unwritten.get(absolutePath);
      const failures = [...result?.failures ?? [], ...unwritten === void 0 ? [] : [unwritten]];
      const diagnostics = (result?.diagnostics ?? []).map((diagnostic) => showPaths(diagnostic, path.slice(0, path.length - file.path.length)));
      return { ...result ?? unreadable({ path, reason: "" }), path, diagnostics, failures };
    });
    return [...files, ...this.#unread].sort((a, b) => compareText(a.path, b.path));
  }
  /** Lets go of what the results still needed for their reports. */
  async close() {
    for (const text of this.#streamed) await text.close();
  }
  /** Whether the run speaks of a file, and not another shard. */
  #reports(path) {
    return this.#options.shard === void 0 || isInShard(path, this.#options.shard);
  }
  #treeOf(root) {
    const tree = this.#trees.get(root) ?? this.#givenTree(root) ?? listedTree(root);
    this.#trees.set(root, tree);
    return tree;
  }
};
var unkept = { text: "", hasByteOrderMark: false, faults: [] };
function unreadable({ path, reason }, kind = "markdown") {
  return { path, kind, diagnostics: [], source: void 0, failures: [reason] };
}
function showPaths(diagnostic, prefix) {
  const related = diagnostic.related.map((each) => each.path === void 0 ? each : { ...each, path: prefix + each.path });
  return { ...diagnostic, path: prefix + diagnostic.path, related };
}

// src/cli/progress.ts
var patience = 1e3;
var pause = 100;
var Progress = class {
  #output;
  #total;
  #done = 0;
  #next = performance.now() + patience;
  #shown = false;
  constructor(output, total) {
    this.#output = output;
    this.#total = total;
  }
  step(path) {
    this.#done += 1;
    if (this.#output.isTTY !== true || performance.now() < this.#next) return;
    this.#next = performance.now() + pause;
    this.#shown = true;
    const name = path.replaceAll(/[^\x20-\x7E]/g, "?").slice(-50);
    this.#output.write(`\r\x1B[K[${String(this.#done)}/${String(this.#total)}] ${name}`);
  }
  end() {
    if (this.#shown) this.#output.write("\r\x1B[K");
  }
};

// src/cli/shown-paths.ts
function shownPaths(files) {
  const roots = [...new Set(files.map(({ root }) => root))];
  if (roots.length < 2) return new Map(files.map(({ absolutePath, path }) => [absolutePath, path]));
  const parts = roots.map(split);
  const first = parts[0] ?? [];
  const shared = first.findIndex((part, index) => parts.some((other) => other[index] !== part));
  const above = shared === -1 ? first.length : shared;
  return new Map(files.map(({ absolutePath, root, path }) => [absolutePath, [...split(root).slice(above), path].join("/")]));
}
function split(path) {
  return path.split(/[\\/]/);
}

// src/cli/lint-files.ts
async function lintFiles(paths, options, configs, streams, cwd) {
  const parser = await chooseParser(options.parser).catch((error) => {
    throw new UsageError(`--parser: ${describeError(error)}.`);
  });
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  const linter = new Linter({ parser, rules: ruleEntries, inlineConfig: options.inlineConfig, ruleUrl, today });
  const { inputs, notes, failures, treeOf } = await collectInputs(paths, options, configs, streams, cwd);
  const shown = shownPaths(inputs.map(({ file }) => file));
  const run = new LintRun(linter, options, shown, treeOf);
  const progress = new Progress(streams.stderr, inputs.length);
  for (const input of inputs) {
    progress.step(input.file.path);
    await run.add(input);
  }
  progress.end();
  if (options.fix !== void 0 || options.fixDryRun === true) await run.fix();
  const absolutePaths = new Map([...shown].map(([absolute, path]) => [path, absolute]));
  return {
    files: [...run.results(), ...failures.filter(({ path }) => options.shard === void 0 || isInShard(path, options.shard)).map((failure) => unreadable(failure))],
    notes: [...notes, ...endedSuppressions(new Set(inputs.flatMap(({ file }) => file.config.layers)), today)],
    inputCount: inputs.length,
    fixedText: run.fixedText,
    patch: run.patch,
    absolutePathOf: ({ path }) => absolutePaths.get(path),
    close: () => run.close()
  };
}
function endedSuppressions(layers, today) {
  return [...layers].flatMap(
    ({ source, config }) => [...config.suppressions ?? [], ...(config.overrides ?? []).flatMap(({ suppressions = [] }) => suppressions)].filter((each) => isOver(each, today)).map(({ rules, until = "" }) => `The suppression of ${rules.map((id) => `\`${id}\``).join(", ")} in ${source} ended on ${until}, so that what it silenced counts; mend it, or take the suppression out.`)
  );
}

export {
  lintFiles
};
