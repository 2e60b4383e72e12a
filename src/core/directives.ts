import type { Document } from "./document.ts";
import type { Finding } from "./diagnostic.ts";
import type { Span } from "./span.ts";

/** What directives do: silence their own line, the next line with text, a range, or the file; or end ranges. */
export const directiveActions = ["disable", "enable", "disable-line", "disable-next-line", "disable-file"] as const;

export type DirectiveAction = (typeof directiveActions)[number];

/** A comment that speaks to the linter. Spans are offsets into the document. */
export interface Directive {
  /** The whole comment. */
  readonly span: Span;
  /** The first word as written, such as `markerlint-disable`; it may be none that exists. */
  readonly name: { readonly text: string; readonly span: Span };
  readonly action: DirectiveAction | undefined;
  /** Empty when the directive names no rule, which means every rule. */
  readonly rules: readonly { readonly id: string; readonly span: Span }[];
  /** What stands behind ` -- `; empty when nothing does. */
  readonly reason: string;
}

/** A directive together with what it silenced. */
export interface DirectiveUse {
  readonly directive: Directive;
  /** The ids that silenced at least one finding; `*` for a directive that names no rule. */
  readonly used: ReadonlySet<string>;
}

const prefix = "markerlint-";
/** A comment of HTML, as CommonMark 0.31 (section 6.6) has it: the two shortest end where they begin. */
const htmlComment = /<!--(?:-?>|([\s\S]*?)-->)/g;
/** The first word of a comment that was meant as a directive, in any case; without the hyphen only where a known word follows. */
const directiveName = /^\s*(markerlint-\w*(?:-\w+)*|markerlint(?:\s*[:_]|\s)\s*(?:enable|disable)(?:[-_\s](?:file|line|next[-_\s]?line))?(?![\w-]))/i;
/** Two hyphens, or the dash that a word processor makes of them. */
const reasonMark = /(?:^|\s)(?:-{2,}|[\u2013\u2014])(?=\s|$)/;

/**
 * The directives of a document: HTML comments that are HTML for a Markdown parser (so never in a fence, a code span or a
 * quote, nor inside another comment), and comments of the YAML in front matter and payloads.
 */
export function findDirectives(document: Document): Directive[] {
  if (!/markerlint/i.test(document.text)) return [];
  const found: (Directive | undefined)[] = [];
  for (const node of document.nodes("html")) {
    if (node.within.includes("blockquote")) continue;
    const source = document.text.slice(node.span.start, node.span.end);
    for (const { 0: comment, 1: inner = "", index } of source.matchAll(htmlComment)) {
      const start = node.span.start + index;
      found.push(readDirective({ start, end: start + comment.length }, inner, start + "<!--".length));
    }
  }
  const yaml = [document.frontmatter?.yaml, ...document.markers().map(({ payload }) => payload?.tree)];
  for (const span of yaml.flatMap((tree) => tree?.comments ?? [])) {
    found.push(readDirective(span, document.text.slice(span.start + 1, span.end), span.start + 1));
  }
  return found.filter((directive) => directive !== undefined).sort((a, b) => a.span.start - b.span.start);
}

/** Reads what stands in a comment from the offset `start` on. */
function readDirective(span: Span, inner: string, start: number): Directive | undefined {
  const match = directiveName.exec(inner);
  const name = match?.[1];
  if (match === null || name === undefined) return undefined;
  const nameStart = start + match[0].length - name.length;
  const rest = inner.slice(match[0].length);
  const mark = reasonMark.exec(rest);
  const list = mark === null ? rest : rest.slice(0, mark.index);
  const rules = [...list.matchAll(/[^\s,]+/g)].map(({ 0: id, index }) => {
    const at = start + match[0].length + index;
    return { id, span: { start: at, end: at + id.length } };
  });
  return {
    span,
    name: { text: name, span: { start: nameStart, end: nameStart + name.length } },
    action: actionOf(name),
    rules,
    reason: mark === null ? "" : rest.slice(mark.index + mark[0].length).trim(),
  };
}

function actionOf(name: string): DirectiveAction | undefined {
  return directiveActions.find((action) => name === prefix + action);
}

