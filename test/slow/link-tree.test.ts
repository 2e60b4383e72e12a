import { expect, it } from "vitest";
import { ruleEntries } from "../../rules/index.ts";
import { configSource } from "../../src/cli/configuration.ts";
import { collectInputs } from "../../src/cli/inputs.ts";
import { LintRun } from "../../src/cli/lint-run.ts";
import type { LintOptions } from "../../src/cli/program.ts";
import { shownPaths } from "../../src/cli/shown-paths.ts";
import type { MarkdownParser } from "../../src/core/markdown.ts";
import { Linter } from "../../src/engine/linter.ts";
import { chooseParser } from "../../src/parse/markdown/choose.ts";
import { makeTree } from "../cli/tree.ts";

const count = 5000;

/** Pages in a hundred folders; each links to a heading of the next page, to one that is not there, and to a missing page. */
function pages(): Record<string, string> {
  const files: Record<string, string> = { ".git/HEAD": "ref: refs/heads/main\n", "markerlint.config.yaml": "files: { \"docs/**/*.md\": markdown }\n" };
  for (let index = 0; index < count; index += 1) {
    const next = pathOf((index + 1) % count);
    files[`docs/${pathOf(index)}`] = `# Page ${index}\n\n[next](../${next}#page-${(index + 1) % count}) [gone](../${next}#gone) [none](../${next.replace(".md", "-none.md")})\n`;
  }
  return files;
}

function pathOf(index: number): string {
  return `part-${index % 100}/page-${index}.md`;
}

it("links among 5,000 pages: each page is read once, parsed once, and once more for its headings since links name them", async () => {
  const { folder } = makeTree(pages());
  const options: LintOptions = { format: "text", config: true, configCode: false, inlineConfig: true, rule: [], profile: [], parser: "auto", color: false };
  const streams = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, color: false };
  const chosen = await chooseParser("auto");
  const parsed = new Map<string, number>();
  const parser: MarkdownParser = {
    name: chosen.name,
    limit: (text) => chosen.limit(text),
    open: (text, bodyStart, wanted) => {
      parsed.set(text, (parsed.get(text) ?? 0) + 1);
      return chosen.open(text, bodyStart, wanted);
    },
  };
  const read = new Map<string, number>();
  const { inputs } = await collectInputs([folder], {}, configSource(options, folder), streams, folder);
  const linter = new Linter({ parser, rules: ruleEntries.filter(({ id }) => id.startsWith("links/")), inlineConfig: true, ruleUrl: (id) => id });
  const run = new LintRun(linter, options, shownPaths(inputs.map(({ file }) => file)));
  for (const input of inputs) {
    await run.add({
      ...input,
      read: () => {
        read.set(input.file.path, (read.get(input.file.path) ?? 0) + 1);
        return input.read();
      },
    });
  }
  const found = run.results().flatMap(({ diagnostics, failures }) => [...failures, ...diagnostics.map(({ ruleId, messageId }) => `${ruleId} ${messageId}`)]);

  expect(new Set(read.values())).toEqual(new Set([1]));
  expect(read.size).toBe(count);
  expect(new Set(parsed.values())).toEqual(new Set([2]));
  expect(parsed.size).toBe(count);
  expect(found.sort()).toEqual([...Array<string>(count).fill("links/exists link"), ...Array<string>(count).fill("links/fragment-exists missing")]);
});
