import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import type { KnownNames } from "../../src/config/config.ts";
import type { RuleEntry } from "../../src/core/rule.ts";
import { ConfigSource, type ConfigSourceOptions } from "../../src/host/config-source.ts";
import { discover, type Discovery } from "../../src/host/discover.ts";
import type { FoundFile } from "../../src/host/found-files.ts";

const made: string[] = [];

afterAll(async () => {
  await Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** A link of a tree: what it leads to, as written into the link. */
export const linkTo = (target: string): { readonly link: string } => ({ link: target });

/** Makes a folder under the system's temporary one: paths with contents; a path that ends with `/` is an empty folder. */
export async function makeTree(files: Readonly<Record<string, string | { readonly link: string }>>): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "markerlint-")));
  made.push(root);
  for (const [path, content] of Object.entries(files)) {
    const absolute = join(root, path);
    await mkdir(path.endsWith("/") ? absolute : dirname(absolute), { recursive: true });
    if (typeof content !== "string") await symlink(content.link, absolute);
    else if (!path.endsWith("/")) await writeFile(absolute, content);
  }
  return root;
}

/** A repository as far as files go: the search never runs git. */
export const repository = { ".git/HEAD": "ref: refs/heads/main\n" } as const;

export const skill = (name: string): string => `---\nname: ${name}\ndescription: Does ${name}. Use in tests.\n---\n\n# ${name}\n`;

export const ruleEntry = (id: string, meta: Partial<RuleEntry["meta"]> = {}): RuleEntry => ({
  id,
  meta: {
    summary: "Require something",
    level: "must",
    preset: "recommended",
    severity: "error",
    kinds: ["skill"],
    fixable: false,
    ...meta,
  },
  load: () => Promise.reject(new Error("no test runs a rule")),
});

export const known: KnownNames = {
  rules: [
    ruleEntry("skill/name-format", { options: { type: "object", properties: { maxLength: { type: "integer", minimum: 1 }, style: { type: "string", enum: ["kebab", "snake"] } }, required: ["maxLength", "style"], additionalProperties: false }, defaults: { maxLength: 64, style: "kebab" } }),
    ruleEntry("text/encoding", { formerly: ["text/utf-8"] }),
    ruleEntry("markdown/no-shouting", { preset: "strict", severity: "info" }),
  ],
  profiles: ["agent-skills", "claude-code", "vscode"],
  packs: ["engagement", "scratchpad"],
};

export function configSource(cwd: string, options: Partial<ConfigSourceOptions> = {}): ConfigSource {
  return new ConfigSource({ known, allowCode: true, ...options }, cwd);
}

interface Run {
  readonly kind?: FoundFile["kind"];
  readonly config?: Partial<ConfigSourceOptions>;
}

/** Runs `discover` with a fresh source of configurations. */
export async function find(cwd: string, args: readonly string[] = [], { kind, config }: Run = {}): Promise<Discovery> {
  return discover(args, cwd, { configs: configSource(cwd, config), kind });
}

/** The found files as `kind path`, which is short enough to compare whole. */
export const listed = ({ files }: Pick<Discovery, "files">): string[] => files.map(({ kind, path }) => `${kind} ${path}`);

export async function listOf(cwd: string, args: readonly string[] = [], run: Run = {}): Promise<string[]> {
  return listed(await find(cwd, args, run));
}
