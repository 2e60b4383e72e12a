import type { CommentPlace } from "../diagnostic.ts";
import type { CommentOrigin } from "../document.ts";
import type { Point } from "../span.ts";

/** A place in a comment, as diagnostics tell it. */
export function commentPlaceOf({ id, url, author, createdAt }: CommentOrigin, { line, column }: Point): CommentPlace {
  return { id, url, author, ...(createdAt !== undefined && { createdAt }), line, column };
}
