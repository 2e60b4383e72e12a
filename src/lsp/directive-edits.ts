import type { Diagnostic, Edit } from "../core/diagnostic.ts";
import type { Document } from "../core/document.ts";
import { applyEdits } from "../core/fix.ts";
import { contains, type Span } from "../core/span.ts";
import type { Analysis } from "./analysis.ts";
import type { Project } from "./project.ts";
import { relint } from "./relint.ts";

/** The word that stands in for the reason until somebody writes one. */
export const reasonPlaceholder = "the reason";

/** A way to silence a finding: an insertion with the reason in it, and what else must be inserted with it. */
export interface DirectiveEdit {
  /** Where the directive goes: an empty span. */
  readonly at: Span;
  /** What stands before and behind the reason. */
  readonly before: string;
  readonly behind: string;
  readonly others: readonly Edit[];
}

/** The edits of a directive with a reason in it. */
export function withReason({ at, before, behind, others }: DirectiveEdit, reason: string): readonly Edit[] {
  return [{ ...at, text: `${before}${reason}${behind}` }, ...others];
}

/**
 * How a directive silences one finding, in the line, or around the block that it stands in; or all findings of its rule in the
 * file. Each way is tried: the finding must be silent, and nothing else may be found that was not there before. Where
 * none works the answer is `undefined`.
 */
export async function findDirectiveEdit(analysis: Analysis, project: Project | undefined, diagnostic: Diagnostic, scope: "line" | "file"): Promise<DirectiveEdit | undefined> {
  const document = analysis.examination?.document;
  if (document === undefined || diagnostic.comment !== undefined) return undefined;
  const candidates = scope === "line" ? lineCandidates(document, diagnostic) : fileCandidates(document, diagnostic);
  const before = countByWords(analysis.diagnostics);
  for (const candidate of candidates) {
    const after = await relint(analysis, project, applyEdits(document.text, withReason(candidate, reasonPlaceholder)));
    const counts = countByWords(after);
    const key = wordsOf(diagnostic);
    const isSilent = scope === "file" ? !after.some(({ ruleId }) => ruleId === diagnostic.ruleId) : (counts.get(key) ?? 0) < (before.get(key) ?? 0);
    if (isSilent && [...counts].every(([words, count]) => count <= (before.get(words) ?? 0))) return candidate;
  }
  return undefined;
}

function wordsOf({ ruleId, message }: Diagnostic): string {
  return `${ruleId} ${message}`;
}

function countByWords(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) counts.set(wordsOf(diagnostic), (counts.get(wordsOf(diagnostic)) ?? 0) + 1);
  return counts;
}

