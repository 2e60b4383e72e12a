import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { Composer } from "yaml";
import { ruleEntries } from "../../rules/index.ts";
import type { DocumentKind } from "../../src/core/document.ts";
import type { MarkdownParser } from "../../src/core/markdown.ts";
import { compiledContracts } from "../../src/engine/built-in-contracts.ts";
import { Linter } from "../../src/engine/linter.ts";
import { ProjectRun } from "../../src/engine/project-run.ts";
import { remarkParser } from "../../src/parse/markdown/remark.ts";

/** The work that small runs do, counted: a clock would tell it only roughly, and on one machine. */
const composed = vi.spyOn(Composer.prototype, "compose");

interface Work {
  readonly groups: readonly string[];
  readonly contracts: number;
  readonly trees: number;
  readonly yaml: number;
}

const path = "skills/a/SKILL.md";
const head = "---\nname: a\ndescription: Does one thing. Use it when that thing is to be done.\n---\n";

beforeEach(() => {
  composed.mockClear();
});

afterAll(() => {
  composed.mockRestore();
});

async function workOf(texts: readonly { readonly path: string; readonly kind: DocumentKind; readonly text: string }[]): Promise<Work> {
  const loaded = new Set<string>();
  const rules = ruleEntries.map((entry) => ({
    ...entry,
    load: () => {
      expect(loaded.has(entry.id)).toBe(false);
      loaded.add(entry.id);
      return entry.load();
    },
  }));
  let trees = 0;
  const parser: MarkdownParser = {
    ...remarkParser,
    open: (...given) => {
      trees += 1;
      return remarkParser.open(...given);
    },
  };
  const before = compiledContracts();
  const run = new ProjectRun(new Linter({ parser, rules, inlineConfig: true, ruleUrl: (id) => id }));
  for (const text of texts) await run.add({ input: { ...text, hasByteOrderMark: false, faults: [], folderNames: ["a"] }, layers: [], absolutePath: `/${text.path}`, root: "/" });
  expect(run.results().flatMap(({ failures }) => failures)).toEqual([]);
  return {
    groups: [...new Set([...loaded].map((id) => id.slice(0, id.indexOf("/"))))].sort(),
    contracts: compiledContracts() - before,
    trees,
    yaml: composed.mock.calls.length,
  };
}

it("a skill of plain prose costs one tree, its front matter once, and no contract", async () => {
  expect(await workOf([{ path, kind: "skill", text: `${head}\n# A\n\nProse.\n` }])).toEqual({ groups: ["frontmatter", "links", "markdown", "skill", "text"], contracts: 0, trees: 1, yaml: 1 });
});

it("each of ten skills is read once, and each rule is loaded once", async () => {
  const texts = Array.from({ length: 10 }, (_, index) => ({ path: `skills/a${String(index)}/SKILL.md`, kind: "skill" as const, text: `${head}\n# A\n\n[a](b.md) and \`c\`.\n` }));
  expect(await workOf(texts)).toMatchObject({ contracts: 0, trees: 10, yaml: 10 });
});

it("a fence of shell loads the rules about shell, and a command those of its contract alone", async () => {
  const { groups, contracts } = await workOf([{ path, kind: "skill", text: `${head}\n\`\`\`bash\nprune_scratchpad.py --init\n\`\`\`\n` }]);
  expect(groups).toEqual(["command", "frontmatter", "links", "markdown", "skill", "snippet", "text"]);
  // None where another test of the process has compiled it.
  expect(contracts).toBeLessThanOrEqual(1);
});

it("a directive loads the rules about directives", async () => {
  const { groups } = await workOf([{ path, kind: "skill", text: `${head}\nProse.\n\n<!-- markerlint-disable-next-line links/exists -- not yet there -->\n[a](b.md)\n` }]);
  expect(groups).toContain("directives");
});

it("prose in Markdown needs no rule about skills", async () => {
  expect(await workOf([{ path: "docs/a.md", kind: "markdown", text: "# A\n\nProse.\n" }])).toEqual({ groups: ["links", "markdown", "text"], contracts: 0, trees: 1, yaml: 0 });
});
