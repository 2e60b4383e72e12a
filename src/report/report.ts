import { formatGithub } from "./github.ts";
import { formatJson } from "./json.ts";
import type { Format } from "./report-input.ts";
import { formatSarif } from "./sarif.ts";
import { formatText } from "./text.ts";

/** The reports by the names that `--format` takes. */
export const formats = {
  text: formatText,
  json: formatJson,
  sarif: formatSarif,
  github: formatGithub,
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;
