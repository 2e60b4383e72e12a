/** A command line that cannot be followed: ends the run with status 2 and its message. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
