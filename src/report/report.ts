import type { FormatName } from "./format-names.ts";
import { formatGithub } from "./github.ts";
import { formatGitlab } from "./gitlab.ts";
import { formatHtml } from "./html/html.ts";
import { formatJson } from "./json.ts";
import { formatJunit } from "./junit.ts";
import { formatMarkdown } from "./markdown.ts";
import { formatRdjson } from "./rdjson.ts";
import type { Format } from "./report-input.ts";
import { formatSarif } from "./sarif.ts";
import { formatText } from "./text.ts";

/** The reports by the names that `--format` takes. */
export const formats = {
  text: formatText,
  json: formatJson,
  sarif: formatSarif,
  github: formatGithub,
  markdown: formatMarkdown,
  html: formatHtml,
  rdjson: formatRdjson,
  gitlab: formatGitlab,
  junit: formatJunit,
} as const satisfies Readonly<Record<FormatName, Format>>;
