import type { JsonObject, JsonString, JsonValue } from "../../core/json.ts";

/** A comment of a captured thread: its body, and what identifies it. */
export interface CapturedComment {
  readonly body: JsonString;
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly author: string | undefined;
}

const authorKeys = ["author", "user", "actor"];

/** The keys of an object by which it is known as a comment, and which one. */
export const commentKeys: ReadonlySet<string> = new Set(["body", "databaseId", "id", "html_url", "url", ...authorKeys]);

/**
 * Every object with a text `body` in what `gh issue view --json`, `gh pr view --json` and `gh api` print: REST arrays, GraphQL
 * nodes and edges, pages one behind the other, single comments and webhook events (cli/cli and the GitHub REST and
 * GraphQL documentation). In the order of their bodies in the text.
 */
export function findComments(values: readonly JsonValue[]): CapturedComment[] {
  return commentsIn(values).sort((a, b) => a.body.span.start - b.body.span.start);
}

function commentsIn(values: readonly JsonValue[]): CapturedComment[] {
  return values.flatMap((value) => {
    if (value.type === "array") return commentsIn(value.items);
    if (value.type !== "object") return [];
    const body = value.members.get("body");
    const own = body?.type === "string" ? [{ body, ...identify(value) }] : [];
    return [...own, ...commentsIn([...value.members.values()])];
  });
}

function identify(comment: JsonObject): Omit<CapturedComment, "body"> {
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
