import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { isDeepStrictEqual } from "node:util";
import { answerOf, type TreeQuestion } from "../../core/asked-tree.ts";
import type { ExaminedText, KeptExamination, KeptExaminations } from "../../core/kept-examinations.ts";
import type { Tree } from "../../core/tree.ts";
import type { CacheFolder } from "./cache-folder.ts";
import { readKept, writeKept } from "./kept-file.ts";

interface Entry {
  /** The hash of the text and of all that is known of it. */
  readonly print: string;
  /** What was asked of the tree, each with the hash of the answer. */
  readonly asked: readonly (readonly [TreeQuestion["of"], string, string])[];
  /** The examination, serialised: most are not looked at when others change. */
  readonly data: Uint8Array;
  /** The day on which it was last of use, in days since 1970. */
  seen: number;
}

/** Examinations of documents that no run asked for in so many days are dropped. */
const longestKept = 30;

/** The examinations of single documents, in one file for all runs of a build. */
export class KeptDocuments implements KeptExaminations {
  readonly #folder: CacheFolder;
  readonly #key: string;
  readonly #entries: Map<string, Entry>;
  readonly #hashes = new Map<string, string>();
  readonly #answers = new WeakMap<Tree, Map<string, string>>();
  readonly #today = Math.floor(Date.now() / (24 * 60 * 60 * 1000));
  #lastText: { readonly id: string; readonly text: string; readonly hash: string } | undefined;
  #changed = false;

  constructor(folder: CacheFolder, build: string) {
    this.#folder = folder;
    // The format of what is serialised belongs to Node.
    this.#key = JSON.stringify([build, process.version, process.platform, process.arch, process.env["TZ"]]);
    this.#entries = readEntries(folder, this.#key);
  }

  find(examined: ExaminedText): KeptExamination | undefined {
    const entry = this.#entries.get(examined.id);
    if (entry?.print !== this.#print(examined)) return undefined;
    if (!entry.asked.every(([of, path, hash]) => this.#answer(examined.tree, { of, path }) === hash)) return undefined;
    this.#use(entry);
    return deserialize(entry.data) as KeptExamination;
  }

  noted(examined: ExaminedText, make: () => string): string {
    const id = `${examined.id}\0noted`;
    const entry = this.#entries.get(id);
    const print = this.#print(examined);
    if (entry?.print === print) {
      this.#use(entry);
      return deserialize(entry.data) as string;
    }
    const noted = make();
    this.#entries.set(id, { print, asked: [], data: serialize(noted), seen: this.#today });
    this.#changed = true;
    return noted;
  }

  keep(examined: ExaminedText, asked: readonly TreeQuestion[], examination: KeptExamination): void {
    const data = plainData(examination);
    if (data === undefined) return;
    const answers = asked.map((question) => [question.of, question.path, this.#answer(examined.tree, question)] as const);
    this.#entries.set(examined.id, { print: this.#print(examined), asked: answers, data, seen: this.#today });
    this.#changed = true;
  }

  /** Writes what is new for later runs. Throws a `CacheError`. */
  save(): void {
    if (!this.#changed) return;
    const kept = [...this.#entries].filter(([, { seen }]) => this.#today - seen <= longestKept);
    writeKept(this.#folder, "documents", this.#key, serialize(new Map(kept)));
  }

  #use(entry: Entry): void {
    // Once a day is often enough to tell what is still in use.
    if (entry.seen !== this.#today) this.#changed = true;
    entry.seen = this.#today;
  }

  #print({ id, text, place, settings }: ExaminedText): string {
    return createHash("sha256").update(this.#hash(settings)).update("\0").update(place).update("\0").update(this.#textHash(id, text)).digest("base64");
  }

  /** The hash of a text, which is asked for twice. */
  #textHash(id: string, text: string): string {
    const last = this.#lastText;
    if (last?.id === id && last.text === text) return last.hash;
    const hash = createHash("sha256").update(text).digest("base64");
    this.#lastText = { id, text, hash };
    return hash;
  }

  /** The hash of a text that comes again and again. */
  #hash(text: string): string {
    let hash = this.#hashes.get(text);
    if (hash === undefined) {
      hash = createHash("sha256").update(text).digest("base64");
      this.#hashes.set(text, hash);
    }
    return hash;
  }

  /** The hash of an answer; a tree answers the same during a run. */
  #answer(tree: Tree | undefined, question: TreeQuestion): string {
    const known = tree === undefined ? undefined : (this.#answers.get(tree) ?? new Map<string, string>());
    if (tree !== undefined && known !== undefined) this.#answers.set(tree, known);
    const key = `${question.of} ${question.path}`;
    const hash = known?.get(key) ?? createHash("sha256").update(answerOf(tree, question)).digest("base64");
    known?.set(key, hash);
    return hash;
  }
}

/** An examination as bytes; `undefined` for one that would not come back as it was. */
function plainData(examination: KeptExamination): Uint8Array | undefined {
  try {
    const data = serialize(examination);
    return isDeepStrictEqual(deserialize(data), examination) ? data : undefined;
  } catch {
    return undefined;
  }
}

function readEntries(folder: CacheFolder, key: string): Map<string, Entry> {
  const bytes = readKept(folder, "documents", key);
  return bytes === undefined ? new Map<string, Entry>() : (deserialize(bytes) as Map<string, Entry>);
}
