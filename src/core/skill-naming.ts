import { locate } from "./destination.ts";
import type { Document } from "./document.ts";
import { findReferences } from "./references.ts";
import { skillFiles, type SkillFiles } from "./skill-files.ts";
import { pathWithin, skillFolderOf } from "./skill-folder.ts";
import { folderOf, joinPaths, lookUp } from "./tree.ts";

/** What a document says of files of its project. Paths are relative to the root. */
export interface Naming {
  /** Files of its own skill, and those of other skills that it links to. */
  readonly files: readonly string[];
  /** Folders of its own skill that it names as a whole, by themselves or by a pattern. */
  readonly folders: readonly string[];
}

/** Longer paths are read from their end. */
const mostSegments = 12;

/** Of more files with one name all are meant. */
const mostOfOneName = 100;

const plainPath = /[\p{L}\p{N}_.@+~-]+(?:[/\\]+[\p{L}\p{N}_.@+~-]+)*[/\\]?/gu;
// Behind the start of a word neither is tried again: that would take the square of a long word.
const patternPath = /(?<![\p{L}\p{N}_.@+/-])((?:[\p{L}\p{N}_.@+-]+\/)+)[\p{L}\p{N}_.@+-]*[*<{[$]/gu;
/** A path from the root of a project with skills on. */
const pathOfSkills = /(?<![\w.-])skills\/[\w.@+/-]{1,200}\.\w{1,10}/g;
const folderInWords = /(?<![\p{L}\p{N}_.-])([\p{L}\p{N}_.-]+)[`"*]{0,3} (?:sub)?(?:folder|directory)\b/giu;

/**
 * The files that a document names anywhere in its text, in fences and comments too, since an agent reads them all: by a path or by
 * the name of the file; without its ending where that is plainly a name (`references/forms`, `scripts.run`, `fill-form`, or a code span);
 * by a pattern such as `references/<topic>.md`; or by its folder, `references/` or `the references folder`.
 */
export function namedFiles(document: Document): Naming {
  const { tree, text } = document;
  const skill = skillFolderOf(document);
  if (tree === undefined) return { files: [], folders: [] };
  const files = new Set<string>();
  const folders = new Set<string>();
  for (const reference of findReferences(document)) {
    const destination = locate(document, tree, reference);
    if ("path" in destination) files.add(destination.path);
  }
  for (const path of new Set(text.match(pathOfSkills))) if (lookUp(tree, path).status === "exact") files.add(path);
  const own = skill === undefined ? undefined : skillFiles(tree, skill);
  if (skill !== undefined && own !== undefined) {
    const starts = [...new Set([skill, folderOf(document.path)])];
    const added = new Set<readonly string[]>();
    for (const match of text.matchAll(plainPath)) {
      const written = withoutStops(match[0]);
      const inCode = text[match.index - 1] === "`" && text[match.index + match[0].length] === "`";
      const matching = matchFiles(own, written.toLowerCase(), inCode);
      if (!added.has(matching)) for (const path of matching) files.add(path);
      added.add(matching);
      if (/[/\\]$/.test(written) || inCode) addFolder(folders, own, starts, written);
    }
    for (const [, folder = ""] of text.matchAll(folderInWords)) addFolder(folders, own, starts, folder);
    for (const [, folder = ""] of text.matchAll(patternPath)) addFolder(folders, own, starts, folder);
    // A link to a folder names what is in it.
    for (const path of files) if (own.folders.has(path.toLowerCase()) && path !== skill) folders.add(path);
  }
  return { files: [...files].sort(), folders: [...folders].sort() };
}

/** The stop at the end of a sentence is no part of a name. */
function withoutStops(word: string): string {
  let { length } = word;
  while (word[length - 1] === ".") length -= 1;
  return word.slice(0, length);
}

/** The files that a word or a path, in lower case, can mean: those with which it shares the longest end. */
function matchFiles({ byName, byStem }: SkillFiles, written: string, inCode: boolean): readonly string[] {
  // Claude Code reads `@forms.md` as the name of a file.
  const segments = written.replace(/^@/, "").split(/[/\\]+/).filter((part) => part !== "");
  const last = segments.at(-1) ?? "";
  const named = byName.get(last);
  if (named !== undefined) return closest(named, segments.slice(0, -1));
  if (segments.length > 1 || inCode || /[-_\d]/.test(last)) {
    const stems = byStem.get(last);
    if (stems !== undefined) return closest(stems, segments.slice(0, -1));
  }
  // A module of Python: `scripts.run`.
  const modules = last.split(".");
  const stems = modules.length > 1 ? byStem.get(modules.at(-1) ?? "") : undefined;
  return stems?.filter((path) => folderOf(path).toLowerCase().endsWith(modules.at(-2) ?? "")) ?? [];
}

function closest(paths: readonly string[], above: readonly string[]): readonly string[] {
  if (paths.length === 1 || paths.length > mostOfOneName || above.length === 0) return paths;
  const shared = paths.map((path) => sharedEnd(folderOf(path).toLowerCase().split("/"), above));
  const most = Math.max(...shared);
  return paths.filter((_, index) => shared[index] === most);
}

function sharedEnd(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

/** Adds the folder of the skill that the end of a path means, counted from the skill or from the document. */
function addFolder(found: Set<string>, { folders }: SkillFiles, starts: readonly string[], written: string): void {
  const segments = written
    .toLowerCase()
    .split(/[/\\]+/)
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .slice(-mostSegments);
  for (let from = 0; from < segments.length; from += 1) {
    const end = segments.slice(from).join("/");
    for (const start of starts) {
      const folder = folders.get(joinPaths(start.toLowerCase(), end));
      if (folder === undefined) continue;
      found.add(folder);
      return;
    }
  }
}

/** Whether a path lies in one of the folders, however deep. */
export function liesInAny(folders: Iterable<string>, path: string): boolean {
  for (const folder of folders) if (pathWithin(folder, path) !== undefined) return true;
  return false;
}
