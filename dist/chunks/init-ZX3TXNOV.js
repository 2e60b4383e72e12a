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
  init: () => init
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7IIL3LMX = require("./chunk-7IIL3LMX.js");
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_chunk_6WLKACZ2 = require("./chunk-6WLKACZ2.js");
var import_chunk_7HWKPYHI = require("./chunk-7HWKPYHI.js");
var import_chunk_VUUOR244 = require("./chunk-VUUOR244.js");
var import_chunk_KIZ6KU7F = require("./chunk-KIZ6KU7F.js");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
function starterConfig({ clients, threads }) {
  const pages = `${import_chunk_J6AED5OY.homePage.replace(/#.*$/, "")}/blob/main`;
  const schema = `${pages.replace("github.com", "raw.githubusercontent.com").replace("/blob/", "/")}/schemas/config.schema.json`;
  return [
    `# yaml-language-server: $schema=${schema}`,
    `# Everything that can stand here: ${pages}/docs/configuration.md`,
    "",
    "# The clients that read the skills here: they decide which keys, types and lengths are fine, and a finding names the one",
    `# that it is about. What each takes: ${pages}/docs/clients.md`,
    ...clients.length === 0 ? ["# None is chosen, so the open specification decides, and a key is fine when any known client reads it.", "# profiles: [claude-code, codex]"] : ["profiles:", ...clients.map(({ profile, folders }) => `  - ${profile.id} # ${folders.join(", ")}`)],
    "",
    "# The rules to start from: `recommended` holds what a reader provably trips over, `strict` also what is good style.",
    "presets: [recommended]",
    "",
    "# A level for single rules: off, info, warning, error. `markerlint rules` lists them, `markerlint explain RULE` prints a page.",
    "# rules:",
    "#   skill/known-keys: error",
    "",
    "# What files are, where their place does not tell.",
    ...threads.length === 0 ? ["# files:", '#   "threads/*.json": thread'] : ["files:", ...threads.map(({ glob, files, markers }) => `  ${JSON.stringify(glob)}: thread # ${(0, import_chunk_7IIL3LMX.count)(markers, "marker")} in ${(0, import_chunk_7IIL3LMX.count)(files, "file")}`)],
    "",
    "# Files that are never linted.",
    '# ignore: ["vendor/**"]',
    ""
  ].join("\n");
}
function threadGlobs(tree, threads) {
  const paths = new Set(threads.map(({ path }) => path));
  const globs = /* @__PURE__ */ new Map();
  for (const { path, markers } of threads) {
    const folder = (0, import_chunk_7IIL3LMX.folderOf)(path);
    const ending = path.slice(path.lastIndexOf("."));
    const siblings = (tree.list(folder) ?? []).filter(({ name, type }) => type === "file" && name.endsWith(ending));
    const all = folder !== "" && siblings.every(({ name }) => paths.has((0, import_chunk_7IIL3LMX.joinPaths)(folder, name)));
    const glob = all ? `${literal(folder)}/*${ending}` : `${folder === "" ? "./" : ""}${literal(path)}`;
    const before = globs.get(glob);
    globs.set(glob, { glob, files: (before?.files ?? 0) + 1, markers: (before?.markers ?? 0) + markers });
  }
  return [...globs.values()];
}
function literal(path) {
  return path.replaceAll(/[\\*?[\]{}!+@()]/g, String.raw`\$&`);
}
var clientSigns = [
  [".claude", "claude-code"],
  [".claude-plugin", "claude-code"],
  [".agents/skills", "codex"],
  [".codex", "codex"],
  // Rules for these two say nothing of skills: https://cursor.com/docs/rules and Roo Code's `.roo/rules`.
  [".cursor/agents", "cursor"],
  [".cursor/commands", "cursor"],
  [".cursor/skills", "cursor"],
  [".gemini", "gemini-cli"],
  [".goose", "goose"],
  [".opencode", "opencode"],
  [".roo/skills", "roo"],
  [".github/agents", "vscode"],
  [".github/prompts", "vscode"],
  [".github/skills", "vscode"]
];
async function survey(folder, configs) {
  const tree = (0, import_chunk_7IIL3LMX.listedTree)(folder);
  const found = await (0, import_chunk_7IIL3LMX.discover)(["."], folder, { configs });
  const named = await (0, import_chunk_7IIL3LMX.discover)(["**/*.{json,jsonl,ndjson}"], folder, { configs });
  const jsonFiles = named.files.filter(({ kind }) => kind === "thread");
  const pathOf = ({ absolutePath, path }) => (0, import_chunk_J6AED5OY.pathWithin)(folder, absolutePath) ?? path;
  const failures = [...found.failures, ...named.failures].map(({ path, reason }) => `${path}: ${reason}`);
  const linter = new import_chunk_7IIL3LMX.Linter({ parser: await (0, import_chunk_7IIL3LMX.chooseParser)("auto"), rules: import_chunk_7IIL3LMX.ruleEntries, inlineConfig: true, ruleUrl: import_chunk_J6AED5OY.ruleUrl });
  if (jsonFiles.length > 0) await linter.loadContracts();
  const threads = [];
  for (const file of jsonFiles) {
    try {
      threads.push({ path: pathOf(file), markers: await countMarkers(linter, file) });
    } catch (error) {
      failures.push(`${pathOf(file)}: ${(0, import_chunk_J6AED5OY.describeError)(error)}`);
    }
  }
  return {
    documents: import_chunk_J6AED5OY.documentKinds.flatMap((kind) => {
      const number = found.files.filter((file) => file.kind === kind).length;
      return number === 0 ? [] : [[kind, number]];
    }),
    clients: findClients(tree, found.files.map(pathOf)),
    threads: threadGlobs(tree, threads.filter(({ markers }) => markers > 0)),
    failures: [...new Set(failures)]
  };
}
function findClients(tree, paths) {
  return import_chunk_7IIL3LMX.profiles.flatMap((profile) => {
    const own = clientSigns.filter(([, id]) => id === profile.id).map(([sign]) => sign);
    const folders = own.filter((sign) => (0, import_chunk_7IIL3LMX.lookUp)(tree, sign).status === "exact" || paths.some((path) => `/${path}`.includes(`/${sign}/`)));
    return folders.length === 0 ? [] : [{ profile, folders }];
  });
}
async function countMarkers(linter, file) {
  const { path, kind, fileName: fileName2, folderNames } = file;
  const document = linter.inspect({ ...(0, import_chunk_7IIL3LMX.decode)(await (0, import_chunk_J6AED5OY.readBytes)(file.absolutePath)), path, kind, fileName: fileName2, folderNames }, file.config.layers);
  return document.embedded().reduce((sum, comment) => sum + comment.markers().length, 0);
}
var fileName = "markerlint.config.yaml";
async function init(written, { dryRun = false }, streams, cwd) {
  const { folder, names } = await readTarget(written, cwd);
  const [existing] = await (0, import_chunk_7IIL3LMX.findConfigFiles)(folder, names);
  const path = (0, import_node_path.join)(folder, fileName);
  const shown = (file) => (0, import_chunk_J6AED5OY.toForwardSlashes)((0, import_node_path.relative)(cwd, file));
  if (existing !== void 0 && !dryRun) throw new import_chunk_7HWKPYHI.UsageError(`\`${shown(existing)}\` is there already; --dry-run prints what would be written.`);
  const seen = await survey(folder, (0, import_chunk_7IIL3LMX.configSource)({ config: false, configCode: false, rule: [], profile: [] }, cwd));
  const text = starterConfig(seen);
  for (const failure of seen.failures) streams.stderr.write(`markerlint: ${failure}
`);
  if (dryRun) {
    streams.stdout.write(text);
    return 0;
  }
  await (0, import_promises.writeFile)(path, text, { flag: "wx" }).catch((error) => {
    throw new import_chunk_7HWKPYHI.UsageError(`\`${shown(path)}\` cannot be written: ${(0, import_chunk_J6AED5OY.describeError)(error)}.`);
  });
  streams.stdout.write([`Wrote ${shown(path)}.`, ...sentences(seen), ""].join("\n"));
  return 0;
}
async function readTarget(written, cwd) {
  try {
    const given = await (0, import_promises.realpath)((0, import_node_path.resolve)(cwd, written ?? "."));
    const folder = written === void 0 ? await new import_chunk_7IIL3LMX.RootFinder().rootOf(given) : given;
    return { folder, names: await (0, import_promises.readdir)(folder) };
  } catch (error) {
    throw new import_chunk_7HWKPYHI.UsageError(`\`${written ?? "."}\` cannot be read: ${(0, import_chunk_J6AED5OY.describeError)(error)}.`);
  }
}
function sentences({ documents, clients, threads }) {
  const total = documents.reduce((sum, [, number]) => sum + number, 0);
  return [
    total === 0 ? "Saw no documents yet." : `Saw ${(0, import_chunk_7IIL3LMX.count)(total, "document")}: ${documents.map(([kind, number]) => `${number} ${kind}`).join(", ")}.`,
    clients.length === 0 ? "Saw no folder of a client, so the open specification decides; name your clients under `profiles`." : `Clients: ${clients.map(({ profile, folders }) => `${profile.name} (${folders.join(", ")})`).join(", ")}.`,
    ...threads.length === 0 ? [] : [`Captured threads with markers: ${threads.map(({ glob }) => glob).join(", ")}.`],
    total === 0 && threads.length === 0 ? "Next: write a skill, then run `markerlint`." : "Next: read the file, then run `markerlint`; `markerlint --fix` mends what has one right answer."
  ];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  init
});
