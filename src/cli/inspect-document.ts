import { outlineNotes, renderOutline, type NoteOutline } from "./inspect-note.ts";
import type { Document } from "../core/document.ts";
import type { Span } from "../core/span.ts";
import type { JsonValue } from "../core/json.ts";
import { inspectThreads, renderThread, type ThreadInspection } from "./inspect-thread.ts";
import { keyText, type YamlNode } from "../core/yaml.ts";

/** What is seen in a document: plain data, with every place as `line:column`. */
export interface Inspection {
  readonly path: string;
  readonly kind: string;
  /** Why the document has this kind, where it is a file. */
  readonly kindBecause?: string;
  /** The name of the Markdown parser, with its build where that is not the native one. */
  readonly parser: string;
  readonly lines: number;
  readonly byteOrderMark: boolean;
  readonly faults: readonly string[];
  readonly frontmatter: { readonly place: string; readonly keys: readonly { readonly key: string; readonly place: string; readonly value: string }[] } | undefined;
  /** The members of a text that is one JSON object: a manifest. */
  readonly members: readonly { readonly name: string; readonly place: string; readonly value: string }[];
  readonly sections: readonly { readonly depth: number; readonly title: string; readonly place: string; readonly lines: number }[];
  readonly links: readonly { readonly url: string; readonly place: string }[];
  readonly fences: readonly { readonly language: string; readonly place: string; readonly lines: number }[];
  readonly markers: readonly {
    readonly family: string;
    readonly place: string;
    readonly parameters: Readonly<Record<string, string>>;
    readonly payload: string | undefined;
  }[];
  /** What readers see of the threads in captured JSON. */
  readonly threads: readonly ThreadInspection[];
  /** What readers and tools make of a note, by each contract whose file it is. */
  readonly outlines: readonly NoteOutline[];
  /** The comments of a captured thread. */
  readonly comments: readonly (Inspection & { readonly id: string | undefined; readonly url: string | undefined })[];
}

/** The longest value that is shown, in UTF-16 code units. */
const longestValue = 60;

export function inspectDocument(document: Document, parser: string): Inspection {
  const outer = document.embedding?.outer ?? document.source;
  const place = (span: Span): string => {
    const { line, column } = outer.pointAt(document.embedding?.map.toOuter(span.start) ?? span.start);
    return `${String(line)}:${String(column)}`;
  };
  const lineCount = ({ start, end }: Span): number => document.source.pointAt(Math.max(start, end - 1)).line - document.source.pointAt(start).line + 1;
  const { frontmatter } = document;

  return {
    path: document.path,
    kind: document.kind,
    parser,
    // A line ending ends a line and begins none.
    lines: document.source.lineCount - (/[\r\n]$/.test(document.text) ? 1 : 0),
    byteOrderMark: document.hasByteOrderMark,
    faults: [
      ...document.faults.map(({ span, reason }) => `${place(span)} ${reason}`),
      ...document.frontmatterNearMisses.map(({ code, span }) => `${place(span)} front matter: ${code}`),
      ...(frontmatter?.yaml.faults ?? []).map(({ span, reason }) => `${place(span)} front matter: ${reason}`),
    ],
    frontmatter:
      frontmatter === undefined
        ? undefined
        : {
            place: place(frontmatter.span),
            keys: (frontmatter.mapping?.pairs ?? []).map((pair) => ({ key: keyText(pair) ?? "", place: place(pair.key.span), value: showValue(pair.value) })),
          },
    members: membersOf(document, place),
    sections: document.sections().map(({ heading, span }) => ({ depth: heading.depth, title: heading.text, place: place(heading.span), lines: lineCount(span) })),
    links: [...document.nodes("link"), ...document.nodes("image"), ...document.nodes("definition")]
      .sort((a, b) => a.span.start - b.span.start)
      .map(({ url, span }) => ({ url, place: place(span) })),
    fences: document.nodes("code").map(({ lang, span }) => ({ language: lang ?? "", place: place(span), lines: lineCount(span) })),
    markers: document.markers().map(({ contract, span, parameters, payload }) => ({
      family: contract.family,
      place: place(span),
      parameters: Object.fromEntries([...parameters].map(([name, { text }]) => [name, text])),
      payload: payload === undefined ? undefined : place(payload.span),
    })),
    threads: document.kind === "thread" ? inspectThreads(document) : [],
    outlines: outlineNotes(document),
    comments: document.embedded().map((comment) => ({
      ...inspectDocument(comment, parser),
      id: comment.embedding?.comment.id,
      url: comment.embedding?.comment.url,
    })),
  };
}

