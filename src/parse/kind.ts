import type { DocumentKind } from "../core/document.ts";

/**
 * The folders in which agent clients look for skills, agents and commands; each client documents its own, and several read
 * those of others.
 */
export const clientFolders: ReadonlySet<string> = new Set([
  ".agents",
  ".augment",
  ".claude",
  ".codex",
  ".copilot",
  ".cursor",
  ".gemini",
  ".github",
  ".goose",
  ".kiro",
  ".opencode",
  ".roo",
  ".windsurf",
]);

const pluginManifestFolders: ReadonlySet<string> = new Set([".claude-plugin", ".codex-plugin", ".cursor-plugin"]);

/** The file name by which every client finds a skill, byte for byte. */
export const skillFileName = "SKILL.md";

/** Folders in which a skill keeps what it needs: those of the specification (agentskills.io) and others in common use. */
const assetFolders: ReadonlySet<string> = new Set([
  "assets",
  "evals",
  "example",
  "examples",
  "fixtures",
  "reference",
  "references",
  "resources",
  "samples",
  "scripts",
  "template",
  "templates",
  "test",
  "tests",
]);

/**
 * Whether a skill above owns a folder. `whole`: all in it is an asset of that skill, a `SKILL.md` included. `loose`: its
 * Markdown is, but a `SKILL.md` is a skill of its own. `free`: no skill owns it.
 */
export type Ownership = "free" | "loose" | "whole";

/** What is known of a folder before its files get their kinds. Paths are relative to the root, with forward slashes. */
export interface FolderFacts {
  /** The folder itself; empty for the root. */
  readonly path: string;
  /** The file that makes the folder a skill: `SKILL.md`, or a near miss of it; never in a folder that is wholly owned. */
  readonly entryPoint: string | undefined;
  readonly owned: Ownership;
  /** Whether the folder is the top of a checkout or of a plugin, which may hold more than its own skill. */
  readonly top: boolean;
  /** The nearest folder, at or above this one, with a plugin manifest folder in it. */
  readonly pluginFolder: string | undefined;
}

/**
 * How the skill that holds `parent` owns the folder `child` in it. A skill owns what lies below it, a `SKILL.md` among its
 * templates included, but not where clients look for skills of their own: in a folder `skills` or a client folder
 * directly in the skill, in the parts of a plugin, beside a `SKILL.md` that somebody put into a `skills` folder, and in
 * installed packages. A skill at the top of a repository is often the index of a collection: of the folders there it
 * owns those for assets as any skill does, and the others loosely.
 */
export function ownershipOf(parent: FolderFacts, child: string): Ownership {
  if (child === "node_modules") return "free";
  if (parent.owned === "whole") return "whole";
  if (parent.owned === "free" && parent.entryPoint === undefined) return "free";
  if (child === "skills" || clientFolders.has(child) || pluginManifestFolders.has(child)) return "free";
  if (parent.pluginFolder === parent.path && (child === "agents" || child === "commands")) return "free";
  if (isSkillsFolder(parent.path)) return "free";
  const mayHoldMore = parent.top || parent.entryPoint === undefined;
  if (!mayHoldMore || assetFolders.has(child)) return "whole";
  return child === "plugins" ? "free" : "loose";
}

/** Whether clients list the folder for skills: the first of several nested `skills`, since the second is a skill's own name. */
export function isSkillsFolder(path: string): boolean {
  const folders = path.split("/");
  return folders.at(-1) === "skills" && folders.at(-2) !== "skills";
}

/** Whether a folder with these entries is the top of a plugin. */
export function isPluginFolder(entryNames: readonly string[]): boolean {
  return entryNames.some((name) => pluginManifestFolders.has(name));
}

/** Whether a folder with these entries is the top of a checkout, also of one that came without its history. */
export function isCheckout(entryNames: readonly string[]): boolean {
  return entryNames.includes(".git") || entryNames.includes(".github");
}

