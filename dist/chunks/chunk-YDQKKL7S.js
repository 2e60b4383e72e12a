import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);
import {
  ProjectTrees,
  closedFolders,
  compareText,
  describeError,
  discover,
  isMeantAsSkill,
  isMiscasedSkillFile,
  largestFile,
  pathWithin,
  readBytes,
  sight,
  skillFileName,
  systemErrorCode,
  toForwardSlashes
} from "./chunk-ZHNMHBZ7.js";
import {
  ConfigError,
  UsageError
} from "./chunk-II62FSW4.js";

// src/cli/inputs.ts
import { dirname as dirname3, resolve as resolve2 } from "node:path";

// src/host/changed-files.ts
import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
var GitError = class extends Error {
  name = "GitError";
};
async function changedFiles(cwd, revision) {
  const root = await topOf(cwd);
  const untracked = await names(root, ["ls-files", "-z", "--others", "--exclude-standard"]);
  const base = await baseOf(root, revision);
  const changed = base === void 0 ? await names(root, ["ls-files", "-z", "--cached"]) : await names(root, ["diff", "--name-only", "-z", "--diff-filter=d", base, "--"]);
  return { root, paths: sortUnique([...changed, ...untracked]) };
}
async function stagedFiles(cwd) {
  const root = await topOf(cwd);
  const paths = await names(root, ["diff", "--cached", "--name-only", "-z", "--diff-filter=d", "--"]);
  return { root, paths: sortUnique(paths) };
}
async function readStaged(root, path) {
  return git(root, ["cat-file", "blob", `:0:${path}`]);
}
async function topOf(cwd) {
  const output = (await git(cwd, ["rev-parse", "--show-toplevel"])).toString("utf8");
  const top = output.replace(/\r?\n$/, "");
  if (top === "") throw new GitError(`\`${cwd}\` is not in a working tree of git.`);
  return realpath(top);
}
async function baseOf(root, revision) {
  if (revision === void 0) return resolveCommit(root, "HEAD");
  const commit = await resolveCommit(root, revision);
  if (commit === void 0) throw new GitError(`git knows no commit \`${revision}\`; a shallow clone may lack it.`);
  const bases = await git(root, ["merge-base", commit, "HEAD"]).catch(() => Buffer.alloc(0));
  return bases.toString("utf8").trim() || commit;
}
async function resolveCommit(root, revision) {
  if (revision.startsWith("-")) return void 0;
  try {
    const output = await git(root, ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]);
    return output.toString("utf8").trim();
  } catch (error) {
    if (error instanceof GitError) return void 0;
    throw error;
  }
}
async function names(root, args) {
  const output = (await git(root, args)).toString("utf8");
  return output.split("\0").filter((name) => name !== "");
}
function sortUnique(paths) {
  return [...new Set(paths)].sort();
}
async function git(cwd, args) {
  const env = { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" };
  return new Promise((resolve3, reject) => {
    execFile("git", args, { cwd, env, encoding: "buffer", maxBuffer: largestFile, windowsHide: true }, (error, stdout, stderr) => {
      if (error === null) resolve3(stdout);
      else reject(toGitError(error, stderr.toString("utf8"), cwd));
    });
  });
}
function toGitError(error, stderr, cwd) {
  if (systemErrorCode(error) === "ENOENT") return new GitError("git was not found; install it or name the files.", { cause: error });
  if (stderr.includes("not a git repository")) return new GitError(`\`${cwd}\` is not in a git repository; name the files.`, { cause: error });
  const said = stderr.trim().replace(/^fatal: /, "").split("\n")[0] ?? "";
  return new GitError(`git failed: ${said === "" ? describeError(error) : said}`, { cause: error });
}

// src/host/discover-listed.ts
import { lstat, realpath as realpath2, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
async function discoverListed(paths, root, { configs }) {
  const trees = new ProjectTrees(configs);
  const failures = [];
  for (const path of paths) {
    if (path.split("/").some((segment) => closedFolders.has(segment))) continue;
    try {
      await addListed(trees, root, path);
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      failures.push({ path, reason: describeError(error) });
    }
  }
  return {
    files: await trees.list(),
    notes: [],
    failures: failures.sort((a, b) => compareText(a.path, b.path)),
    usageErrors: [],
    listedFolders: trees.listed
  };
}
async function addListed(trees, root, path) {
  const written = join(root, path);
  const stats = await lstat(written).catch(() => void 0);
  if (stats === void 0) return;
  const real = await realpath2(written).catch(() => void 0);
  if (real === void 0 || pathWithin(root, real) === void 0 || !(await stat(real)).isFile()) return;
  const tree = await trees.treeOf(root);
  const home = await tree.folder(dirname(real));
  if (home.config.globs.ignoredBy(toForwardSlashes(real)) !== void 0) return;
  const how = { explicit: false, readOnly: false };
  const places = [{ folder: home, name: basename(real), real, home }];
  if (stats.isSymbolicLink()) places.push({ folder: await tree.folder(await realpath2(dirname(written))), name: basename(written), real, home });
  for (const place of places) {
    const sighting = await sight(tree.root, place, { kind: void 0, named: false }, how);
    if (sighting !== void 0) trees.files.add(sighting);
  }
}

// src/host/discover-text.ts
import { realpath as realpath3 } from "node:fs/promises";
import { basename as basename2, dirname as dirname2, join as join2, resolve } from "node:path";
async function discoverText(path, text, cwd, options) {
  const trees = new ProjectTrees(options.configs);
  const spelled = resolve(cwd, path);
  const real = await realpathOfNew(spelled);
  const tree = await trees.treeOf(dirname2(real));
  const home = withFile(await tree.folder(dirname2(real)), basename2(real), text);
  const ignored = home.config.globs.ignoredBy(toForwardSlashes(real));
  if (ignored !== void 0) {
    return { file: void 0, reason: `\`${path}\` is ignored by configuration (\`${ignored.pattern}\` in ${ignored.source}).` };
  }
  const place = { folder: home, name: basename2(real), real, home };
  const readOnly = await trees.leavesProject(dirname2(spelled), real).catch(() => false);
  const sighting = await sight(tree.root, place, { kind: options.kind, named: true }, { explicit: true, readOnly, head: text });
  if (sighting === void 0) return { file: void 0, reason: `Nothing tells what \`${path}\` is; name its kind with \`--kind\`.` };
  trees.files.add(sighting);
  const [file] = await trees.list();
  return { file, reason: void 0 };
}
async function realpathOfNew(path) {
  try {
    return await realpath3(path);
  } catch {
    const above = dirname2(path);
    return above === path ? path : join2(await realpathOfNew(above), basename2(path));
  }
}
function withFile(folder, name, text) {
  if (folder.owned === "whole" || folder.entryPoint === skillFileName) return folder;
  if (name === skillFileName) return { ...folder, entryPoint: name };
  return isMiscasedSkillFile(name) && isMeantAsSkill(folder.path, text) ? { ...folder, entryPoint: name } : folder;
}

// src/cli/streams.ts
async function readAll(stdin) {
  const chunks = [];
  for await (const chunk of stdin) chunks.push(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

// src/cli/inputs.ts
async function collectInputs(paths, options, configs, streams, cwd) {
  refuseContradictions(paths, options);
  if (options.stdin === true || options.stdinFilepath !== void 0) return textInput(options, configs, streams, cwd);
  if (options.changed !== void 0 || options.staged === true) return gitInputs(paths, options, configs, cwd);
  const discovery = await discover(paths, cwd, { configs, kind: options.kind });
  refuseMistakes(discovery);
  return { ...discovery, inputs: discovery.files.map(diskInput) };
}
function refuseContradictions(paths, { stdin, changed, staged, stdinFilepath }) {
  const sources = [
    stdin === true || stdinFilepath !== void 0 ? "--stdin" : void 0,
    changed === void 0 ? void 0 : "--changed",
    staged === true ? "--staged" : void 0
  ].filter((each) => each !== void 0);
  if (sources.length > 1) throw new UsageError(`${sources.join(" and ")} cannot be used together.`);
  if (sources[0] === "--stdin" && paths.length > 0) throw new UsageError("--stdin takes no paths; name the text with --stdin-filepath.");
}
function refuseMistakes({ usageErrors }) {
  if (usageErrors.length > 0) throw new UsageError(usageErrors.join("\n"));
}
function diskInput(file) {
  return { file, read: () => readBytes(file.absolutePath), writable: !file.readOnly };
}
async function textInput(options, configs, streams, cwd) {
  const bytes = await readAll(streams.stdin);
  const path = options.stdinFilepath ?? usualName(options.kind);
  const { file, reason } = await discoverText(path, new TextDecoder().decode(bytes), cwd, { configs, kind: options.kind });
  if (file === void 0) return { inputs: [], notes: [reason ?? ""], failures: [] };
  const named = options.stdinFilepath === void 0 ? { ...file, folderNames: [] } : file;
  return { inputs: [{ file: named, read: () => Promise.resolve(bytes), writable: false }], notes: [], failures: [] };
}
function usualName(kind) {
  if (kind === void 0) throw new UsageError("--stdin needs --stdin-filepath or --kind, so that it is known what the text is.");
  return kind === "skill" ? "SKILL.md" : "stdin.md";
}
async function gitInputs(paths, options, configs, cwd) {
  try {
    const staged = options.staged === true;
    const revision = options.changed === void 0 || options.changed === true || options.changed === "HEAD" ? void 0 : options.changed;
    const listed = staged ? await stagedFiles(cwd) : await changedFiles(cwd, revision);
    const discovery = await discoverListed(listed.paths, listed.root, { configs });
    const within = paths.map((path) => resolve2(cwd, path));
    const files = discovery.files.filter(({ absolutePath }) => within.length === 0 || within.some((path) => isAtOrBelow(absolutePath, path)));
    const inputs = files.map((file) => staged ? { file, read: () => readStaged(listed.root, file.path), writable: false } : diskInput(file));
    return { ...discovery, inputs };
  } catch (error) {
    if (error instanceof GitError) throw new UsageError(error.message);
    throw error;
  }
}
function isAtOrBelow(path, folder) {
  for (let at = path; ; at = dirname3(at)) {
    if (at === folder) return true;
    if (dirname3(at) === at) return false;
  }
}

export {
  discoverText,
  collectInputs
};
