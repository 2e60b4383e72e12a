/** Something in a folder, under the name that the listing of the folder gives it. */
export interface TreeEntry {
  readonly name: string;
  /** What the name leads to: links are followed. */
  readonly type: "file" | "folder";
}

/**
 * The files of a project, as rules may ask for them. Paths are relative to its root, with forward slashes, without `.` and
 * `..` in them; the root itself is the empty path.
 */
export interface Tree {
  /** What a folder holds; `undefined` when there is no such folder or when it cannot be read. */
  list(folder: string): readonly TreeEntry[] | undefined;
  /** What git does with a file; absent or `undefined` where that is not known. */
  gitState?(path: string): GitState | undefined;
}

/** git keeps the file, keeps away from it, or neither. */
export type GitState = "tracked" | "ignored" | "untracked";

/** What stands at a path. */
export type PathAnswer =
  | { readonly status: "exact"; readonly type: TreeEntry["type"] }
  /** Only a spelling with other upper and lower case exists; some disks find it and some do not. */
  | { readonly status: "other-case"; readonly path: string; readonly type: TreeEntry["type"] }
  /** `parent` is the deepest folder of the path that exists. */
  | { readonly status: "missing"; readonly parent: string };

/** Looks a path up name by name in the listings, so that the answer is the same on every disk. */
export function lookUp(tree: Tree, path: string): PathAnswer {
  let folder = "";
  let type: TreeEntry["type"] = "folder";
  let exact = true;
  for (const name of path.split("/").filter((part) => part !== "")) {
    const entries: readonly TreeEntry[] = type === "folder" ? (tree.list(folder) ?? []) : [];
    const entry: TreeEntry | undefined = entries.find((each) => each.name === name) ?? entries.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (entry === undefined) return { status: "missing", parent: folder };
    if (entry.name !== name) exact = false;
    folder = joinPaths(folder, entry.name);
    type = entry.type;
  }
  return exact ? { status: "exact", type } : { status: "other-case", path: folder, type };
}

/** The path to which a relative path leads from a folder; `undefined` when it leaves the root. */
export function resolvePath(folder: string, relative: string): string | undefined {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of relative.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join("/");
}

/** The folder of a path: everything before its last slash. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

export function joinPaths(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

/** The relative path from a folder to a path, as a document in the folder would write it. */
export function relativePath(folder: string, path: string): string {
  const from = folder === "" ? [] : folder.split("/");
  const to = path.split("/");
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}

/** A tree of the given files, for texts that stand nowhere and for tests. */
export function treeOf(paths: Iterable<string>): Tree {
  const folders = new Map<string, Map<string, TreeEntry["type"]>>([["", new Map()]]);
  const add = (path: string, type: TreeEntry["type"]): void => {
    const folder = folderOf(path);
    if (!folders.has(folder)) add(folder, "folder");
    folders.get(folder)?.set(path.slice(path.lastIndexOf("/") + 1), type);
    if (type === "folder" && !folders.has(path)) folders.set(path, new Map());
  };
  for (const path of paths) {
    if (path.endsWith("/")) add(path.slice(0, -1), "folder");
    else add(path, "file");
  }
  return {
    list: (folder) => {
      const entries = folders.get(folder);
      return entries === undefined ? undefined : [...entries].map(([name, type]) => ({ name, type }));
    },
  };
}
