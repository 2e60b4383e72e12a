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
  GitError: () => GitError,
  changedFiles: () => changedFiles,
  indexEntries: () => indexEntries,
  namesRevision: () => namesRevision,
  readStaged: () => readStaged,
  stagedFiles: () => stagedFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_J6AED5OY = require("./chunk-J6AED5OY.js");
var import_node_child_process = require("node:child_process");
var import_promises = require("node:fs/promises");
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
async function indexEntries(root) {
  const lines = await names(root, ["ls-files", "-z", "--cached", "--stage"]);
  const entries = lines.map((line) => [line.slice(line.indexOf("	") + 1), line.startsWith("120000")]);
  return [...new Map(entries)].map(([path, link]) => ({ path, link }));
}
async function namesRevision(cwd, word) {
  return await resolveCommit(cwd, word) !== void 0;
}
async function topOf(cwd) {
  const output = (await git(cwd, ["rev-parse", "--show-toplevel"])).toString("utf8");
  const top = output.replace(/\r?\n$/, "");
  if (top === "") throw new GitError(`\`${cwd}\` is not in a working tree of git.`);
  return (0, import_promises.realpath)(top);
}
async function baseOf(root, revision) {
  if (revision === void 0) return resolveCommit(root, "HEAD");
  const commit = await resolveCommit(root, revision);
  if (commit === void 0) throw new GitError(`git knows no commit \`${revision}\`; a shallow clone may lack it.`);
  const bases = await git(root, ["merge-base", commit, "HEAD"]).catch(() => Buffer.alloc(0));
  return bases.toString("utf8").trim() || commit;
}
async function resolveCommit(cwd, revision) {
  if (revision.startsWith("-")) return void 0;
  try {
    const output = await git(cwd, ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]);
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
  return new Promise((resolve, reject) => {
    (0, import_node_child_process.execFile)("git", args, { cwd, env, encoding: "buffer", maxBuffer: import_chunk_J6AED5OY.largestFile, windowsHide: true }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(toGitError(error, stderr.toString("utf8"), cwd));
    });
  });
}
function toGitError(error, stderr, cwd) {
  if ((0, import_chunk_J6AED5OY.systemErrorCode)(error) === "ENOENT") return new GitError("git was not found; install it or name the files.", { cause: error });
  if (stderr.includes("not a git repository")) return new GitError(`\`${cwd}\` is not in a git repository; name the files.`, { cause: error });
  const said = stderr.trim().replace(/^fatal: /, "").split("\n")[0] ?? "";
  return new GitError(`git failed: ${said === "" ? (0, import_chunk_J6AED5OY.describeError)(error) : said}`, { cause: error });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  GitError,
  changedFiles,
  indexEntries,
  namesRevision,
  readStaged,
  stagedFiles
});
