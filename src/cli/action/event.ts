import { readFileSync } from "node:fs";
import { describeError } from "../../host/system-error.ts";
import { UsageError } from "../usage-error.ts";
import type { Environment } from "./inputs.ts";

type Json = Readonly<Record<string, unknown>>;

/** The texts that an event can write, by its name: where in the payload each stands. */
const writtenIn: Readonly<Record<string, string>> = {
  issue_comment: "comment",
  pull_request_review_comment: "comment",
  commit_comment: "comment",
  discussion_comment: "comment",
  pull_request_review: "review",
  issues: "issue",
  pull_request: "pull_request",
  pull_request_target: "pull_request",
  discussion: "discussion",
};

/** The event that started a workflow (GitHub, "Events that trigger workflows" and "Webhook events and payloads"). */
export class ActionEvent {
  readonly #name: string;
  readonly #payload: Json;

  /** Throws a `UsageError` when the file of the event cannot be read. */
  constructor(env: Environment) {
    this.#name = env["GITHUB_EVENT_NAME"] ?? "";
    const { GITHUB_EVENT_PATH: path } = env;
    if (path === undefined || path === "") {
      this.#payload = {};
      return;
    }
    try {
      this.#payload = objectOf(JSON.parse(readFileSync(path, "utf8"))) ?? {};
    } catch (error) {
      throw new UsageError(`The event cannot be read: ${describeError(error)}.`);
    }
  }

  /**
   * The text that the event wrote, as captured comments are read: with its address and, where the address does not tell it, what
   * it stands under. `undefined` where the event took a text away or wrote none. Throws a `UsageError` for an event without texts.
   */
  written(): string | undefined {
    const place = writtenIn[this.#name];
    if (place === undefined) {
      throw new UsageError(`The mode \`thread\` reads the text of an event, and \`${this.#name}\` has none; use it on ${Object.keys(writtenIn).map((name) => `\`${name}\``).join(", ")}.`);
    }
    const text = objectOf(this.#payload[place]);
    if (text === undefined || this.#payload["action"] === "deleted" || typeof text["body"] !== "string" || text["body"] === "") return undefined;
    // Neither the title nor the thread around the text: they were not written now.
    const { id, node_id, html_url, user, body, created_at, updated_at, number } = text;
    return JSON.stringify([{ id, node_id, html_url, user, body, created_at, updated_at, number }]);
  }

  /** The commit that the event's changes start from; `undefined` where it does not tell. */
  get base(): string | undefined {
    const base = objectOf(objectOf(this.#payload["pull_request"])?.["base"])?.["sha"] ?? objectOf(this.#payload["merge_group"])?.["base_sha"] ?? this.#payload["before"];
    // The first push of a branch comes from nowhere, which is written with zeros.
    return typeof base === "string" && /^[0-9a-f]{40,64}$/.test(base) && !/^0+$/.test(base) ? base : undefined;
  }
}

function objectOf(value: unknown): Json | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
}
