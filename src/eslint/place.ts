import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { DocumentKind } from "../core/document.ts";
import { pathWithin } from "../host/paths.ts";
import { isCheckout, isMeantAsSkill, isMiscasedSkillFile, isPluginFolder, kindOfPath, ownershipOf, skillFileName, type FolderFacts } from "../parse/kind.ts";

/** Where a file stands and what its place makes it. */
export interface Place {
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly folderNames: readonly string[];
  /** `undefined` where nothing tells it. */
  readonly kind: DocumentKind | undefined;
}

/** As much of a file as the front matter of a skill takes. */
const headLength = 4096;

/**
 * The place of a file, found without waiting, since a language of ESLint cannot: what `markerlint` finds by searching, but for names that
 * links give. The root is the nearest folder with `.git`, else `cwd`.
 */
export function placeOf(file: string, cwd: string): Place {
  const root = repositoryAbove(dirname(file)) ?? (pathWithin(cwd, file) === undefined ? dirname(file) : cwd);
  const path = pathWithin(root, file) ?? basename(file);
  let facts = factsOf(root, "", "free", undefined);
  let real = root;
  for (const name of path.split("/").slice(0, -1)) {
    real = join(real, name);
    facts = factsOf(real, facts.path === "" ? name : `${facts.path}/${name}`, ownershipOf(facts, name), facts.pluginFolder);
  }
  // The name of a checkout is an accident of who made it.
  return { root, path, folderNames: existsSync(join(real, ".git")) ? [] : [basename(real)], kind: kindOfPath(facts, basename(file)) };
}

function repositoryAbove(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return undefined;
  }
}

function factsOf(real: string, path: string, owned: FolderFacts["owned"], pluginAbove: string | undefined): FolderFacts {
  const names = namesIn(real);
  const plugin = isPluginFolder(names);
  return { path, owned, top: isCheckout(names) || plugin, pluginFolder: plugin ? path : pluginAbove, entryPoint: owned === "whole" ? undefined : entryPointOf(real, path, names) };
}

function entryPointOf(real: string, path: string, names: readonly string[]): string | undefined {
  if (names.includes(skillFileName)) return skillFileName;
  const miscased = names.find(isMiscasedSkillFile);
  return miscased !== undefined && isMeantAsSkill(path, headOf(join(real, miscased))) ? miscased : undefined;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function headOf(path: string): string {
  try {
    return readFileSync(path, "utf8").slice(0, headLength);
  } catch {
    return "";
  }
}
