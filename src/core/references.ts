import type { Document } from "./document.ts";
import { targetSpan } from "./link-target.ts";
import type { DefinitionNode, ImageNode, InlineCodeNode, LinkNode, NodeType } from "./markdown.ts";
import { skillFolderOf } from "./skill-folder.ts";
import type { Span } from "./span.ts";

/** The Markdown nodes that `findReferences` asks for. */
export const referenceNodes = ["link", "image", "definition", "inlineCode"] as const satisfies readonly NodeType[];

/** A path of its own project that a document presents. */
export interface Reference {
  /** How it is written: as the target of a link, an image or a definition, or as a code span and nothing else. */
  readonly form: "link" | "code";
  /** The path with forward slashes, decoded, without query and fragment, without the variable at its front. */
  readonly path: string;
  /** What the path starts from: nothing (it is relative), a slash, or one of the variables of Claude Code. */
  readonly base: "relative" | "root" | "skill" | "plugin" | "project";
  /** The path as it stands in the text; the whole node where it is written with escapes. */
  readonly span: Span;
  /** Whether the text under the span is the path as given here, so that a part of it can be written anew. */
  readonly verbatim: boolean;
}

/** Folders that a skill keeps its files in by the specification (agentskills.io) and by custom. */
const resourceFolders: ReadonlySet<string> = new Set(["assets", "examples", "reference", "references", "resources", "scripts", "templates"]);

/** The variables that Claude Code replaces in the text of skills and plugins, or sets for their commands (code.claude.com/docs/en/skills). */
const variables = { SKILL_DIR: "skill", PLUGIN_ROOT: "plugin", PROJECT_DIR: "project" } as const;

const variable = /^\$(?:CLAUDE_(SKILL_DIR|PLUGIN_ROOT|PROJECT_DIR)|\{CLAUDE_(SKILL_DIR|PLUGIN_ROOT|PROJECT_DIR)\})\//;

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
  const source = document.text.slice(outer.start, outer.end);
  const offset = source.indexOf(value);
  return codePaths(value).flatMap(({ at, text }): Reference[] => {
    const read = readPath(text);
    if (read === undefined || (read.base === "relative" && !isOwn(document, read.path))) return [];
    const start = outer.start + offset + at + read.offset;
    const span = offset === -1 ? outer : { start, end: start + read.length };
    return [{ form: "code", path: read.path, base: read.base, span, verbatim: document.text.slice(span.start, span.end) === read.path }];
  });
}

/** A code span that is one path, or the paths behind a variable in one that is a command. */
function codePaths(value: string): { readonly at: number; readonly text: string }[] {
  if (/^[\w.${}@-]+(?:\/[\w.@+-]+)+\.[A-Za-z]\w*(?::\d+(?:-\d+)?|#[\w-]+)?$/.test(value)) return [{ at: 0, text: value.replace(/:\d+(?:-\d+)?$/, "") }];
  return [...value.matchAll(/(?<![\w$/])\$\{?CLAUDE_\w+\}?(?:\/[\w.@+-]+)+\.[A-Za-z]\w*(?![\w.*<{$/-])/g)].map((match) => ({ at: match.index, text: match[0] }));
}

/** Whether a path begins with a folder of the skill, or with one that skills keep their files in. */
function isOwn(document: Document, path: string): boolean {
  const first = firstName(path);
  if (resourceFolders.has(first)) return true;
  const folder = skillFolderOf(document);
  const entries = folder === undefined ? [] : (document.tree?.list(folder) ?? []);
  return entries.some(({ name, type }) => type === "folder" && name.toLowerCase() === first.toLowerCase());
}

/** The path in a target: where it stands in it and how long it is there, in UTF-16 units; nothing for a URL or a fragment. */
function readPath(target: string): (Pick<Reference, "path" | "base"> & { readonly offset: number; readonly length: number }) | undefined {
  const bare = /^[^?#]*/.exec(target)?.[0] ?? "";
  const match = variable.exec(bare);
  const name = (match?.[1] ?? match?.[2]) as keyof typeof variables | undefined;
  if (match !== null && name !== undefined) {
    const offset = match[0].length;
    return { path: decode(bare.slice(offset)), base: variables[name], offset, length: bare.length - offset };
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

/** Whether a reference is written as a path into one of the folders that skills keep their files in. */
export function namesResourceFolder({ path }: Reference): boolean {
  return resourceFolders.has(firstName(path));
}

function firstName(path: string): string {
  return path.replace(/^\.\//, "").split("/", 1)[0] ?? "";
}
