import type { CommentOrigin, Document, Target } from "../core/document.ts";
import { collectComment } from "../core/thread/collect-comment.ts";
import type { ThreadPlace } from "../core/thread/comment-facts.ts";
import { commentName } from "../core/thread/comment-name.ts";
import { outcomesOf, type OutcomeCode } from "../core/thread/outcome.ts";
import { readThreads } from "../core/thread/read-threads.ts";
import type { Entry, FamilyReading, OwnedRecord, ThreadReading } from "../core/thread/thread-reading.ts";

/** What the readers of markers see of one issue or pull request: plain data. `schemas/inspection.schema.json` describes it. */
export interface ThreadInspection {
  readonly target: { readonly type: Target["type"] | null; readonly number: number } | null;
  /** Whether the comments are in the order in which they were made, or in that of the file. */
  readonly order: "createdAt" | "file";
  readonly families: readonly FamilyInspection[];
}

export interface FamilyInspection {
  readonly family: string;
  /** Of several records with one key, which readers take. */
  readonly reads: "latest" | "first" | "union" | "all";
  readonly inForce: readonly {
    /** What tells the record from others; empty where nothing does. */
    readonly key: readonly string[];
    readonly comments: readonly (CommentReference & { readonly version: number | null })[];
    readonly records: readonly RecordInspection[];
  }[];
  /** Records that readers gather from every payload. */
  readonly gathered: readonly RecordInspection[];
  /** Records of earlier comments that no comment in force repeats. */
  readonly orphaned: readonly (RecordInspection & { readonly key: readonly string[]; readonly reason: string })[];
  /** Markers that do not count, in the order of the thread. */
  readonly notInForce: readonly (CommentReference & { readonly head: string; readonly code: OutcomeCode; readonly reason: string })[];
}

interface CommentReference {
  readonly id: string | null;
  readonly url: string | null;
  readonly author: string | null;
  readonly createdAt: string | null;
  /** The line in the body, 1-based. */
  readonly line: number;
}

interface RecordInspection {
  readonly name: string;
  readonly comment: CommentReference;
}

/** What readers see of the threads in a captured file. */
export function inspectThreads(document: Document): ThreadInspection[] {
  const comments = document.embedded().map(collectComment).filter((comment) => comment !== undefined);
  return readThreads(comments, document.contracts.markers).map(inspectThread);
}

export function inspectThread({ target, dated, families }: ThreadReading): ThreadInspection {
  return {
    target: target === undefined ? null : { type: target.type ?? null, number: target.number },
    order: dated ? "createdAt" : "file",
    families: families.map(inspectFamily),
  };
}

function inspectFamily(family: FamilyReading): FamilyInspection {
  const { contract, keys, gathered, misses } = family;
  const keyOf = (key: readonly string[], number: number | undefined): readonly string[] => (number === undefined ? key : [...key, String(number)]);
  const markers = outcomesOf(family).map(({ entry, code, reason }) => ({ ...referenceTo(entry.comment, entry.marker.at), head: entry.marker.head, code, reason, index: entry.comment.index }));
  const others = misses.map(({ comment, at, loss }) => ({ ...referenceTo(comment, at), head: contract.head.template, code: loss.code, reason: loss.reason, index: comment.index }));
  return {
    family: contract.family,
    reads: contract.read ?? "all",
    inForce: keys
      .filter(({ inForce }) => inForce.length > 0)
      .map(({ key, number, inForce, records }) => ({
        key: keyOf(key, number),
        comments: inForce.map((entry) => ({ ...referenceTo(entry.comment, entry.marker.at), version: entry.marker.version ?? null })),
        records: records.map(inspectRecord),
      })),
    gathered: gathered.map(inspectRecord),
    orphaned: keys.flatMap(({ key, number, inForce, orphaned }) =>
      orphaned.map((owned) => ({ key: keyOf(key, number), ...inspectRecord(owned), reason: orphanReason(inForce) })),
    ),
    notInForce: [...markers, ...others].map(({ index: _, ...rest }) => rest),
  };
}

function orphanReason([winner]: readonly Entry[]): string {
  return winner === undefined ? "no comment counts" : `${commentName(winner.comment)} takes the place of its comment and does not repeat it`;
}

function inspectRecord({ record, entry }: OwnedRecord): RecordInspection {
  return { name: record.name, comment: referenceTo(entry.comment, record.at) };
}

function referenceTo({ origin }: { readonly origin: CommentOrigin }, { point }: ThreadPlace): CommentReference {
  return { id: origin.id ?? null, url: origin.url ?? null, author: origin.author ?? null, createdAt: origin.createdAt ?? null, line: point.line };
}

/** The reading of a thread for people: what counts, and below it what does not, with the reason. */
export function renderThread({ target, order, families }: ThreadInspection): string[] {
  const title = target === null ? "thread" : `${(target.type ?? "issue or pull request").replace("-", " ")} ${String(target.number)}`;
  const out = [`${title}, as readers see it${order === "file" ? "; in the order of the file, since not every comment has a time" : ""}`];
  for (const { family, reads, inForce, gathered, orphaned, notInForce } of families) {
    out.push("", `  ${family} (${readWords[reads]})`);
    if (inForce.length === 0) out.push("    nothing is in force");
    for (const { key, comments, records } of inForce) {
      out.push(`    ${key.length === 0 ? "" : `${key.join(" ")}: `}${comments.map((comment) => `${nameOf(comment)}${comment.version === null ? "" : `, version ${String(comment.version)}`}`).join("; ")}`);
      for (const { name, comment } of records) out.push(`      ${name}  ${placeOf(comment)}`);
    }
    if (gathered.length > 0) out.push("    gathered from every comment");
    for (const { name, comment } of gathered) out.push(`      ${name}  ${placeOf(comment)}`);
    if (notInForce.length + orphaned.length > 0) out.push("    lost");
    for (const { name, comment, reason } of orphaned) out.push(`      orphaned: ${name}  ${placeOf(comment)}: ${reason}.`);
    for (const { head, code, reason, ...comment } of notInForce) out.push(`      ${code}: ${head}  ${placeOf(comment)}: ${reason}.`);
  }
  if (families.length === 0) out.push("", "  no marker");
  return out;
}

const readWords: Readonly<Record<FamilyInspection["reads"], string>> = {
  latest: "readers take the latest",
  first: "readers take the first",
  union: "readers take all together",
  all: "readers take any",
};

function nameOf({ id, author, createdAt }: CommentReference): string {
  return `comment ${id ?? "without id"}${author === null || author === "" ? "" : ` by ${author}`}${createdAt === null ? "" : `, ${createdAt}`}`;
}

function placeOf(comment: CommentReference): string {
  return `comment ${comment.id ?? "without id"}, line ${String(comment.line)}`;
}
