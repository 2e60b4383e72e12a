import { folderOf, joinPaths, type Tree } from "./tree.ts";

/** The files of one skill, as questions about names need them. All paths are relative to the root of the project. */
export interface SkillFiles {
  /** Every file in the folder of the skill but its `SKILL.md`; those of skills inside it are not among them. */
  readonly paths: readonly string[];
  /** The folders among them by their lower-case path, each with its real path. */
  readonly folders: ReadonlyMap<string, string>;
  /** The files by their lower-case name. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** The files by their lower-case name without its last ending. */
  readonly byStem: ReadonlyMap<string, readonly string[]>;
}

/** A link that leads to a folder above it would be followed for ever, and a skill that holds more is no skill to be read. */
const limits = { depth: 10, files: 5000 } as const;

/** Folders that hold installed packages and what tools leave behind. */
const foreignFolders: ReadonlySet<string> = new Set(["node_modules", "__pycache__", "venv", "dist", "build"]);

const known = new WeakMap<Tree, Map<string, SkillFiles | undefined>>();

/** Lists the files of a skill, once for each tree; `undefined` for a folder that holds too many. */
export function skillFiles(tree: Tree, skill: string): SkillFiles | undefined {
  const ofTree = known.get(tree) ?? new Map<string, SkillFiles | undefined>();
  known.set(tree, ofTree);
  if (!ofTree.has(skill)) ofTree.set(skill, listFiles(tree, skill));
  return ofTree.get(skill);
}

function listFiles(tree: Tree, skill: string): SkillFiles | undefined {
  const paths: string[] = [];
  const folders = new Map<string, string>();
  const open = [{ folder: skill, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { folder, depth } = next;
    const entries = tree.list(folder) ?? [];
    if (folder !== skill && entries.some(({ name }) => name === "SKILL.md")) continue;
    folders.set(folder.toLowerCase(), folder);
    for (const { name, type } of entries) {
      const path = joinPaths(folder, name);
      if (name.startsWith(".") || foreignFolders.has(name)) continue;
      if (type === "folder") open.push({ folder: path, depth: depth + 1 });
      else if (name !== "SKILL.md") paths.push(path);
    }
    if (depth > limits.depth || paths.length > limits.files) return undefined;
  }
  paths.sort();
  return { paths, folders, byName: groupedBy(paths, nameOf), byStem: groupedBy(paths, (path) => nameOf(path).replace(/(?<=.)\.[^.]*$/, "")) };
}

/** The last part of a path in lower case. */
function nameOf(path: string): string {
  return path.slice(folderOf(path).length).replace("/", "").toLowerCase();
}

function groupedBy(paths: readonly string[], keyOf: (path: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const group = groups.get(keyOf(path));
    if (group === undefined) groups.set(keyOf(path), [path]);
    else group.push(path);
  }
  return groups;
}
