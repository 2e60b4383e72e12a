/** The error codes of the operating system that people meet, in words that can stand after a colon. */
const words: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EBUSY: "in use",
  EISDIR: "a folder, not a file",
  ELOOP: "links that lead in a circle",
  EMFILE: "too many open files",
  ENAMETOOLONG: "a name that is too long",
  ENOENT: "does not exist",
  ENOSPC: "no space left on the disk",
  ENOTDIR: "a part of the path is not a folder",
  EPERM: "not permitted",
  EROFS: "the disk is read-only",
};

/** The code of an error that the operating system gave, such as `ENOENT`. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** What went wrong, without the path, which the caller names. */
export function describeError(error: unknown): string {
  const code = systemErrorCode(error);
  if (code !== undefined && words[code] !== undefined) return `${words[code]} (${code})`;
  return error instanceof Error ? error.message : String(error);
}
