import type { CommentPlace } from "../core/diagnostic.ts";

/** A place in a comment of a captured thread: `in comment IC_1 by octocat, line 3:5, https://…`. */
export function describeComment({ id, author, line, column, url }: CommentPlace): string {
  return [
    `in comment${id === undefined ? "" : ` ${id}`}${author === undefined ? "" : ` by ${author}`}`,
    `line ${line}:${column}`,
    ...(url === undefined ? [] : [url]),
  ].join(", ");
}

/** The line above the findings of a comment: who wrote it, when, and which it is. */
export function commentHeading({ id, author, createdAt, url }: CommentPlace): string {
  const known = [author === "" ? undefined : author, createdAt, id === undefined ? undefined : `comment ${id}`, url].filter((part) => part !== undefined);
  return known.length === 0 ? "a comment" : known.join(", ");
}

/** Whether two places are in the same comment, as far as the captured JSON tells. */
export function isSameComment(a: CommentPlace | undefined, b: CommentPlace | undefined): boolean {
  return a?.id === b?.id && a?.url === b?.url && a?.author === b?.author && a?.createdAt === b?.createdAt && (a === undefined) === (b === undefined);
}
