import type { CommentFacts } from "./comment-facts.ts";

/** A comment in words, as briefly as it can be told from others: `comment 1234567 by octocat`. */
export function commentName({ origin, index }: Pick<CommentFacts, "origin" | "index">): string {
  const { id, author, place, createdAt } = origin;
  const what = { comment: "comment", description: "the description", review: "the review", "review-comment": "the comment on a line" }[place];
  const which = place === "description" ? "" : ` ${id ?? createdAt ?? `no. ${String(index + 1)} of the file`}`;
  return `${what}${which}${author === undefined || author === "" ? "" : ` by ${author}`}`;
}