/** Which findings the directives silence, with the directive that does; and what each directive was good for. */
export interface Silencing {
  readonly silenced: ReadonlyMap<Finding, Directive>;
  readonly uses: readonly DirectiveUse[];
}

/**
 * Marks the findings that directives silence. A finding belongs to the line on which it starts. `currentId` gives the
 * present id of a rule that was renamed, and every other id unchanged.
 */
export function silence(document: Document, findings: readonly Finding[], directives: readonly Directive[], currentId: (id: string) => string): Silencing {
  const lineOf = (offset: number): number => document.source.pointAt(offset).line;
  const silenced = new Map<Finding, Directive>();
  const used = new Map<Directive, Set<string>>(directives.map((directive) => [directive, new Set<string>()]));
  const lines = linesOfNextLineDirectives(document, directives);
  const ranges = directives.map((directive) => ({ directive, ...linesOf(document, directive, directives, lines, currentId) }));
  for (const finding of findings) {
    const line = lineOf(finding.at.start);
    for (const { directive, first, last, until } of ranges) {
      if (line < first || line > Math.min(last, until(finding.ruleId))) continue;
      const names = directive.rules.map(({ id }) => id);
      const name = names.length === 0 ? "*" : names.find((id) => currentId(id) === finding.ruleId);
      if (name === undefined) continue;
      if (!silenced.has(finding)) silenced.set(finding, directive);
      used.get(directive)?.add(name);
    }
  }
  return { silenced, uses: directives.map((directive) => ({ directive, used: used.get(directive) ?? new Set<string>() })) };
}

interface LineRange {
  /** 1-based, both included. */
  readonly first: number;
  readonly last: number;
  /** The last line of a range for one rule: an `enable` may end it for some rules only. */
  readonly until: (ruleId: string) => number;
}

function linesOf(document: Document, directive: Directive, all: readonly Directive[], skipped: ReadonlySet<number>, currentId: (id: string) => string): LineRange {
  const lineOf = (offset: number): number => document.source.pointAt(offset).line;
  const own = lineOf(directive.span.start);
  const end = document.source.lineCount;
  const forever = (): number => end;
  switch (directive.action) {
    case "disable-file":
      return { first: 1, last: end, until: forever };
    case "disable-line":
      return { first: own, last: own, until: forever };
    case "disable-next-line": {
      const next = nextLineWithText(document, lineOf(directive.span.end), skipped);
      return { first: next, last: next, until: forever };
    }
    case "disable": {
      const enables = all.filter(({ action, span }) => action === "enable" && span.start > directive.span.start);
      const until = (ruleId: string): number => {
        const stop = enables.find(({ rules }) => rules.length === 0 || rules.some(({ id }) => currentId(id) === ruleId));
        return stop === undefined ? end : lineOf(stop.span.start);
      };
      return { first: own, last: end, until };
    }
    default:
      return { first: 1, last: 0, until: forever };
  }
}

/**
 * Markdown needs a blank line between a comment and some blocks, so blank lines do not count; nor do `skipped` ones.
 * At the end of the text it is the line behind it.
 */
function nextLineWithText(document: Document, line: number, skipped: ReadonlySet<number>): number {
  for (let next = line + 1; next <= document.source.lineCount; next += 1) {
    const { start, end } = document.source.lineSpan(next);
    if (!skipped.has(next) && document.source.slice(start, end).trim() !== "") return next;
  }
  return document.source.lineCount + 1;
}

/** The lines that hold nothing but directives for the next line, so that several can stand one below the other. */
function linesOfNextLineDirectives({ source }: Document, directives: readonly Directive[]): ReadonlySet<number> {
  const rests = new Map<number, string>();
  for (const { action, span } of directives) {
    if (action !== "disable-next-line") continue;
    const last = source.pointAt(span.end).line;
    for (let line = source.pointAt(span.start).line; line <= last; line += 1) {
      const { start, end } = source.lineSpan(line);
      const text = rests.get(line) ?? source.slice(start, end);
      const from = Math.max(0, span.start - start);
      const to = Math.min(text.length, span.end - start);
      rests.set(line, text.slice(0, from) + " ".repeat(to - from) + text.slice(to));
    }
  }
  return new Set([...rests].filter(([, rest]) => rest.trim() === "").map(([line]) => line));
}
