import type { Diagnostic, FileResult } from "../core/diagnostic.ts";
import { isInShard } from "../core/shard.ts";
import type { Tree } from "../core/tree.ts";
import type { LintInput } from "../engine/lint-text.ts";
import type { Linter } from "../engine/linter.ts";
import { ProjectRun, type ProjectFile } from "../engine/project-run.ts";
import type { BlockText } from "../host/block-text.ts";
import { listedTree } from "../host/listed-tree.ts";
import { compareText, toForwardSlashes } from "../host/paths.ts";
import { describeError } from "../host/system-error.ts";
import type { Failure } from "../host/tree-search.ts";
import { decode, encode } from "../parse/decode.ts";
import type { Input } from "./input.ts";
import type { LintOptions } from "./program.ts";

/** The files of a run: read, examined, mended, and named as reports name them. */
export class LintRun {
  /** The mended text of standard input. */
  fixedText = "";
  /** What fixing would change, as a unified diff. */
  patch = "";
  readonly #linter: Linter;
  readonly #project: ProjectRun;
  readonly #options: LintOptions;
  readonly #shown: ReadonlyMap<string, string>;
  readonly #givenTree: (root: string) => Tree | undefined;
  readonly #trees = new Map<string, Tree>();
  readonly #inputs = new Map<string, Input>();
  readonly #unread: FileResult[] = [];
  readonly #streamed: BlockText[] = [];
  /** By the absolute path of the file. */
  readonly #unwritten = new Map<string, string>();
  /** The results of a dry run: those of the texts as they are. */
  #before: readonly FileResult[] | undefined;

  constructor(linter: Linter, options: LintOptions, shown: ReadonlyMap<string, string>, treeOf: (root: string) => Tree | undefined = () => undefined) {
    this.#givenTree = treeOf;
    this.#linter = linter;
    this.#project = new ProjectRun(linter);
    this.#options = options;
    this.#shown = shown;
  }

  async add(input: Input): Promise<void> {
    const { file } = input;
    const { path, kind, fileName, folderNames, root } = file;
    const absolutePath = toForwardSlashes(file.absolutePath);
    const { layers } = file.config;
    try {
      const factsOnly = !this.#reports(path);
      if (factsOnly && !(await this.#linter.notesFacts(kind, layers, absolutePath))) return;
      const streamed = await input.stream();
      if (streamed !== undefined) this.#streamed.push(streamed);
      const decoded = streamed === undefined ? decode(await input.read()) : { ...unkept, streamed };
      const text: LintInput = { ...decoded, path, kind, fileName, folderNames, tree: this.#treeOf(root), target: this.#options.target };
      await this.#project.add({ input: text, layers, absolutePath, root, factsOnly });
      this.#inputs.set(absolutePath, input);
    } catch (error) {
      // One broken file never stops a run.
      if (this.#reports(path)) this.#unread.push(unreadable({ path: this.#shown.get(file.absolutePath) ?? path, reason: describeError(error) }, kind));
    }
  }

  async fix(): Promise<void> {
    const { fix, fixDryRun, stdin } = this.#options;
    this.#before = fixDryRun === true ? this.#project.results() : undefined;
    for (const { file, text, fixed } of await this.#project.fix(({ safety }) => safety === "safe" || fix === "unsafe")) {
      this.fixedText = text;
      if (fixed === 0 || stdin === true) continue;
      const shown = this.#shown.get(file.absolutePath) ?? file.input.path;
      if (fixDryRun === true) this.patch += (await import("diff")).createTwoFilesPatch(`a/${shown}`, `b/${shown}`, file.input.text, text);
      else await this.#write(file, text);
    }
  }

  async #write({ absolutePath, root, input }: ProjectFile, text: string): Promise<void> {
    try {
      if (this.#inputs.get(absolutePath)?.writable !== true) throw new Error("the file lies outside the project");
      const { writeBytes } = await import("../host/write-file.ts");
      await writeBytes(absolutePath, root, encode(text, input.hasByteOrderMark));
    } catch (error) {
      this.#unwritten.set(absolutePath, `not fixed: ${describeError(error)}`);
    }
  }

  results(): FileResult[] {
    const results = this.#before ?? this.#project.results();
    const files = [...this.#inputs].flatMap(([absolutePath, { file }], index) => {
      const result = results[index];
      if (!this.#reports(file.path)) return [];
      const path = this.#shown.get(file.absolutePath) ?? file.path;
      const unwritten = this.#unwritten.get(absolutePath);
      const failures = [...(result?.failures ?? []), ...(unwritten === undefined ? [] : [unwritten])];
      const diagnostics = (result?.diagnostics ?? []).map((diagnostic) => showPaths(diagnostic, path.slice(0, path.length - file.path.length)));
      return { ...(result ?? unreadable({ path, reason: "" })), path, diagnostics, failures };
    });
    return [...files, ...this.#unread].sort((a, b) => compareText(a.path, b.path));
  }

  /** Lets go of what the results still needed for their reports. */
  async close(): Promise<void> {
    for (const text of this.#streamed) await text.close();
  }

  /** Whether the run speaks of a file, and not another shard. */
  #reports(path: string): boolean {
    return this.#options.shard === undefined || isInShard(path, this.#options.shard);
  }

  #treeOf(root: string): Tree {
    const tree = this.#trees.get(root) ?? this.#givenTree(root) ?? listedTree(root);
    this.#trees.set(root, tree);
    return tree;
  }
}

/** What stands for the text of a file that is streamed. */
const unkept = { text: "", hasByteOrderMark: false, faults: [] };

/** What a report says of a file that could not be read. */
export function unreadable({ path, reason }: Failure, kind: FileResult["kind"] = "markdown"): FileResult {
  return { path, kind, diagnostics: [], source: undefined, failures: [reason] };
}


/** Puts what stands before the paths of a project in reports, when there are several. */
function showPaths(diagnostic: Diagnostic, prefix: string): Diagnostic {
  const related = diagnostic.related.map((each) => (each.path === undefined ? each : { ...each, path: prefix + each.path }));
  return { ...diagnostic, path: prefix + diagnostic.path, related };
}
