import type { Document, Frontmatter, FrontmatterNearMiss, TextFault } from "../core/document.ts";

type Lazy = Pick<Document, "faults" | "markdownLimit" | "frontmatter" | "frontmatterNearMisses">;

/**
 * The fields of a document that are read when they are first asked for. They are those of a class, since V8 keeps the getters of an
 * object literal, and all that these close over, until its next full collection.
 */
export class LazyFields implements Lazy {
  readonly #read: { readonly [Field in keyof Lazy]: () => Lazy[Field] };

  constructor(read: { readonly [Field in keyof Lazy]: () => Lazy[Field] }) {
    this.#read = read;
  }

  get faults(): readonly TextFault[] {
    return this.#read.faults();
  }

  get markdownLimit(): TextFault | undefined {
    return this.#read.markdownLimit();
  }

  get frontmatter(): Frontmatter | undefined {
    return this.#read.frontmatter();
  }

  get frontmatterNearMisses(): readonly FrontmatterNearMiss[] {
    return this.#read.frontmatterNearMisses();
  }
}
