import type { Document } from "./document.ts";
import { targetSpan } from "./link-target.ts";
import type { DefinitionNode, ImageNode, InlineCodeNode, LinkNode, NodeType } from "./markdown.ts";
import { skillFolderOf } from "./skill-folder.ts";
import type { Span } from "./span.ts";
import { folderOf, lookUp, resolvePath, type PathAnswer, type Tree } from "./tree.ts";

/** The Markdown nodes that `findReferences` asks for. */
export const referenceNodes = ["link", "image", "definition", "inlineCode"] as const satisfies readonly NodeType[];

/** A path of its own project that a document presents. */
export interface Reference {
  /** How it is written: as the target of a link, an image or a definition, or as a code span and nothing else. */
  readonly form: "link" | "code";
  /** The path with forward slashes, decoded, without query and fragment, without the variable at its front. */
  readonly path: string;
  /** What the path starts from: nothing (it is relative), a slash, or one of the variables of Claude Code. */
  readonly base: "relative" | "root" | "skill" | "plugin";
  /** The path as it stands in the text; the whole node where it is written with escapes. */
  readonly span: Span;
  /** Whether the text under the span is the path as given here, so that a part of it can be written anew. */
  readonly verbatim: boolean;
}

/** Folders that a skill keeps its files in by the specification (agentskills.io) and by custom. */
const resourceFolders: ReadonlySet<string> = new Set(["assets", "examples", "reference", "references", "resources", "scripts", "templates"]);

/** The variables that Claude Code replaces in the text of a skill (code.claude.com/docs/en/skills). */
const variables = { skill: "${CLAUDE_SKILL_DIR}/", plugin: "${CLAUDE_PLUGIN_ROOT}/" } as const;

/**
 * Every path of its own project that a document presents, in no order: the targets of links, images and definitions that are
 * no URL, and code spans that are a path into a folder of the skill. Fences and comments present nothing.
 */
export function findReferences(document: Document): Reference[] {
  const links = [...document.nodes("link"), ...document.nodes("image"), ...document.nodes("definition")];
  return [...links.flatMap((node) => linkReference(document.text, node) ?? []), ...document.nodes("inlineCode").flatMap((node) => fromCode(document, node))];
}

/** The path in the target of a link, an image or a definition; `undefined` for a URL and for a fragment alone. */
export function linkReference(text: string, node: LinkNode | ImageNode | DefinitionNode): Reference | undefined {
  const read = readPath(node.url);
  if (read === undefined) return undefined;
  const target = targetSpan(text, node);
  const span = target === undefined ? node.span : { start: target.start + read.offset, end: target.start + read.offset + read.length };
  return { form: "link", path: read.path, base: read.base, span, verbatim: text.slice(span.start, span.end) === read.path };
}

