/** Why the readers of a family do not get what a comment says. */
export type LossCode =
  /** Its head is almost one of the family. */
  | "misspelt"
  /** It stands in code or a quote, in a line of other text, or behind a character that nobody sees. */
  | "not-found"
  /** The body is none that readers look at. */
  | "body"
  /** The number is that of another issue or pull request. */
  | "foreign"
  /** It belongs under a pull request and stands under an issue, or the reverse. */
  | "surface"
  /** Another marker of the family stands before it in the same comment. */
  | "second"
  | "edited"
  | "no-payload"
  /** Readers take another fence. */
  | "fence"
  | "syntax"
  /** Keys are missing that only old payloads lack. */
  | "legacy"
  | "version"
  | "old-version"
  | "schema"
  /** Another record of the thread made readers give up. */
  | "aborted";

/** Why a marker is lost, as a sentence without a final stop. */
export interface Loss {
  readonly code: LossCode;
  readonly reason: string;
}
