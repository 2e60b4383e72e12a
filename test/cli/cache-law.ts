import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, vi } from "vitest";
import { KeptDocuments } from "../../src/host/cache/kept-documents.ts";
import { runCached } from "./cache-command.ts";
import { goodSkill, makeTree } from "./tree.ts";

/** A skill with this body. */
export const skill = (name: string, body: string): string => `---\nname: ${name}\ndescription: Count things. Use it when a number is needed.\n---\n\n# ${name}\n\n${body}\n`;

const documents = ["skills/a/SKILL.md", "skills/b/SKILL.md", "skills/b/references/deep.md", "skills/SKILL.md", ".claude/agents/a.md", "HANDOFF.md", "AGENTS.md", ".tmp/notes/x.md"];

/** Several of one size, so that a change may show in nothing but the content. */
const contents = [
  goodSkill("a"),
  goodSkill("b"),
  skill("a", "[x](references/deep.md)"),
  skill("a", "[x](references/Deep.md)"),
  skill("b", "[x](../a/SKILL.md#a)"),
  skill("b", "[x](../a/SKILL.md#b)"),
  skill("b", "[deep](references/deep.md) <!-- markerlint-disable-line -->"),
  skill("b", "<!-- markerlint-disable-file skill/name-form -- A reason. -->"),
  "# Hand-off of parser\n\n**Date:** 2026-3-4\n\n## Done\n\n- [?] tables\n",
  "# deep\n\n[up](../SKILL.md), [gone](gone.md)\n\n```python\nprint('x'\n```\n\n1. a\n3. b\n",
  "<!-- engagement-record-design-575 -->\n\n```yaml\nschema_version: 9\n```\n",
  "# Text that one parser leaves to another\n\n*a **b* c**, [x]( <y> ), http://x.example/~_~ \u{1F600}\n\n[gone](gone.md)\n",
  "\uFEFF---\nname: a\n---\n",
  "",
];

const others: readonly (readonly [path: string, texts: readonly string[]])[] = [
  ["markerlint.config.yaml", ["rules: {}\n", "rules: { skill/name-form: warning }\n", "rules: { skill/name-form: no }\n", "profiles: [claude-code]\n", "ignore: [skills/b/**]\n", "overrides: [{ files: ['skills/a/**'], rules: { skill/name-matches-folder: off } }]\n"]],
  [".gitignore", ["skills/b\n", "skills/a\n", "*.md\n"]],
  [".markerlint/handoff.contract.yaml", ["contract: note\nname: handoff\nfiles: [HANDOFF.md]\n", "contract: note\nname: handoff\nfiles: [HANDOFF.md]\nsections: { one: { heading: Next, required: true } }\n", "contract: note\n"]],
  ["package.json", ['{ "markerlint": { "presets": ["strict"] } }', "{}"]],
  ["skills/b/references/Deep.md", ["# Deep\n"]],
];

type Step = (folder: string, tick: () => number) => void;

function put(folder: string, path: string, text: string, time: number): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  rmSync(target, { recursive: true, force: true });
  writeFileSync(target, text);
  utimesSync(target, time, time);
}

const named = (name: string, step: Step): Step => Object.assign(step, { toString: () => name, [fc.toStringMethod]: () => name });

const anyDocument = fc.constantFrom(...documents);
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(anyDocument, fc.nat(contents.length - 1)).map(([path, index]) => named(`write ${path} ${String(index)}`, (folder, tick) => { put(folder, path, contents[index] ?? "", tick()); })) },
  { weight: 3, arbitrary: fc.constantFrom(...others.flatMap(([path, texts]) => texts.map((text) => [path, text] as const))).map(([path, text]) => named(`write ${path} ${JSON.stringify(text)}`, (folder, tick) => { put(folder, path, text, tick()); })) },
  { weight: 2, arbitrary: fc.constantFrom(...documents, ...others.map(([path]) => path), "skills/b", "skills/b/references", ".git").map((path) => named(`remove ${path}`, (folder) => { rmSync(join(folder, path), { recursive: true, force: true }); })) },
  {
    weight: 1,
    arbitrary: fc.tuple(anyDocument, anyDocument).map(([from, to]) =>
      named(`rename ${from} to ${to}`, (folder) => {
        if (!existsSync(join(folder, from)) || from === to) return;
        mkdirSync(dirname(join(folder, to)), { recursive: true });
        renameSync(join(folder, from), join(folder, to));
      }),
    ),
  },
  { weight: 1, arbitrary: anyDocument.map((path) => named(`touch ${path}`, (folder, tick) => { if (existsSync(join(folder, path))) { const time = tick(); utimesSync(join(folder, path), time, time); } })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(["skills/a/SKILL.md", "../b/SKILL.md"], ["skills/c", "b"], [".claude/skills", "../skills"], ["skills/b/references", "../a"], ["HANDOFF.md", "nowhere.md"]).map(([path = "", target = ""]) =>
      named(`link ${path} to ${target}`, (folder) => {
        rmSync(join(folder, path), { recursive: true, force: true });
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        symlinkSync(target, join(folder, path));
      }),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom("skills/new", "skills/a/references", ".git").map((path) => named(`make ${path}`, (folder) => { mkdirSync(join(folder, path), { recursive: true }); })) },
  { weight: 1, arbitrary: fc.constant(named("nothing", () => undefined)) },
);

const commandLines: readonly (readonly string[])[] = [["--format", "json"], ["--verbose"], ["--format", "sarif", "skills/b"], ["--format", "json", "skills/**/*.md"], ["--fix-dry-run"], ["--shard", "1/2"], ["--profile", "claude-code"], ["--format", "json", "skills/a/SKILL.md"]];

const start = { "markerlint.config.yaml": "rules: { skill/name-form: info }\n", ".gitignore": "*.log\n", ".git/HEAD": "ref: refs/heads/main\n", "skills/a/SKILL.md": goodSkill("a"), "skills/b/SKILL.md": skill("b", "[x](references/deep.md)"), "skills/b/references/deep.md": "# deep\n" };

/** What of a law was shown by how much: a cache that does nothing would hold it too. */
export interface Shown {
  /** How many runs only said again what an earlier one said. */
  readonly replayed: number;
  /** How many documents were not examined again. */
  readonly found: number;
}

/**
 * Changes a small project in any way and compares each run with `--cache` to the same run without it. With `settled` files count as old
 * enough that their times are trusted.
 */
export async function checkLaw(numRuns: number, seed: number, settled: boolean): Promise<Shown> {
  let replayed = 0;
  const found = vi.spyOn(KeptDocuments.prototype, "find");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(steps, fc.nat(commandLines.length * 3)), { minLength: 3, maxLength: 8 }), async (all) => {
      const { folder } = makeTree(start);
      let now = 1_000_000;
      if (settled) vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
      for (const [step, choice] of all) {
        step(folder, () => (now += 1));
        const args = commandLines[choice] ?? commandLines[0] ?? [];
        const plain = await runCached(args, folder);
        const cached = await runCached(["--cache", ...args], folder);
        replayed += Number(cached.replayed);
        expect(cached).toEqual({ ...plain, replayed: cached.replayed });
      }
      rmSync(folder, { recursive: true, force: true });
      vi.useRealTimers();
    }),
    { numRuns, seed },
  );
  return { replayed, found: found.mock.results.filter(({ value }) => value !== undefined).length };
}
