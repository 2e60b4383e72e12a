import { loadSchemaValidator } from "../contract/payload-schema.ts";
import { Linter } from "../engine/linter.ts";
import type { KindSource } from "../host/found-files.ts";
import { describeError } from "../host/system-error.ts";
import { decode } from "../parse/decode.ts";
import { chooseParser } from "../parse/markdown/choose.ts";
import { ruleEntries } from "../../rules/index.ts";
import { ruleUrl } from "./about.ts";
import { configSource } from "./configuration.ts";
import { collectInputs } from "./inputs.ts";
import { countBeginnings, renderShare } from "./inspect-note.ts";
import { renderIndex, reportIndexes } from "./inspect-index.ts";
import { noteNodes } from "../core/note/report-words.ts";
import type { Document } from "../core/document.ts";
import { renderHandoffs, reportHandoffs } from "./inspect-hand-offs.ts";
import { inspectDocument, renderInspection, type Inspection } from "./inspect-document.ts";
import type { LintOptions } from "./program.ts";
import type { Streams } from "./streams.ts";

interface InspectOptions {
  readonly format: "text" | "json";
  readonly kind?: LintOptions["kind"];
  readonly parser: LintOptions["parser"];
}

/** Why a file was linted as what it is. */
const reasons: Readonly<Record<KindSource, string>> = {
  chosen: "named so by the configuration or by --kind",
  skill: "told by its file name",
  place: "told by the folder it stands in",
  resource: "it stands in the folder of a skill",
  content: "told by its content or by the ending of its name",
};

/** Prints what is seen in each file, and why a path was passed by. */
export async function inspect(paths: readonly string[], { format, kind, parser: parserName }: InspectOptions, streams: Streams, cwd: string): Promise<number> {
  const configs = configSource({ config: true, configCode: true, rule: [], profile: [] }, cwd);
  const parser = await chooseParser(parserName);
  const linter = new Linter({ parser, rules: ruleEntries, inlineConfig: true, ruleUrl });
  // Whether readers take a payload is for its schema to say.
  await Promise.all([loadSchemaValidator(), linter.loadContracts()]);
  const { inputs, notes, failures } = await collectInputs(paths, kind === undefined ? {} : { kind }, configs, streams, cwd);
  const seen: Inspection[] = [];
  const roots = new Map<string, Document[]>();
  const unread = failures.map(({ path, reason }) => `${path}: ${reason}`);
  for (const { file, read } of inputs) {
    try {
      const input = { ...decode(await read()), path: file.path, kind: file.kind, fileName: file.fileName, folderNames: file.folderNames };
      const document = linter.inspect(input, file.config.layers, noteNodes);
      seen.push({ ...inspectDocument(document, parser.build === "WebAssembly" ? `${parser.name} (${parser.build})` : parser.name), kindBecause: reasons[file.kindSource] });
      const root = file.absolutePath.slice(0, -file.path.length);
      roots.set(root, [...(roots.get(root) ?? []), document]);
    } catch (error) {
      unread.push(`${file.path}: ${describeError(error)}`);
    }
  }
  const beginnings = countBeginnings(seen.flatMap(({ outlines }) => outlines));
  const handoffs = [...roots.values()].flatMap(reportHandoffs);
  const indexes = [...roots.values()].flatMap(reportIndexes);
  if (format === "json") streams.stdout.write(`${JSON.stringify({ version: 1, files: seen, beginnings, indexes, handoffs, notes, failures: unread }, null, 2)}\n`);
  else streams.stdout.write([...seen.map((inspection) => renderInspection(inspection)), ...indexes.filter(({ hasIndex, notes: { length } }) => hasIndex || length > 1).map(renderIndex), ...beginnings.map(renderShare), ...handoffs.map(renderHandoffs)].map((each) => `${each}\n`).join("\n"));
  for (const line of [...notes, ...unread]) streams.stderr.write(`markerlint: ${line}\n`);
  if (inputs.length === 0) streams.stderr.write("markerlint: nothing was inspected\n");
  return unread.length > 0 ? 2 : 0;
}
