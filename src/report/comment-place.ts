import type { CommentPlace } from "../core/diagnostic.ts";

/** A place in a comment of a captured thread: `in comment IC_1 by octocat, line 3:5, https://…`. */
export function describeComment({ id, author, line, column, url }: CommentPlace): string {
  return [
    `in comment${id === undefined ? "" : ` ${id}`}${author === undefined ? "" : ` by ${author}`}`,
    `line ${line}:${column}`,
    ...(url === undefined ? [] : [url]),
  ].join(", ");
}