function lineCandidates(document: Document, { ruleId, region }: Diagnostic): DirectiveEdit[] {
  const { source, frontmatter } = document;
  const line = source.lineSpan(region.startPoint.line);
  const text = source.slice(line.start, line.end);
  const indent = /^[ \t]*/.exec(text)?.[0] ?? "";
  if (frontmatter !== undefined && contains(frontmatter.span, { start: region.start, end: region.start })) return yamlCandidates(document, frontmatter.content, ruleId, region, line);
  const payload = document.markers().find((marker) => marker.payload !== undefined && contains(marker.payload.span, { start: region.start, end: region.start }))?.payload;
  const inPayload = payload?.language === "yaml" ? [behindYaml(document, line, ruleId)] : [];
  const block = blockAround(document, region.start);
  const above: DirectiveEdit = { at: empty(line.start), before: `${indent}<!-- markerlint-disable-next-line ${ruleId} -- `, behind: ` -->${ending(document)}`, others: [] };
  // Two hyphens within a comment in a line make GitHub show it to readers.
  const inLine: DirectiveEdit = { at: empty(line.start + text.trimEnd().length), before: ` <!-- markerlint-disable-line ${ruleId} — `, behind: " -->", others: [] };
  const around = block === undefined ? [] : [rangeAround(document, block, ruleId)];
  if (inPayload.length > 0) return [...inPayload, ...around];
  if (block !== undefined && block.start < line.start) return around;
  const previous = region.startPoint.line === 1 ? "" : lineText(document, region.startPoint.line - 1);
  const startsBlock = previous.trim() === "" || /^[ \t]*(?:#{1,6}[ \t]|<!--|\||```|~~~)/.test(text);
  return startsBlock ? [above, inLine, ...around] : [inLine, above, ...around];
}

/** Behind the value on its line, and where that would be part of a text of several lines, around the key. */
function yamlCandidates(document: Document, content: Span, ruleId: string, { start }: Span, line: Span): DirectiveEdit[] {
  if (start < content.start || start >= content.end) return [];
  const pair = document.frontmatter?.mapping?.pairs.find(({ span }) => contains(span, { start, end: start }));
  const behind = behindYaml(document, line, ruleId);
  if (pair === undefined) return [behind];
  const first = document.source.lineSpan(document.source.pointAt(pair.span.start).line);
  const last = document.source.pointAt(Math.max(pair.span.start, pair.span.end - 1)).line;
  const next = document.source.lineSpan(last + 1).start;
  const around: DirectiveEdit = {
    at: empty(first.start),
    before: `# markerlint-disable ${ruleId} -- `,
    behind: ending(document),
    others: [{ ...empty(next), text: `# markerlint-enable ${ruleId}${ending(document)}` }],
  };
  return [behind, around];
}

function behindYaml(document: Document, line: Span, ruleId: string): DirectiveEdit {
  const text = document.source.slice(line.start, line.end);
  return { at: empty(line.start + text.trimEnd().length), before: ` # markerlint-disable-line ${ruleId} -- `, behind: "", others: [] };
}

function rangeAround(document: Document, block: Span, ruleId: string): DirectiveEdit {
  const { source } = document;
  const first = source.lineSpan(source.pointAt(block.start).line);
  const last = source.lineSpan(source.pointAt(Math.max(block.start, block.end - 1)).line);
  const indent = /^[ \t]*/.exec(source.slice(first.start, block.start))?.[0] ?? "";
  return {
    at: empty(first.start),
    before: `${indent}<!-- markerlint-disable ${ruleId} -- `,
    behind: ` -->${ending(document)}`,
    others: [{ ...empty(last.end), text: `${ending(document)}${indent}<!-- markerlint-enable ${ruleId} -->` }],
  };
}

/** The block around an offset into which no comment can be put. */
function blockAround(document: Document, offset: number): Span | undefined {
  return [...document.nodes("code"), ...document.nodes("html").filter(({ inline }) => !inline)].find(({ span }) => contains(span, { start: offset, end: offset }) && offset < span.end)?.span;
}

/** Below the front matter, or at the top; at the end, where a marker must stand on the first line. */
function fileCandidates(document: Document, { ruleId }: Diagnostic): DirectiveEdit[] {
  const { source, frontmatter, text } = document;
  const line = ending(document);
  const words = `<!-- markerlint-disable-file ${ruleId} -- `;
  const end: DirectiveEdit = { at: empty(text.length), before: `${/(?:^|[\r\n])$/.test(text) ? "" : line}${line}${words}`, behind: ` -->${line}`, others: [] };
  if (frontmatter !== undefined) {
    const below = source.lineSpan(source.pointAt(frontmatter.closingLine.start).line).end;
    return [{ at: empty(below), before: `${line}${line}${words}`, behind: " -->", others: [] }, end];
  }
  return [{ at: empty(0), before: words, behind: ` -->${line}${line}`, others: [] }, end];
}

function lineText({ source }: Document, line: number): string {
  const { start, end } = source.lineSpan(line);
  return source.slice(start, end);
}

function ending({ text }: Document): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

function empty(at: number): Span {
  return { start: at, end: at };
}
