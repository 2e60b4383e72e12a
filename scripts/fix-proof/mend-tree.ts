import { configSource } from "../../src/cli/configuration.ts";
import { collectInputs } from "../../src/cli/inputs.ts";
import type { Diagnostic, FileResult } from "../../src/core/diagnostic.ts";
import { Linter } from "../../src/engine/linter.ts";
import { ProjectRun, type ProjectFile } from "../../src/engine/project-run.ts";
import { listedTree } from "../../src/host/listed-tree.ts";
import { toForwardSlashes } from "../../src/host/paths.ts";
import { decode, encode } from "../../src/parse/decode.ts";
import { chooseParser } from "../../src/parse/markdown/choose.ts";
import { ruleEntries } from "../../rules/index.ts";
import type { Mended, State } from "./judge.ts";

/** A linted tree, before and after its fixes. */
export interface MendedTree {
  readonly files: readonly (Mended & { readonly path: string })[];
  /** Sentences about rules that threw and files whose bytes are not those of their text. */
  readonly failures: readonly string[];
}

/** Lints a tree with every rule, applies every fix in memory, and lints and fixes the new texts from scratch. */
export async function mendTree(folder: string): Promise<MendedTree> {
  const linter = new Linter({ parser: await chooseParser("auto"), rules: ruleEntries, inlineConfig: true, ruleUrl: (id) => id });
  await linter.loadContracts();
  const { files, failures } = await readTree(folder);
  const first = await runOver(linter, files);
  const before = first.results();
  const fixed = await first.fix(() => true);
  const second = await runOver(linter, files.map((file, index) => withText(file, fixed[index]?.text ?? "")));
  const after = second.results();
  const again = await second.fix(() => true);
  return {
    files: fixed.map(({ file, text, passes }, index) => ({
      path: file.input.path,
      before: stateOf(linter, file, file.input.text, before[index]),
      after: stateOf(linter, file, text, after[index]),
      passes,
      appliedAgain: again[index]?.fixed ?? 0,
    })),
    failures: [...failures, ...[...before, ...after].flatMap(({ path, failures: of }) => of.map((each) => `${path}: ${each}`))],
  };
}

async function readTree(folder: string): Promise<{ readonly files: readonly ProjectFile[]; readonly failures: readonly string[] }> {
  // Every rule, whatever the tree's own configuration says.
  const rule = ruleEntries.map(({ id, meta }) => `${id}: ${meta.severity}`);
  const configs = configSource({ config: false, configCode: false, rule, profile: [] }, folder);
  const streams = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, color: false };
  const { inputs } = await collectInputs([folder], {}, configs, streams, folder);
  const trees = new Map(inputs.map(({ file: { root } }) => [root, listedTree(root)]));
  const files: ProjectFile[] = [];
  const failures: string[] = [];
  for (const { file, read } of inputs) {
    const { path, kind, fileName, folderNames, root, absolutePath, config } = file;
    const bytes = await read();
    const text = decode(bytes);
    if (text.faults.length === 0 && Buffer.compare(bytes, encode(text.text, text.hasByteOrderMark)) !== 0) failures.push(`${path}: its text is written with other bytes`);
    const input = { ...text, path, kind, fileName, folderNames, tree: trees.get(root) };
    files.push({ input, layers: config.layers, absolutePath: toForwardSlashes(absolutePath), root });
  }
  return { files, failures };
}

async function runOver(linter: Linter, files: readonly ProjectFile[]): Promise<ProjectRun> {
  const run = new ProjectRun(linter);
  for (const file of files) await run.add(file);
  return run;
}

function withText(file: ProjectFile, text: string): ProjectFile {
  return { ...file, input: { ...file.input, text } };
}

function stateOf(linter: Linter, { input, layers }: ProjectFile, text: string, result: FileResult | undefined): State {
  const isOpen = ({ suppressed }: Diagnostic): boolean => suppressed === undefined;
  return { text, diagnostics: (result?.diagnostics ?? []).filter(isOpen), document: linter.inspect({ ...input, text }, layers) };
}
