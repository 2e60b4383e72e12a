import { Linter } from "../engine/linter.ts";
import { documentKinds, type DocumentKind } from "../core/document.ts";
import type { Profile } from "../core/profile.ts";
import { lookUp, type Tree } from "../core/tree.ts";
import type { ConfigSource } from "../host/config-source.ts";
import { discover } from "../host/discover.ts";
import type { FoundFile } from "../host/found-files.ts";
import { listedTree } from "../host/listed-tree.ts";
import { pathWithin } from "../host/paths.ts";
import { readBytes } from "../host/read-file.ts";
import { describeError } from "../host/system-error.ts";
import { decode } from "../parse/decode.ts";
import { chooseParser } from "../parse/markdown/choose.ts";
import { ruleEntries } from "../../rules/index.ts";
import { profiles } from "../../schemas/profiles/index.ts";
import { ruleUrl } from "./about.ts";
import { threadGlobs, type ThreadGlob } from "./thread-globs.ts";

/** What stands in a tree that a configuration can say something about. */
export interface Survey {
  /** How many documents are found without a configuration, by kind. */
  readonly documents: readonly (readonly [DocumentKind, number])[];
  /** The clients whose folders are there, each with these folders. */
  readonly clients: readonly { readonly profile: Profile; readonly folders: readonly string[] }[];
  /** Captured threads with markers in their comments: their kind must be said, since their place does not tell it. */
  readonly threads: readonly ThreadGlob[];
  /** Sentences about what could not be looked at. */
  readonly failures: readonly string[];
}

/**
 * Folders that show that a project is worked on with a client. Many clients also read the folders of others, so that only
 * the one counts to which a folder belongs; `.agents` is no client's own, and Codex is the one that writes there.
 */
export const clientSigns: readonly (readonly [folder: string, profile: string])[] = [
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
  [".github/skills", "vscode"],
];

/** Looks at a folder; `configs` uses no configuration, so that nothing hides. Paths are relative to the folder. */
export async function survey(folder: string, configs: ConfigSource): Promise<Survey> {
  const tree = listedTree(folder);
  const found = await discover(["."], folder, { configs });
  const named = await discover(["**/*.{json,jsonl,ndjson}"], folder, { configs });
  const jsonFiles = named.files.filter(({ kind }) => kind === "thread");
  const pathOf = ({ absolutePath, path }: FoundFile): string => pathWithin(folder, absolutePath) ?? path;
  const failures = [...found.failures, ...named.failures].map(({ path, reason }) => `${path}: ${reason}`);
  const linter = new Linter({ parser: await chooseParser("auto"), rules: ruleEntries, inlineConfig: true, ruleUrl });
  if (jsonFiles.length > 0) await linter.loadContracts();
  const threads: { path: string; markers: number }[] = [];
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
      return number === 0 ? [] : [[kind, number] as const];
    }),
    clients: findClients(tree, found.files.map(pathOf)),
    threads: threadGlobs(tree, threads.filter(({ markers }) => markers > 0)),
    failures: [...new Set(failures)],
  };
}

function findClients(tree: Tree, paths: readonly string[]): Survey["clients"] {
  return profiles.flatMap((profile) => {
    const own = clientSigns.filter(([, id]) => id === profile.id).map(([sign]) => sign);
    // A package of a monorepo may have client folders of its own.
    const folders = own.filter((sign) => lookUp(tree, sign).status === "exact" || paths.some((path) => `/${path}`.includes(`/${sign}/`)));
    return folders.length === 0 ? [] : [{ profile, folders }];
  });
}

async function countMarkers(linter: Linter, file: FoundFile): Promise<number> {
  const { path, kind, fileName, folderNames } = file;
  const document = linter.inspect({ ...decode(await readBytes(file.absolutePath)), path, kind, fileName, folderNames }, file.config.layers);
  return document.embedded().reduce((sum, comment) => sum + comment.markers().length, 0);
}
