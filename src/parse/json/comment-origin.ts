import type { BodyPlace, CommentOrigin } from "../../core/document.ts";
import type { JsonObject, JsonValue } from "../../core/json.ts";

const authorKeys = ["author", "user", "actor"];
const createdKeys = ["createdAt", "created_at", "submittedAt", "submitted_at"];
const updatedKeys = ["updatedAt", "updated_at"];
const submittedKeys = ["submittedAt", "submitted_at"];
/** The keys under which an issue or a pull request stands in GraphQL and webhooks. */
const descriptionKeys: ReadonlySet<string> = new Set(["issue", "pullRequest", "pull_request"]);

/** The keys of an object that tell its origin. */
export const originKeys: readonly string[] = [
  ...["databaseId", "id", "html_url", "url", "title", "number", "comments", "reviews", "diff_hunk", "diffHunk", "pull_request_review_id", "includesCreatedEdit", "lastEditedAt"],
  ...[...authorKeys, ...createdKeys, ...updatedKeys],
];

/**
 * What an object with a body tells of it, in the words of the REST API, of GraphQL and of `gh` (GitHub documentation and
 * cli/cli). `key` is the one under which the object stands.
 */
export function originOf(object: JsonObject, key: string | undefined): CommentOrigin {
  const text = (names: readonly string[]): string | undefined => names.map((name) => textOf(object.members.get(name))).find((value) => value !== undefined);
  const author = authorKeys.map((name) => object.members.get(name)).find((value) => value?.type === "object");
  return {
    id: text(["databaseId", "id"]),
    url: text(["html_url", "url"]),
    author: author?.type === "object" ? textOf(author.members.get("login")) : undefined,
    place: placeOf(object, key),
    createdAt: text(createdKeys),
    edited: wasEdited(object, text(createdKeys), text(updatedKeys)),
  };
}

function placeOf({ members }: JsonObject, key: string | undefined): BodyPlace {
  const has = (names: readonly string[]): boolean => names.some((name) => members.has(name));
  const page = textOf(members.get("html_url")) ?? textOf(members.get("url")) ?? "";
  if (page.includes("#issuecomment-")) return "comment";
  if (page.includes("#discussion_r") || has(["diff_hunk", "diffHunk", "pull_request_review_id"])) return "review-comment";
  if (page.includes("#pullrequestreview-") || has(submittedKeys)) return "review";
  if (has(["title", "number"]) || (key !== undefined && descriptionKeys.has(key))) return "description";
  return ["comments", "reviews"].some((name) => members.get(name)?.type === "array" || members.get(name)?.type === "object") ? "description" : "comment";
}

/** GitHub gives an untouched comment the same time twice; `gh` and GraphQL say it outright. */
function wasEdited({ members }: JsonObject, created: string | undefined, updated: string | undefined): boolean | undefined {
  const said = members.get("includesCreatedEdit");
  if (said?.type === "boolean") return said.source === "true";
  const last = members.get("lastEditedAt");
  if (last !== undefined) return last.type === "string";
  if (created === undefined || updated === undefined) return undefined;
  const [from, to] = [Date.parse(created), Date.parse(updated)];
  return Number.isNaN(from) || Number.isNaN(to) ? undefined : to > from;
}

function textOf(value: JsonValue | undefined): string | undefined {
  if (value?.type === "string") return value.value;
  return value?.type === "number" ? value.source : undefined;
}
