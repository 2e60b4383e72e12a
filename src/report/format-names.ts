/** The names that `--format` takes. */
export const formatNames = ["text", "json", "sarif", "github", "markdown", "html", "rdjson", "gitlab", "junit"] as const;

export type FormatName = (typeof formatNames)[number];
