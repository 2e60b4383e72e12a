import type { Target } from "../../core/document.ts";
import type { JsonObject, JsonString, JsonValue } from "../../core/json.ts";
import { targetKeys, targetOf } from "./comment-target.ts";

/** A comment of a captured thread: its body, and what identifies it. */
export interface CapturedComment {
  readonly body: JsonString;
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly author: string | undefined;
  /** The issue or pull request under which it stands. */
  readonly target: Target | undefined;
}

const authorKeys = ["author", "user", "actor"];

/** The keys of an object by which it is known as a comment, which one, and of what. */
export const commentKeys: ReadonlySet<string> = new Set(["body", "databaseId", "id", "html_url", "url", ...authorKeys, ...targetKeys]);

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
    const own = body?.type === "string" ? [{ body, target, ...identify(value) }] : [];
    return [...own, ...[...value.members].flatMap(([name, member]) => commentsIn([member], name, target))];
  });
}

function identify(comment: JsonObject): Pick<CapturedComment, "id" | "url" | "author"> {
  const author = authorKeys.map((key) => comment.members.get(key)).find((value) => value?.type === "object");
  return {
    id: textOf(comment.members.get("databaseId")) ?? textOf(comment.members.get("id")),
    url: textOf(comment.members.get("html_url")) ?? textOf(comment.members.get("url")),
    author: author?.type === "object" ? textOf(author.members.get("login")) : undefined,
  };
}

function textOf(value: JsonValue | undefined): string | undefined {
  if (value?.type === "string") return value.value;
  return value?.type === "number" ? value.source : undefined;
}
