import type { CommentOrigin, Target } from "../../core/document.ts";
import type { JsonString, JsonValue } from "../../core/json.ts";
import { originKeys, originOf } from "./comment-origin.ts";
import { targetKeys, targetOf } from "./comment-target.ts";

/** A body of a captured thread, and where it comes from. */
export interface CapturedComment {
  readonly body: JsonString;
  readonly comment: CommentOrigin;
  /** The issue or pull request under which it stands. */
  readonly target: Target | undefined;
}

/** The keys of an object by which it is known as a comment, which one, and of what. */
export const commentKeys: ReadonlySet<string> = new Set(["body", ...originKeys, ...targetKeys]);

/**
 * Every object with a text `body` in what `gh issue view --json`, `gh pr view --json` and `gh api` print: REST arrays, GraphQL
 * nodes and edges, pages one behind the other, single comments and webhook events (cli/cli and the GitHub REST and
 * GraphQL documentation). In the order of their bodies in the text.
 */
export function findComments(values: readonly JsonValue[]): CapturedComment[] {
  return commentsIn(values, undefined, undefined).sort((a, b) => a.body.span.start - b.body.span.start);
}

/** `key` is the one under which the values stand, and `above` the target of what is around them. */
function commentsIn(values: readonly JsonValue[], key: string | undefined, above: Target | undefined): CapturedComment[] {
  return values.flatMap((value) => {
    if (value.type === "array") return commentsIn(value.items, key, above);
    if (value.type !== "object") return [];
    const target = targetOf(value, key) ?? above;
    const body = value.members.get("body");
    const own = body?.type === "string" ? [{ body, target, comment: originOf(value, key) }] : [];
    return [...own, ...[...value.members].flatMap(([name, member]) => commentsIn([member], name, target))];
  });
}
