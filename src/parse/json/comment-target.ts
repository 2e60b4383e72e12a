import type { Target } from "../../core/document.ts";
import type { JsonObject } from "../../core/json.ts";

/** The keys under which GraphQL and webhooks put an issue or a pull request, and what that is. */
const typesByKey: ReadonlyMap<string, Target["type"]> = new Map([
  ["issue", "issue"],
  ["pullRequest", "pull-request"],
  ["pull_request", "pull-request"],
]);

const addressKeys = ["html_url", "url", "pull_request_url", "issue_url"];
const contentKeys = ["body", "comments", "reviews"];

/** The keys of an object that tell its target. */
export const targetKeys: readonly string[] = [...addressKeys, "number"];

/**
 * The issue or pull request that an object of captured JSON is, or under which it stands, as far as the object itself tells:
 * by the address of its page, by the addresses that the REST API gives, or by its number. `key` is the one under which the object
 * stands. What the REST API calls an issue may be a pull request, so its addresses tell the number alone.
 */
export function targetOf(object: JsonObject, key: string | undefined): Target | undefined {
  const addresses = addressKeys.flatMap((name) => {
    const value = object.members.get(name);
    return value?.type === "string" ? [value.value.slice(0, 1000)] : [];
  });
  const [first] = addresses.flatMap((address) => targetOfAddress(address) ?? []);
  if (first !== undefined) return first;
  const number = object.members.get("number");
  // Other things have numbers too, and addresses that say so.
  if (addresses.length > 0 || number?.type !== "number" || !/^[1-9]\d{0,9}$/.test(number.source)) return undefined;
  if (!contentKeys.some((name) => object.members.has(name))) return undefined;
  return { type: key === undefined ? undefined : typesByKey.get(key), number: Number(number.source) };
}

function targetOfAddress(address: string): Target | undefined {
  const api = /\/repos\/[^/]+\/[^/]+\/(issues|pulls)\/([1-9]\d{0,9})(?=$|[/#?])/.exec(address);
  if (api !== null) return { type: api[1] === "pulls" ? "pull-request" : undefined, number: Number(api[2]) };
  const page = /^https?:\/\/[^/]+\/[^/]+\/[^/]+\/(issues|pull)\/([1-9]\d{0,9})(?=$|[/#?])/.exec(address);
  return page === null ? undefined : { type: page[1] === "pull" ? "pull-request" : "issue", number: Number(page[2]) };
}
