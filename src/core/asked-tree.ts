import type { GitState, Tree, TreeEntry } from "./tree.ts";

/** What was asked of a tree: what a folder holds, or what git does with a file. */
export interface TreeQuestion {
  readonly of: "list" | "git";
  readonly path: string;
}

/** The answer of a tree as a text, the same for equal answers. */
export function answerOf(tree: Tree | undefined, { of, path }: TreeQuestion): string {
  if (of === "git") return tree?.gitState?.(path) ?? "";
  return (
    tree
      ?.list(path)
      ?.map(({ name, type }) => `${type} ${name}`)
      .sort()
      .join("/") ?? "none"
  );
}

/** A tree that remembers what is asked of it. */
export class AskedTree implements Tree {
  readonly base?: string | undefined;
  readonly #tree: Tree;
  readonly #asked = new Map<string, TreeQuestion>();

  constructor(tree: Tree) {
    this.#tree = tree;
    this.base = tree.base;
  }

  get asked(): readonly TreeQuestion[] {
    return [...this.#asked.values()];
  }

  list(folder: string): readonly TreeEntry[] | undefined {
    this.#note({ of: "list", path: folder });
    return this.#tree.list(folder);
  }

  gitState(path: string): GitState | undefined {
    this.#note({ of: "git", path });
    return this.#tree.gitState?.(path);
  }

  #note(question: TreeQuestion): void {
    this.#asked.set(`${question.of} ${question.path}`, question);
  }
}