function membersOf(document: Document, place: (span: Span) => string): Inspection["members"] {
  const value = document.kind === "manifest" ? document.json() : undefined;
  if (value?.type !== "object") return [];
  return [...value.members].map(([name, member]) => ({ name, place: place(member.span), value: showJson(member) }));
}

function showJson(value: JsonValue): string {
  switch (value.type) {
    case "object":
      return `{ ${[...value.members.keys()].join(", ")} }`;
    case "array":
      return `[ ${String(value.items.length)} ]`;
    case "string":
      return shorten(value.value);
    default:
      return value.source;
  }
}

function showValue(value: YamlNode | undefined): string {
  if (value === undefined) return "";
  if (value.kind === "mapping") return `{ ${value.pairs.map((pair) => keyText(pair) ?? "").join(", ")} }`;
  if (value.kind === "sequence") return `[ ${String(value.items.length)} ]`;
  if (value.kind === "alias") return `*${value.name}`;
  return shorten(value.text);
}

function shorten(whole: string): string {
  const text = whole.replaceAll(/\s+/g, " ").trim();
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;
}

/** The inspection as an outline for people. */
export function renderInspection(inspection: Inspection, indent = ""): string {
  const { kind, kindBecause, path, parser, lines, faults, frontmatter, members, sections, links, fences, markers, outlines, comments } = inspection;
  const out = [`${indent}${path}`, `${indent}  ${kind}${kindBecause === undefined ? "" : ` (${kindBecause})`}, ${String(lines)} lines, read with ${parser}${inspection.byteOrderMark ? ", byte-order mark" : ""}`];
  const list = (title: string, rows: readonly string[]): void => {
    if (rows.length > 0) out.push(`${indent}  ${title}`, ...rows.map((row) => `${indent}    ${row}`));
  };
  list("faults", faults);
  if (frontmatter !== undefined) list(`front matter ${frontmatter.place}`, frontmatter.keys.map(({ key, place, value }) => `${place} ${key}: ${value}`));
  list("members", members.map(({ name, place, value }) => `${place} ${name}: ${value}`));
  list("sections", sections.map(({ depth, title, place, lines: count }) => `${place} ${"#".repeat(depth)} ${title} (${String(count)} lines)`));
  list("links", links.map(({ url, place }) => `${place} ${url}`));
  list("fences", fences.map(({ language, place, lines: count }) => `${place} ${language === "" ? "(no language)" : language} (${String(count)} lines)`));
  list(
    "markers",
    markers.map(({ family, place, parameters, payload }) => {
      const words = Object.entries(parameters).map(([name, text]) => `${name}=${text}`);
      return `${place} ${[family, ...words].join(" ")}${payload === undefined ? ", no payload" : `, payload ${payload}`}`;
    }),
  );
  for (const thread of inspection.threads) out.push("", ...renderThread(thread).map((line) => (line === "" ? line : `${indent}  ${line}`)));
  for (const outline of outlines) list(`note ${outline.contract}`, renderOutline(outline));
  // The state of the thread would be lost among the outlines of its comments.
  for (const comment of inspection.threads.length > 0 ? [] : comments) {
    out.push(`${indent}  comment ${comment.id ?? "(no id)"}${comment.url === undefined ? "" : ` ${comment.url}`}`);
    out.push(...renderInspection(comment, `${indent}    `).split("\n").slice(2));
  }
  return out.join("\n");
}
