import { stat } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import type { DocumentKind } from "../core/document.ts";
import type { SourceText } from "../core/source-text.ts";
import type { Tree } from "../core/tree.ts";
import type { LintInput } from "../engine/lint-text.ts";
import { ProjectFacts } from "../engine/project-facts.ts";
import { discover } from "../host/discover.ts";
import type { FoundFile } from "../host/found-files.ts";
import { listedTree } from "../host/listed-tree.ts";
import { toForwardSlashes } from "../host/paths.ts";
import { readBytes } from "../host/read-file.ts";
import { decode } from "../parse/decode.ts";
import type { Environment } from "./environment.ts";

/** Captured threads and journals are large, and no rule compares them with other documents. */
const unnotedKinds: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["thread", "journal", "task"]);
/** Larger files are not read only to know what is around a document, in bytes. */
const largestNeighbour = 1024 * 1024;
/** In a tree with more documents only the open ones are compared. */
const mostNeighbours = 20_000;

/** A file of the project that is not open, as it was read. */
interface Neighbour {
  readonly file: FoundFile;
  /** By which a change is told. */
  readonly stamp: string;
  readonly source: SourceText;
}

/** What is known of the files around the open documents of one root. */
export class Project {
  readonly root: string;
  readonly facts = new ProjectFacts();
  readonly #environment: Environment;
  readonly #neighbours = new Map<string, Neighbour>();
  /** The open documents by their paths. */
  readonly #open = new Map<string, SourceText>();
  #tree: Tree;
  #search: Promise<void> | undefined;

  constructor(root: string, environment: Environment) {
    this.root = root;
    this.#environment = environment;
    this.#tree = listedTree(root);
  }

  /** The files of the project, each folder as it was when it was first asked for since the last `forgetTree`. */
  get tree(): Tree {
    return this.#tree;
  }

  /** Whether a search has begun. */
  get isSearched(): boolean {
    return this.#search !== undefined;
  }

  forgetTree(): void {
    this.#tree = listedTree(this.root);
  }

  /** The files that a search of the project finds, open ones among them. */
  get files(): readonly FoundFile[] {
    return [...this.#neighbours.values()].map(({ file }) => file);
  }

  /** The text of a document of the project, as findings refer to it. */
  sourceOf(path: string): SourceText | undefined {
    return this.#open.get(path) ?? this.#neighbours.get(path)?.source;
  }

  /** Takes the text of an editor in place of that on the disk. */
  setOpen(path: string, source: SourceText): void {
    this.#open.set(path, source);
  }

  /** Goes back to what the disk holds. */
  async setClosed(path: string): Promise<void> {
    this.#open.delete(path);
    const neighbour = this.#neighbours.get(path);
    this.#neighbours.delete(path);
    this.facts.remove(path);
    if (neighbour !== undefined) await this.#read(neighbour.file);
  }

  /**
   * Searches the project once, and again after `search(true)`; files that did not change are not read again. Other work comes in
   * between two files. Throws a `ConfigError`.
   */
  search(again = false): Promise<void> {
    if (again || this.#search === undefined) this.#search = (this.#search ?? Promise.resolve()).catch(() => undefined).then(() => this.#searchNow());
    return this.#search;
  }

  async #searchNow(): Promise<void> {
    const { files } = await discover([this.root], this.root, { configs: this.#environment.configs });
    const found = files.filter(({ kind, root }) => root === this.root && !unnotedKinds.has(kind));
    const paths = new Set(found.map(({ path }) => path));
    for (const path of this.#neighbours.keys()) {
      if (paths.has(path)) continue;
      this.#neighbours.delete(path);
      if (!this.#open.has(path)) this.facts.remove(path);
    }
    if (found.length > mostNeighbours) return;
    for (const file of found) {
      await this.#read(file);
      await setImmediate();
    }
  }

  async #read(file: FoundFile): Promise<void> {
    try {
      const { size, mtimeMs } = await stat(file.absolutePath);
      const stamp = `${String(size)} ${String(mtimeMs)} ${file.kind} ${file.folderNames.join("/")}`;
      if (size > largestNeighbour || this.#neighbours.get(file.path)?.stamp === stamp) return;
      const { path, kind, fileName, folderNames, config, absolutePath } = file;
      const input: LintInput = { ...decode(await readBytes(absolutePath)), path, kind, fileName, folderNames, tree: this.#tree };
      const { source, ...notes } = await this.#environment.linter.note(input, config.layers, toForwardSlashes(absolutePath));
      this.#neighbours.set(path, { file, stamp, source });
      if (!this.#open.has(path)) this.facts.set(notes);
    } catch {
      // A file that went while it was looked for, or that cannot be read, has nothing to compare.
      this.#neighbours.delete(file.path);
      if (!this.#open.has(file.path)) this.facts.remove(file.path);
    }
  }
}