function fromCode(document: Document, { value, span: outer }: InlineCodeNode): Reference[] {
  if (!/^[\w.${}@-]+(?:\/[\w.@+-]+)+\.[A-Za-z]\w*(?::\d+(?:-\d+)?|#[\w-]+)?$/.test(value)) return [];
  const read = readPath(value.replace(/:\d+(?:-\d+)?$/, ""));
  if (read === undefined) return [];
  const folder = skillFolderOf(document);
  const first = firstName(read.path);
  const ownFolders = folder === undefined ? [] : (document.tree?.list(folder) ?? []).filter(({ type }) => type === "folder");
  const isOwn = resourceFolders.has(first) || ownFolders.some(({ name }) => name.toLowerCase() === first.toLowerCase());
  if (read.base === "relative" && !isOwn) return [];
  const offset = document.text.slice(outer.start, outer.end).indexOf(value);
  const start = outer.start + offset + read.offset;
  const span = offset === -1 ? outer : { start, end: start + read.length };
  return [{ form: "code", path: read.path, base: read.base, span, verbatim: document.text.slice(span.start, span.end) === read.path }];
}

/** The path in a target: where it stands in it and how long it is there, in UTF-16 units; nothing for a URL or a fragment. */
function readPath(target: string): (Pick<Reference, "path" | "base"> & { readonly offset: number; readonly length: number }) | undefined {
  const bare = /^[^?#]*/.exec(target)?.[0] ?? "";
  for (const base of ["skill", "plugin"] as const) {
    const variable = variables[base];
    if (bare.startsWith(variable)) return { path: decode(bare.slice(variable.length)), base, offset: variable.length, length: bare.length - variable.length };
  }
  if (bare === "" || /^(?:[a-z][a-z\d+.-]*:|[\\/]{2}|~|\$)/i.test(bare)) return undefined;
  const base = /^[\\/]/.test(bare) ? "root" : "relative";
  const offset = base === "root" ? 1 : 0;
  return { path: decode(bare.slice(offset)), base, offset, length: bare.length - offset };
}

function decode(path: string): string {
  const slashed = path.replaceAll("\\", "/");
  try {
    return decodeURIComponent(slashed);
  } catch {
    // A per cent sign that encodes nothing is part of the name.
    return slashed;
  }
}

/** Where a reference leads. `unknown`: out of the tree, or nowhere and perhaps not meant to exist. */
export type Destination =
  | { readonly status: "exact"; readonly path: string }
  | { readonly status: "other-case"; readonly path: string }
  | { readonly status: "missing" }
  | { readonly status: "unknown" };

/**
 * Looks a reference up from the folder of the document, from that of its skill (the specification counts paths from there,
 * also those in a resource), and from every folder above, up to the root: readers and repositories differ, and a path that
 * exists anywhere it could be meant is no fault.
 */
export function locate(document: Document, tree: Tree, { path, base }: Reference): Destination {
  const skill = skillFolderOf(document);
  const own = folderOf(document.path);
  const above = foldersAbove(own);
  const near = base === "relative" ? [own, ...(skill === undefined ? [] : [skill])] : base === "skill" ? [skill ?? own] : base === "root" ? [""] : [];
  const starts = [...new Set([...near, ...(base === "skill" ? [] : above)])];
  let left = false;
  let otherCase: (PathAnswer & { status: "other-case" }) | undefined;
  for (const [index, start] of starts.entries()) {
    const full = resolvePath(start, path);
    if (full === undefined) {
      left ||= index === 0;
      continue;
    }
    const answer = lookUp(tree, full);
    if (answer.status === "exact") return { status: "exact", path: full };
    if (answer.status === "other-case" && index < near.length) otherCase ??= answer;
  }
  if (otherCase !== undefined) return { status: "other-case", path: otherCase.path };
  // A slash may also stand for the root of a web site, and a variable for a folder of which this one is no copy yet.
  return left || base === "root" || base === "plugin" || isIllustrative(path) ? { status: "unknown" } : { status: "missing" };
}

function foldersAbove(folder: string): string[] {
  return folder === "" ? [""] : [folder, ...foldersAbove(folderOf(folder))];
}

/** Whether a reference is written as a path into one of the folders that skills keep their files in. */
export function namesResourceFolder({ path }: Reference): boolean {
  return resourceFolders.has(firstName(path));
}

function firstName(path: string): string {
  return path.replace(/^\.\//, "").split("/", 1)[0] ?? "";
}

const patternCharacters = /[<>{}[\]()*|"`$%=,;!^…]|\.\.\.|\n/;
const standInNames = /^(?:x{2,}|y{4}.*|n{2,}|foo\w*|ba[rz]|placeholder|(?:file|page|doc|image|img)(?:-?(?:\d+|[a-c]|name|path))?|url|link|href|target|slug|relative-(?:url|path)|path|to|topic|title|(?:your|my|some|other|another|example|sample)(?:[-_].*)?)$/i;

/** Whether a path shows a form rather than a file: a pattern, or a name that stands for any other. */
export function isIllustrative(path: string): boolean {
  if (patternCharacters.test(path) || !/[./]/.test(path)) return true;
  return path.split("/").some((segment) => {
    const stem = segment.replace(/(?<=.)\.\w+$/, "");
    return standInNames.test(stem) || /[a-z]N$/.test(stem) || /YYYY|XXX|NNN|-MM-|(?:^|[^a-z])(?:path[-_]to|your)(?:$|[^a-z])/i.test(stem);
  });
}