/** The kind that its place gives a file, or `undefined` for a file that a search passes by. */
export function kindOfPath(folder: FolderFacts, fileName: string): DocumentKind | undefined {
  if (fileName === folder.entryPoint) return "skill";
  if (folder.owned !== "free" || folder.entryPoint !== undefined) return isMarkdown(fileName) ? "skill-resource" : undefined;
  const path = folder.path === "" ? fileName : `${folder.path}/${fileName}`;
  if (/(?:^|\/)\.claude-plugin\/(?:plugin|marketplace)\.json$/.test(path)) return "manifest";
  return isPrompt(path, folder) ? "prompt" : undefined;
}

/**
 * Agent and command files: Claude Code's by folder, VS Code's by their ending wherever they stand, as its editor takes them
 * (extensions/prompt-basics in microsoft/vscode). A `README.md` beside them is none.
 */
function isPrompt(path: string, { pluginFolder }: FolderFacts): boolean {
  if (/(?:^|\/)README\.md$/i.test(path)) return false;
  if (/(?:^|\/)\.claude\/(?:agents|commands)\/(?:.+\/)?[^/]+\.md$/.test(path)) return true;
  if (/[^/]\.(?:agent|prompt)\.md$/.test(path)) return true;
  if (pluginFolder === undefined) return false;
  const inPlugin = pluginFolder === "" ? path : path.slice(pluginFolder.length + 1);
  return /^(?:agents|commands)\/(?:.+\/)?[^/]+\.md$/.test(inPlugin);
}

/**
 * The part of a folder's path that `kindOfPath` reads besides the facts: two paths to one folder with the same answer here
 * give its files the same kinds.
 */
export function promptPlace(folderPath: string): string {
  const inside = /(?:^|\/)(\.claude\/(?:agents|commands))(?:\/|$)/.exec(folderPath);
  return (inside ?? /(?:^|\/)(\.claude|\.claude-plugin)$/.exec(folderPath))?.[1] ?? "";
}

/** Whether a file name is the entry point of a skill but for its case, so that clients on Linux miss it. */
export function isMiscasedSkillFile(fileName: string): boolean {
  return fileName !== skillFileName && fileName.toLowerCase() === "skill.md";
}

/**
 * Whether a miscased entry point is meant as one. It is below the skills of a client; below any other `skills` folder when
 * its front matter has a name or a description; elsewhere only when its front matter has both and the name is that of the
 * folder, since `docs/skill.md` is an ordinary page. `head` is the beginning of the text.
 */
export function isMeantAsSkill(folderPath: string, head: string): boolean {
  const folders = folderPath.split("/");
  const above = folders.slice(0, -1);
  if (above.some((name, index) => /^skills(?:-|$)/.test(name) && clientFolders.has(above[index - 1] ?? ""))) return true;
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*$|$(?![\s\S]))/m.exec(head)?.[1] ?? "";
  const name = /^name:[ \t]*["']?([^"'\r\n]*?)["']?[ \t]*\r?$/m.exec(block)?.[1];
  const described = /^description:/m.test(block);
  if (above.includes("skills")) return name !== undefined || described;
  return described && name !== undefined && name === folders.at(-1);
}

/** Whether a file name is one of Markdown. */
export function isMarkdown(fileName: string): boolean {
  return /\.(?:md|markdown)$/i.test(fileName);
}

/**
 * The kind of a file that somebody names and whose place tells nothing: Markdown by its name, captured comments and
 * journals by the beginning of their text. JSON as `gh` prints it has comment bodies; a journal is one object a line.
 */
export function kindOfNamedFile(fileName: string, head: string): DocumentKind | undefined {
  if (isMarkdown(fileName)) return "markdown";
  if (/\.(?:jsonl|ndjson)$/i.test(fileName)) return holdsCommentBody(firstLine(head)) ? "thread" : "journal";
  if (/\.json$/i.test(fileName)) return holdsCommentBody(head) ? "thread" : undefined;
  return undefined;
}

/** Whether a captured object has a body; a journal record with a body also says when or what, at its top level. */
function holdsCommentBody(text: string): boolean {
  if (!/(?<!\\)"body"\s*:/.test(text)) return false;
  try {
    const value: unknown = JSON.parse(text);
    return !(typeof value === "object" && value !== null && ("ts" in value || "timestamp" in value || "type" in value));
  } catch {
    return true;
  }
}

function firstLine(text: string): string {
  return /[^\r\n]*[^\s][^\r\n]*/.exec(text)?.[0] ?? "";
}
