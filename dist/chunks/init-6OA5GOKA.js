import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  Linter,
  RootFinder,
  chooseParser,
  configSource,
  count,
  decode,
  describeError,
  discover,
  findConfigFiles,
  folderOf,
  joinPaths,
  listedTree,
  lookUp,
  pathWithin,
  profiles,
  readBytes,
  ruleEntries,
  toForwardSlashes
} from "./chunk-DJ4W6GVT.js";
import {
  documentKinds,
  homePage,
  ruleUrl
} from "./chunk-Z66IB73Z.js";
import "./chunk-2SZINNWM.js";
import {
  UsageError
} from "./chunk-SXEFZO6E.js";
import "./chunk-XMNH433A.js";
import "./chunk-YIYL6WIJ.js";

// src/cli/init.ts
import { realpath, readdir, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

// src/cli/starter-config.ts
function starterConfig({ clients, threads }) {
  const pages = `${homePage.replace(/#.*$/, "")}/blob/main`;
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
    ...threads.length === 0 ? ["# files:", '#   "threads/*.json": thread'] : ["files:", ...threads.map(({ glob, files, markers }) => `  ${JSON.stringify(glob)}: thread # ${count(markers, "marker")} in ${count(files, "file")}`)],
    "",
    "# Files that are never linted.",
    '# ignore: ["vendor/**"]',
    ""
  ].join("\n");
}

// src/cli/thread-globs.ts
function threadGlobs(tree, threads) {
  const paths = new Set(threads.map(({ path }) => path));
  const globs = /* @__PURE__ */ new Map();
  for (const { path, markers } of threads) {
    const folder = folderOf(path);
    const ending = path.slice(path.lastIndexOf("."));
    const siblings = (tree.list(folder) ?? []).filter(({ name, type }) => type === "file" && name.endsWith(ending));
    const all = folder !== "" && siblings.every(({ name }) => paths.has(joinPaths(folder, name)));
    const glob = all ? `${literal(folder)}/*${ending}` : `${folder === "" ? "./" : ""}${literal(path)}`;
    const before = globs.get(glob);
    globs.set(glob, { glob, files: (before?.files ?? 0) + 1, markers: (before?.markers ?? 0) + markers });
  }
  return [...globs.values()];
}
function literal(path) {
  return path.replaceAll(/[\\*?[\]{}!+@()]/g, String.raw`\$&`);
}

// src/cli/survey.ts
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
  const tree = listedTree(folder);
  const found = await discover(["."], folder, { configs });
  const named = await discover(["**/*.{json,jsonl,ndjson}"], folder, { configs });
  const jsonFiles = named.files.filter(({ kind }) => kind === "thread");
  const pathOf = ({ absolutePath, path }) => pathWithin(folder, absolutePath) ?? path;
  const failures = [...found.failures, ...named.failures].map(({ path, reason }) => `${path}: ${reason}`);
  const linter = new Linter({ parser: await chooseParser("auto"), rules: ruleEntries, inlineConfig: true, ruleUrl });
  if (jsonFiles.length > 0) await linter.loadContracts();
  const threads = [];
  for (const file of jsonFiles) {
    try {
      threads.push({ path: pathOf(file), markers: await countMarkers(linter, file) });
    } catch (error) {
      failures.push(`${pathOf(file)}: ${describeError(error)}`);
    }
  }
  return {
    documents: documentKinds.flatMap((kind) => {
      const number = found.files.filter((file) => file.kind === kind).length;
      return number === 0 ? [] : [[kind, number]];
    }),
    clients: findClients(tree, found.files.map(pathOf)),
    threads: threadGlobs(tree, threads.filter(({ markers }) => markers > 0)),
    failures: [...new Set(failures)]
  };
}
function findClients(tree, paths) {
  return profiles.flatMap((profile) => {
    const own = clientSigns.filter(([, id]) => id === profile.id).map(([sign]) => sign);
    const folders = own.filter((sign) => lookUp(tree, sign).status === "exact" || paths.some((path) => `/${path}`.includes(`/${sign}/`)));
    return folders.length === 0 ? [] : [{ profile, folders }];
  });
}
async function countMarkers(linter, file) {
  const { path, kind, fileName: fileName2, folderNames } = file;
  const document = linter.inspect({ ...decode(await readBytes(file.absolutePath)), path, kind, fileName: fileName2, folderNames }, file.config.layers);
  return document.embedded().reduce((sum, comment) => sum + comment.markers().length, 0);
}

// src/cli/init.ts
var fileName = "markerlint.config.yaml";
async function init(written, { dryRun = false }, streams, cwd) {
  const { folder, names } = await readTarget(written, cwd);
  const [existing] = await findConfigFiles(folder, names);
  const path = join(folder, fileName);
  const shown = (file) => toForwardSlashes(relative(cwd, file));
  if (existing !== void 0 && !dryRun) throw new UsageError(`\`${shown(existing)}\` is there already; --dry-run prints what would be written.`);
  const seen = await survey(folder, configSource({ config: false, configCode: false, rule: [], profile: [] }, cwd));
  const text = starterConfig(seen);
  for (const failure of seen.failures) streams.stderr.write(`markerlint: ${failure}
`);
  if (dryRun) {
    streams.stdout.write(text);
    return 0;
  }
  await writeFile(path, text, { flag: "wx" }).catch((error) => {
    throw new UsageError(`\`${shown(path)}\` cannot be written: ${describeError(error)}.`);
  });
  streams.stdout.write([`Wrote ${shown(path)}.`, ...sentences(seen), ""].join("\n"));
  return 0;
}
async function readTarget(written, cwd) {
  try {
    const given = await realpath(resolve(cwd, written ?? "."));
    const folder = written === void 0 ? await new RootFinder().rootOf(given) : given;
    return { folder, names: await readdir(folder) };
  } catch (error) {
    throw new UsageError(`\`${written ?? "."}\` cannot be read: ${describeError(error)}.`);
  }
}
function sentences({ documents, clients, threads }) {
  const total = documents.reduce((sum, [, number]) => sum + number, 0);
  return [
    total === 0 ? "Saw no documents yet." : `Saw ${count(total, "document")}: ${documents.map(([kind, number]) => `${number} ${kind}`).join(", ")}.`,
    clients.length === 0 ? "Saw no folder of a client, so the open specification decides; name your clients under `profiles`." : `Clients: ${clients.map(({ profile, folders }) => `${profile.name} (${folders.join(", ")})`).join(", ")}.`,
    ...threads.length === 0 ? [] : [`Captured threads with markers: ${threads.map(({ glob }) => glob).join(", ")}.`],
    total === 0 && threads.length === 0 ? "Next: write a skill, then run `markerlint`." : "Next: read the file, then run `markerlint`; `markerlint --fix` mends what has one right answer."
  ];
}
export {
  init
};
