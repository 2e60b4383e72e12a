import type { BooleanFacts, ProfileKey, Source } from "./profile.ts";
import { suggest } from "./suggestion.ts";
import { fitsType } from "./value-fit.ts";
import { keyText, type Mapping, type Pair } from "./yaml.ts";

/** The forms of agent and command files. */
export const promptForms = ["claude-code-agent", "claude-code-plugin-agent", "claude-code-command", "copilot-agent", "vscode-claude-agent", "vscode-prompt"] as const;

export type PromptForm = (typeof promptForms)[number];

/**
 * What a client accepts in one form of agent or command file, as plain data; the files are in `schemas/prompt-profiles/`,
 * their form in `schemas/prompt-profile.schema.json`. Where the sources are silent, the property is absent.
 */
export interface PromptProfile {
  readonly id: PromptForm;
  /** The id of the client in configurations. */
  readonly client: string;
  /** The name of the client in messages, as the subject of a sentence. */
  readonly name: string;
  /** What the file is, with its article: `an agent`. */
  readonly what: string;
  /** Globs of the files, as `promptFormsOf` tells them: relative to the project, or to a plugin where no folder begins with a dot. */
  readonly places: readonly [string, ...string[]];
  readonly source: Source;
  /** The other sources by a short name, for `from`. */
  readonly furtherSources?: Readonly<Record<string, Source>>;
  /** What the client does with a key that it does not know. */
  readonly unknownKeys: "ignores" | "warns";
  readonly booleans?: BooleanFacts;
  /** Every key that the client documents or reads, under its first spelling. */
  readonly keys: Readonly<Record<string, PromptKey>>;
}

export interface PromptKey extends ProfileKey {
  /** The client knows the key elsewhere and documents that it passes it by here. */
  readonly ignored?: boolean;
  /** Keys of other files, or of other clients, that mean the same and that the client does not read here. */
  readonly confusedWith?: readonly string[];
  /** What it says of the keys within a mapping, or within each mapping of a list. */
  readonly keys?: Readonly<Record<string, PromptKey>>;
}

/** The keys of other clients that share these folders and that no one should take for a slip: OpenCode and Cursor. */
const foreignKeys: ReadonlySet<string> = new Set(["mode", "temperature", "permission", "permissions", "steps", "top_p", "disable", "hidden", "readonly", "is_background"]);

/**
 * The form of an agent or command file, told by its path alone (relative to the root, with forward slashes); `undefined`
 * for a file whose place tells nothing. In `.claude` every Markdown file is one of Claude Code, whatever its ending.
 */
export function promptFormOf(path: string): PromptForm | undefined {
  const claude = /(?:^|\/)\.claude\/(agents|commands)\/(?:.+\/)?[^/]+\.md$/.exec(path)?.[1];
  if (claude !== undefined) return claude === "agents" ? "claude-code-agent" : "claude-code-command";
  if (path.endsWith(".agent.md")) return "copilot-agent";
  if (path.endsWith(".prompt.md")) return "vscode-prompt";
  // A folder with a dot is that of another client: `.kiro/agents`.
  const plugin = /^(?:(?:.*\/)?[^./][^/]*\/)?(agents|commands)\/(?:[^/]+\/)*?[^/]+\.md$/.exec(path)?.[1];
  if (plugin !== undefined) return plugin === "agents" ? "claude-code-plugin-agent" : "claude-code-command";
  return undefined;
}

/** The forms in which the clients that read a place take an agent or command file, the one of its owner first. */
export function promptFormsOf(path: string): readonly PromptForm[] {
  const own = promptFormOf(path);
  if (own === undefined) return [];
  // VS Code takes files for agents of Claude Code that stand in that very folder.
  return own === "claude-code-agent" && /(?:^|\/)\.claude\/agents\/[^/]+$/.test(path) ? [own, "vscode-claude-agent"] : [own];
}

/** What the profile says of a key as written, `aliases` included. */
export function findPromptKey({ keys }: PromptProfile, spelling: string): PromptKey | undefined {
  // A front matter may well have a key such as `constructor`, which every object inherits.
  if (Object.hasOwn(keys, spelling)) return keys[spelling];
  return Object.values(keys).find(({ aliases }) => aliases?.includes(spelling));
}

/**
 * The key that a pair under an unknown key was meant to have: one that takes its value and that the mapping does not have
 * yet. Two words for one thing come before likeness, since `allowed-tools` is nearer to `disallowedTools` than to `tools`.
 */
export function findMeantPromptKey(profile: PromptProfile, mapping: Mapping, pair: Pair): string | undefined {
  const spelling = keyText(pair);
  if (spelling === undefined || foreignKeys.has(spelling)) return undefined;
  const confused = Object.entries(profile.keys).find(([, key]) => key.confusedWith?.includes(spelling));
  const present = new Set(mapping.pairs.map((each) => keyText(each)));
  const takes = ([name, key]: [string, PromptKey]): boolean => !present.has(name) && key.ignored !== true && takesValue(profile, key, pair);
  if (confused !== undefined) return takes(confused) ? confused[0] : undefined;
  return suggest(spelling, Object.entries(profile.keys).filter(takes).map(([name]) => name));
}

function takesValue(profile: PromptProfile, key: PromptKey, { value }: Pair): boolean {
  if (value === undefined) return true;
  if (fitsType(profile, key, value) === false) return false;
  // Nobody writes a boolean where a word is asked for.
  if (value.kind === "scalar" && typeof value.value === "boolean" && key.types?.includes("boolean") === false) return false;
  return key.values === undefined || (value.kind === "scalar" && key.values.includes(value.text));
}
